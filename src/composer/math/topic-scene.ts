/** A scene for a topic that no authored scene covers: students who make a class project about it. */
import type { Scene } from './scenes.ts';
import { SCENES } from './scenes.ts';

const PROJECT_CHAPTERS = [
  'The class picks a plan.',
  'The first cards are done.',
  'The poster gets its pictures.',
  'Guests come to look.',
  'The class packs up.',
] as const;

function projectScene(topic: string): Scene {
  return {
    id: 'topic-project',
    title: `A class project about ${topic}`,
    at: 'in the project room',
    grades: [0, 12],
    keywords: [],
    opening: `The class makes a project about ${topic}.`,
    chapters: PROJECT_CHAPTERS,
    things: [
      {
        one: `card about ${topic}`,
        many: `cards about ${topic}`,
        kinds: ['big', 'small'],
        gain: ['make', 'makes'],
        lose: ['give', 'gives', 'to guests'],
        group: { one: 'box', many: 'boxes' },
        perGroup: 250,
        most: 10_000,
      },
      {
        one: `picture for ${topic}`,
        many: `pictures for ${topic}`,
        kinds: ['big', 'small'],
        gain: ['print', 'prints'],
        lose: ['pin', 'pins', 'on the wall'],
        group: { one: 'poster', many: 'posters' },
        perGroup: 40,
        most: 900,
      },
    ],
    stuff: {
      noun: 'poster paper',
      unit: { one: 'yard', many: 'yards' },
      portion: { one: 'poster', many: 'posters' },
      use: ['use', 'uses'],
      first: 'for the title',
      second: 'for the pictures',
    },
    priced: [
      { one: `book about ${topic}`, many: `books about ${topic}`, cents: [400, 1200] },
      { one: 'poster board', many: 'poster boards', cents: [150, 450] },
    ],
    rate: {
      subject: 'The project team',
      verb: ['make', 'makes'],
      of: { one: 'card', many: 'cards' },
      per: { one: 'hour', many: 'hours' },
      range: [6, 24],
    },
    rectangle: { noun: `poster about ${topic}`, unit: { one: 'foot', many: 'feet' }, sides: [2, 12], border: 'tape', cover: 'paper' },
    happening: { noun: 'Project time', minutes: [30, 90], hours: [8, 15] },
  };
}

const words = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}’]+/gu, ' ')
    .trim()} `;

/** Longest first. */
const KEYWORDS = SCENES.flatMap((scene) => scene.keywords.map((keyword) => ({ scene, keyword: words(keyword) }))).sort(
  (one, other) => other.keyword.length - one.keyword.length,
);

/** The authored scene whose keyword stands in the text: the longest keyword wins. */
export function sceneNamedIn(text: string, grade: number): Scene | undefined {
  if (text === '') return undefined;
  const typed = words(text);
  const found = KEYWORDS.filter(({ keyword }) => typed.includes(keyword)).map(({ scene }) => scene);
  return found.find(({ grades: [first, last] }) => first <= grade && grade <= last) ?? found[0];
}

/** A topic that would break a sentence, or make every sentence long, is only pointed at. */
function asNounPhrase(topic: string): string {
  const phrase = topic.trim().replace(/[.?!]+$/u, '');
  return /^[\p{L}\p{M}\p{N} ’',&-]{2,50}$/u.test(phrase)
    ? phrase.replace(/^(?:The|A|An)\s/u, (article) => article.toLowerCase())
    : 'our topic';
}

/** The scene for a topic outside mathematics. @param topic as the teacher typed it */
export function sceneForTopic(topic: string, grade: number): Scene {
  return sceneNamedIn(topic, grade) ?? projectScene(asNounPhrase(topic));
}
