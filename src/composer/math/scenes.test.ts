import { describe, expect, it } from 'vitest';
import { Random } from '../random.ts';
import { pickNames } from './names.ts';
import { SCENES, scenesFor } from './scenes.ts';
import { sceneForTopic, sceneNamedIn } from './topic-scene.ts';

const isRange = ([least, most]: readonly [number, number]): boolean => least > 0 && least < most;

describe('scenes', () => {
  it('are many, for every grade', () => {
    expect(SCENES.length).toBeGreaterThanOrEqual(60);
    expect(new Set(SCENES.map(({ id }) => id)).size).toBe(SCENES.length);
    for (let grade = 0; grade <= 12; grade += 1) expect(scenesFor(grade).length).toBeGreaterThanOrEqual(20);
  });

  it.each(SCENES)(
    '$id holds possible quantities and no pronoun',
    ({ things, priced, rate, rectangle, happening, chapters, opening, ...scene }) => {
      expect([...priced.map(({ cents }) => cents), rate.range, rectangle.sides, happening.minutes].every(isRange)).toBe(true);
      expect(things.every(({ most, perGroup }) => perGroup <= most)).toBe(true);
      expect(chapters.length).toBeGreaterThanOrEqual(5);
      expect([opening, ...chapters].every((sentence) => sentence.endsWith('.'))).toBe(true);
      expect(JSON.stringify({ things, priced, chapters, opening, scene })).not.toMatch(/\b(?:he|she|his|her|hers|him)\b/iu);
    },
  );
});

describe('names', () => {
  it('are different ones', () => {
    expect(new Set(pickNames(new Random(1), 40)).size).toBe(40);
  });
});

describe('scenes from a topic or a note', () => {
  it('finds the scene a teacher means', () => {
    expect(sceneNamedIn('Use baking', 3)?.id).toBe('bakery');
    expect(sceneNamedIn('Please use our school garden.', 4)?.id).toBe('school-garden');
    expect(sceneForTopic('Baseball', 5).id).toBe('baseball');
    expect(sceneForTopic('the rain forest', 3).id).toBe('rain-forest');
    expect(sceneNamedIn('Two students need large print.', 3)).toBeUndefined();
  });

  it('makes a class project of any other topic', () => {
    expect(sceneForTopic('the French Revolution', 7).things[0].many).toBe('cards about the French Revolution');
    expect(sceneForTopic('<b>x</b>', 7).things[0].many).toBe('cards about our topic');
  });
});
