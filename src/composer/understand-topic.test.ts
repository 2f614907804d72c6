import { performance } from 'node:perf_hooks';
import { describe, expect, it } from 'vitest';
import { GRADE_BANDS } from './grade-band.ts';
import { TOPIC_CARDS } from './topics/topic-packs.ts';
import { contentStems } from './typed-words.ts';
import { PACK_FAMILIES } from '../testing/topic-families.ts';
import { understandTopic } from './understand-topic.ts';

/** Ids of packs, 'mathematics' or nothing. */
function understood(topic: string, grade: number): string[] {
  const { cards, skills } = understandTopic(topic, grade);
  return skills.length > 0 ? ['mathematics'] : cards.map(({ id }) => id);
}

const keyOf = (name: string): string => contentStems(name).sort().join(' ');
const FIRST_GRADE = { 'K-2': 1, '3-5': 4, '6-8': 7, '9-12': 10 } as const;

describe('what teachers type', () => {
  it.each([
    ['The water cycle', 5, 'water-cycle'],
    ['water cylce', 5, 'water-cycle'],
    ['Explain how water moves through the water cycle', 5, 'water-cycle'],
    ['Chapter 5: Photosynthesis', 7, 'photosynthesis'],
    ['Unit 3 Lesson 2 - the water cycle', 5, 'water-cycle'],
    ['photosythesis', 7, 'photosynthesis'],
    ['PHOTOSYNTHESIS!!', 7, 'photosynthesis'],
    ['Ancient Egypt', 6, 'ancient-egypt'],
    ['pyramids and pharaohs', 6, 'ancient-egypt'],
    ['the Roman Empire', 7, 'ancient-rome'],
    ['nouns', 2, 'nouns'],
    ['Julius Caesar', 10, 'drama-and-shakespeare'],
    ['The digestive system', 5, 'digestive-system'],
    ['WWII', 10, 'world-war-two'],
    ['main idea', 4, 'main-idea'],
    ['Main Idea & Key Details', 4, 'main-idea'],
    ['context clues', 5, 'context-clues'],
    ['Phases of the moon', 4, 'moon-phases'],
    ['Phases of the moon', 7, 'moon-phases'],
    ['inferencing', 4, 'inference'],
    ['the american revolution', 5, 'american-revolution'],
    ['Boston Tea Party', 5, 'american-revolution'],
    ['similes and metaphors', 5, 'similes-and-metaphors'],
    ['word meanings', 4, 'context-clues'],
    ['Volume', 2, 'sound'],
    ['Roots', 2, 'plants'],
    ['Students can explain why seasons change', 4, 'sun-moon-and-stars'],
  ])('%j in grade %d is %s', (topic, grade, id) => {
    expect(understood(topic, grade)).toEqual([id]);
  });

  it('finds two topics in one line', () => {
    expect(understood('photosynthesis and food chains', 4).sort()).toEqual(['food-chains', 'photosynthesis']);
    expect(understood('theme and character traits', 5).sort()).toEqual(['character-analysis', 'theme']);
  });

  it.each([
    ['Fractions', 4],
    ['fracton', 4],
    ['mean median mode', 6],
    ['Mean', 6],
    ['Volume', 5],
    ['ratios and unit rates', 6],
    ['slope', 8],
    ['adding fractions', 4],
  ])('%j in grade %d is mathematics', (topic, grade) => {
    expect(understood(topic, grade)).toEqual(['mathematics']);
  });

  it.each([
    ['cell phones', 7],
    ['Cell phone etiquette', 8],
    ['power plants', 4],
    ['theme parks', 5],
    ['magnet schools', 4],
    ['body image', 8],
    ['plant-based diets', 5],
    ['Energy drinks', 8],
    ['water polo', 4],
    ['weather balloons over Roswell', 7],
    ['solar panels', 5],
    ['climate of fear in 1984', 10],
    ['character encoding', 10],
    ['constitutional isomers', 11],
    ['Zorblatt quexing', 4],
    ['jazz', 6],
    ['Quilting traditions', 4],
    ['friction ridges', 4],
    ['dog training', 3],
    ['Animals', 1],
    ['Animals', 4],
    ['Food', 1],
    ['Trees', 4],
    ['War', 4],
    ['Things', 1],
    ['', 4],
    ['!!!', 4],
    ['12345', 4],
  ])('%j in grade %d is a miss, and stays one', (topic, grade) => {
    expect(understood(topic, grade)).toEqual([]);
  });

  it.each([
    ['Mitochondria', 7, 'cells'],
    ['Maps', 1, 'maps-and-geography'],
    ['Pushes', 1, 'forces-and-motion'],
  ])('%j in grade %d is a word of one topic', (topic, grade, id) => {
    expect(understood(topic, grade)).toEqual([id]);
  });
});

