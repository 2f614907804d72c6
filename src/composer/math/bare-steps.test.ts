import { describe, expect, it } from 'vitest';
import { Random } from '../random.ts';
import type { MathDifficulty, MathSkill } from './math-skill.ts';
import { MATH_SKILLS, makeProblem } from './math-skills.ts';
import { type Scene, type Thing, scenesFor } from './scenes.ts';

const DIFFICULTIES: readonly MathDifficulty[] = ['basic', 'intermediate', 'advanced'];
const PEOPLE = ['Qamaria', 'Qobert', 'Qilda', 'Qenneth'];
/** No word of mathematics and no other word of a skill looks like these. */
const MADE_UP = /\bq(?:zing|zong|zip|zap|zell|zimber|zast|zuff)s?\b|\bQ(?:amaria|obert|ilda|enneth)\b/u;

const asMadeUp = <T extends Thing>(thing: T): T => ({
  ...thing,
  one: 'qzing',
  many: 'qzings',
  kinds: ['qzip', 'qzap'],
  group: { one: 'qzell', many: 'qzells' },
});

/** A scene whose words are found wherever they stand. */
function madeUp(scene: Scene): Scene {
  const [first, second, ...others] = scene.things.map(asMadeUp) as [Thing, Thing, ...Thing[]];
  return {
    ...scene,
    things: [first, second, ...others],
    priced: [
      { ...scene.priced[0], one: 'qzong', many: 'qzongs' },
      { ...scene.priced[1], one: 'qzimber', many: 'qzimbers' },
    ],
    stuff: { ...scene.stuff, noun: 'qzuff', portion: { one: 'qzast', many: 'qzasts' } },
  };
}

function leaksOf(skill: MathSkill): string[] {
  const found = new Set<string>();
  const [first, last] = skill.grades;
  for (let seed = 1; seed <= 60; seed += 1) {
    for (const difficulty of DIFFICULTIES) {
      const grade = first + (seed % (last - first + 1));
      const random = new Random(seed * 7919 + difficulty.length);
      const scene = madeUp(random.pick(scenesFor(grade)));
      const { bare, steps, distractors } = makeProblem(skill, {
        random,
        grade,
        difficulty,
        scene,
        people: PEOPLE,
        multiStep: seed % 3 === 0,
      });
      if (MADE_UP.test(bare)) continue;
      for (const said of [...steps.map(({ text }) => text), ...distractors.map(({ error }) => error)]) {
        if (MADE_UP.test(said)) found.add(said);
      }
    }
  }
  return [...found];
}

describe('what is said of a problem without its story', () => {
  it.each(MATH_SKILLS)('holds no word of the story: $id', (skill) => {
    expect(leaksOf(skill)).toEqual([]);
  });
});
