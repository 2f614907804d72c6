import { describe, expect, it } from 'vitest';
import { bandOf } from '../../composer/grade-band.ts';
import { MATH_SKILLS } from '../../composer/math/math-skills.ts';
import { SET_CARDS } from '../../composer/sets/teaching-sets.ts';
import { TOPIC_CARDS, openPack } from '../../composer/topics/topic-packs.ts';
import { composerEngine } from '../../generation/composer-engine.ts';
import { generate } from '../../generation/generate.ts';
import { ORDINARY_FORMS } from '../../testing/ordinary-forms.ts';
import type { CulturalDocument } from './document.ts';

const GRADE = { 'K-2': '2nd Grade', '3-5': '4th Grade', '6-8': '7th Grade', '9-12': '10th Grade' } as const;
const ASKS_AT_HOME = /your family|outside school|people you know do it|\bour community|people from the same place/iu;

async function draft(topic: string, gradeLevel: string, seed: number, culturalContext = ORDINARY_FORMS.cultural['culturalContext'] ?? '') {
  const formData = { ...ORDINARY_FORMS.cultural, topic, gradeLevel, culturalContext, additionalContext: '' };
  const { document, findings } = await generate({ toolId: 'cultural', formData }, { engines: [composerEngine], seed });
  return { document: document as CulturalDocument, findings };
}

describe('cultural ideas', () => {
  it('pass every check on every topic', async () => {
    for (const [seed, { title, bands }] of TOPIC_CARDS.entries()) {
      for (const band of bands) {
        const { findings } = await draft(title, GRADE[band], seed);
        expect({ title, band, findings }).toEqual({ title, band, findings: [] });
      }
    }
  });

  it('ask nobody at home about slavery, war, illness, money or belief', async () => {
    for (const { id, title, bands } of TOPIC_CARDS) {
      const { sensitive = false } = await openPack(id);
      // What a set asks was written for its topic, and read by a second person.
      if (!sensitive || SET_CARDS.some(({ family }) => family.includes(id))) continue;
      for (const band of bands) {
        for (let seed = 1; seed <= 4; seed += 1) {
          const { document } = await draft(title, GRADE[band], seed);
          expect(document.askStudents.join(' ')).not.toMatch(ASKS_AT_HOME);
        }
      }
    }
  });

  it('ask what students know from home where nobody is touched by it', async () => {
    const asked = await Promise.all([1, 2, 3, 4, 5, 6].map((seed) => draft('The water cycle', '5th Grade', seed)));
    expect(asked.map(({ document }) => document.askStudents.join(' ')).join(' ')).toMatch(ASKS_AT_HOME);
  });

  it('ask of mathematics what mathematics can answer, on every skill', async () => {
    for (const [seed, { title, grades }] of MATH_SKILLS.entries()) {
      const { document, findings } = await draft(title, GRADE[bandOf(grades[0])], seed);
      expect({ title, findings }).toEqual({ title, findings: [] });
      expect(document.ideas.map(({ task }) => task).join(' ')).not.toMatch(/oral history|our sources|headlines|primary source|authors|\{/u);
    }
  });

  it.each([
    ['Rural town, many families work on dairy farms', /Who around here/u],
    ['Apartment blocks in a big city, close to the subway', /Our blocks/u],
    ['A fishing harbor on the coast', /by the water/u],
    ['A base town: most are Army families', /somewhere else/u],
    ['Newcomers from many countries', /learned to write|learn to write/u],
    ['Near a reservation; several students are Navajo', /own words/u],
  ])('make how the class lives part of the work: %s', async (context, title) => {
    for (let seed = 1; seed <= 5; seed += 1) {
      const { document, findings } = await draft('Ecosystems', '4th Grade', seed, context);
      expect(document.ideas.some((idea) => title.test(idea.title))).toBe(true);
      expect(findings).toEqual([]);
    }
  });
});