/** The share of the cases that hold. */
function shareThat<Case>(cases: readonly Case[], holds: (one: Case) => boolean): { readonly share: number } {
  const lost = cases.filter((one) => !holds(one));
  return { share: 1 - lost.length / cases.length };
}

describe('the names of families', () => {
  it('lead to a pack of the family in every grade that teaches it, but for words with a nearer topic', { timeout: 120_000 }, () => {
    const cases = PACK_FAMILIES.flatMap(({ names, grades: [first, last], packs }) =>
      names.flatMap((name) => Array.from({ length: last - first + 1 }, (_, more) => ({ name, grade: first + more, packs }))),
    );
    const { share } = shareThat(cases, ({ name, grade, packs }) => understood(name, grade).some((id) => packs.includes(id)));
    expect(share).toBeGreaterThan(0.95);
  });
});

describe('every pack', () => {
  it('is found by its title in each of its bands', () => {
    const cases = TOPIC_CARDS.flatMap((card) => card.bands.map((band) => ({ card, grade: FIRST_GRADE[band] })));
    const { share } = shareThat(cases, ({ card, grade }) => understood(card.title, grade).includes(card.id));
    expect(share).toBeGreaterThan(0.98);
  });

  it('is found by its other names, or one that shares the name is', { timeout: 120_000 }, () => {
    const sharing = (alias: string): readonly string[] =>
      TOPIC_CARDS.filter(({ aliases, title }) => [title, ...aliases].some((name) => keyOf(name) === keyOf(alias))).map(({ id }) => id);
    const cases = TOPIC_CARDS.flatMap(({ aliases, bands }) =>
      aliases.flatMap((alias) => bands.map((band) => ({ alias, grade: FIRST_GRADE[band] }))),
    );
    const { share } = shareThat(cases, ({ alias, grade }) => {
      const found = understood(alias, grade);
      return found[0] === 'mathematics' || found.some((id) => sharing(alias).includes(id));
    });
    expect(share).toBeGreaterThan(0.98);
  });

  it('has an id of its own and bands in order', () => {
    expect(new Set(TOPIC_CARDS.map(({ id }) => id)).size).toBe(TOPIC_CARDS.length);
    for (const { bands } of TOPIC_CARDS) expect(bands.every((band) => GRADE_BANDS.includes(band))).toBe(true);
  });
});

it('answers at once', () => {
  const topics = [
    'fractions w/ unlike denominators',
    'the water cycle',
    'photosythesis in plants',
    'qwertyuiop asdfghj',
    'why seasons change',
  ];
  for (const topic of topics) understandTopic(topic, 5);
  const times = Array.from({ length: 200 }, (_, round) => {
    const start = performance.now();
    understandTopic(`${topics[round % topics.length]} ${round}x`, 5);
    return performance.now() - start;
  }).sort((one, other) => one - other);
  expect(times[100]).toBeLessThan(10);
});

it.each(['constructor', 'toString', '__proto__'])('takes %s for a word like others', (word) => {
  expect(understandTopic(word, 5).skills).toEqual([]);
});
