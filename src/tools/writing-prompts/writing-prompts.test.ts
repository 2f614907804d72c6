import { describe, expect, it } from 'vitest';
import { gatherMaterials } from '../../composer/materials.ts';
import { Random } from '../../composer/random.ts';
import { TOPIC_CARDS, openPack } from '../../composer/topics/topic-packs.ts';
import { SET_CARDS } from '../../composer/sets/teaching-sets.ts';
import { composerEngine } from '../../generation/composer-engine.ts';
import { generate } from '../../generation/generate.ts';
import { trigramSimilarity } from '../../text/similarity.ts';
import type { WritingPromptsDocument } from './document.ts';
import { seedsFromKit } from './seeds-from-kit.ts';

const GRADE = { 'K-2': 2, '3-5': 4, '6-8': 7, '9-12': 10 } as const;
const GENRES = ['Narrative', 'Persuasive', 'Expository', 'Descriptive', 'Creative'] as const;
/** A set gives what it has of a genre, and its family's own beside it: that may be fewer. */
const HAS_SET = new Set(SET_CARDS.flatMap(({ family }) => family));
const EVERY_BAND = TOPIC_CARDS.filter(({ id }) => !HAS_SET.has(id)).flatMap(({ id, title, bands }) =>
  bands.map((band) => ({ id, title, band })),
);

describe('writing prompts on every topic', () => {
  it('are as many as asked, unlike each other, and pass every check, in every genre', async () => {
    for (const [index, { title, band }] of EVERY_BAND.entries()) {
      const genre = GENRES[index % GENRES.length] ?? 'Narrative';
      const formData = {
        topic: title,
        gradeLevel: `${GRADE[band]}${GRADE[band] === 2 ? 'nd' : 'th'} Grade`,
        genre,
        numberOfPrompts: '6',
        stateStandard: 'CCSS',
        framework: 'NGSS',
      };
      const { document, findings } = await generate({ toolId: 'writing-prompts', formData }, { engines: [composerEngine], seed: index });
      const { prompts: made, teacherNotes } = document as WritingPromptsDocument;
      const prompts = made.map(({ prompt }) => prompt);
      // A set with fewer of the genre says so.
      const count = teacherNotes.some((note) => note.startsWith(`${prompts.length} of 6 prompts`)) ? 6 : prompts.length;
      expect({ title, band, genre, count, findings }).toEqual({ title, band, genre, count: 6, findings: [] });
      expect(prompts.length).toBeGreaterThan(1);
      for (const [at, prompt] of prompts.entries()) {
        for (const other of prompts.slice(at + 1)) expect(trigramSimilarity(prompt, other)).toBeLessThanOrEqual(0.25);
      }
    }
  });

  it('never let a student of history or health speak as somebody who lived it, where they are made of a topic’s material', async () => {
    for (const { id, title, band } of EVERY_BAND) {
      const { subject } = await openPack(id);
      if (subject !== 'social-studies' && subject !== 'health') continue;
      const materials = await gatherMaterials({ topic: title, grade: GRADE[band] }, new Random(1));
      for (const genre of GENRES) {
        for (const { prompt } of seedsFromKit(materials, genre, new Random(2))) {
          expect(prompt).not.toMatch(/^You are|in (?:its|his|her|their) voice|could talk|diary|Imagine a place/u);
        }
      }
    }
  });
});

describe('a question typed as the topic of persuasive prompts', () => {
  it.each(['should students wear uniforms', 'Is recess long enough?'])('is what students argue: %s', async (topic) => {
    const formData = {
      topic,
      gradeLevel: '7th Grade',
      genre: 'Persuasive',
      numberOfPrompts: '4',
      stateStandard: 'CCSS',
      framework: 'NCTE',
    };
    for (const seed of [1, 2, 3]) {
      const { document } = await generate({ toolId: 'writing-prompts', formData }, { engines: [composerEngine], seed });
      const question = `“${topic.charAt(0).toUpperCase()}${topic.slice(1).replace('?', '')}?”`;
      for (const { prompt } of (document as WritingPromptsDocument).prompts) expect(prompt).toContain(question);
    }
  });
});

it.each(['Identity', 'Change', 'power', 'Time', 'Reflection', 'Belonging'])(
  'take “%s” for a theme of life, not for mathematics',
  async (topic) => {
    for (const genre of GENRES) {
      const formData = { topic, gradeLevel: '10th Grade', genre, numberOfPrompts: '4', stateStandard: 'CCSS', framework: '' };
      const { content, findings } = await generate({ toolId: 'writing-prompts', formData }, { engines: [composerEngine], seed: 5 });
      expect(content).not.toMatch(/\bmath|operations|exponents|coins|elapsed|coordinate|main idea|What is \d/iu);
      expect(findings).toEqual([]);
    }
  },
);
