/** Activities made of a kit's processes, comparisons, causes, misconceptions and words: the same moves, this topic's matter. */
import { asSentence, lowerFirst, quotedPhrase, quotedSentence, upperFirst, withoutStop } from '../text/sentence.ts';
import { spoken } from './spoken-beliefs.ts';
import type { Random } from './random.ts';
import type { Activity, BandMaterial, Comparison, ItemSet, Misconception } from './topics/topic-pack.ts';

const LEAST_STEPS = 3;
const LEAST_CAUSES = 3;
const MOST_CAUSES = 4;
const WORDS = 6;

function ordering({ title, steps }: { readonly title: string; readonly steps: readonly string[] }, random: Random): MadeActivity {
  return {
    handout: cutApart(title, steps, random),
    title: `In order: ${title}`,
    purpose: 'practice',
    minutes: [8, 14],
    grouping: 'pairs',
    thinking: 'analyze',
    materials: ['a set of strips, one step on each, for every pair'],
    steps: [
      'Lay the strips in an order that makes sense.',
      'Say for each step what it needs from the one before.',
      'Take one strip away and tell what would change after it.',
      'Compare your order with another pair.',
    ],
    lookFor: `The order is ${steps.map((step) => withoutStop(step)).join(' → ')}.`,
  };
}

/** Those who have just begun to write say and draw what others put in writing. */
interface Class {
  readonly isYoung: boolean;
}

function comparing({ a, b, alike, different }: Comparison, { isYoung }: Class): Activity {
  const rows = different
    .slice(0, 2)
    .map((row) => `${upperFirst(row.feature)}: ${withoutStop(row.a)} (${a}); ${withoutStop(row.b)} (${b}).`);
  return {
    title: `${upperFirst(a)} or ${b}?`,
    purpose: 'practice',
    minutes: [8, 14],
    grouping: 'groups',
    thinking: 'analyze',
    materials: ['a sheet with two columns for each group'],
    steps: isYoung
      ? [
          `Name one side of the sheet “${a}” and the other side “${b}.”`,
          'Draw or write what you know on each side.',
          'Draw a ring around what is the same on both sides.',
          'Say which difference is the biggest one, and why.',
        ]
      : [
          `Head one column “${a}” and the other “${b}.”`,
          'Fill each column with what you know, one idea on a line.',
          'Draw a ring around what is true of both.',
          'Decide which difference matters most, and give a reason.',
        ],
    lookFor: `Alike: ${asSentence(alike)} ${rows.join(' ')}`,
  };
}

function testing({ belief, truth }: Misconception, { isYoung }: Class): Activity {
  if (isYoung) {
    return {
      title: 'True, not true, or a bit of both?',
      purpose: 'engage',
      minutes: [5, 8],
      grouping: 'pairs',
      thinking: 'evaluate',
      materials: [],
      steps: [
        `Listen to this sentence: ${quotedSentence(belief)}`,
        'Show it with your thumb: true, not true, or a bit of both.',
        'Tell your partner why you think so.',
        'Say the sentence again so that it is true.',
      ],
      lookFor: asSentence(truth),
    };
  }
  return {
    title: 'Right, wrong or not the whole story?',
    purpose: 'engage',
    minutes: [6, 10],
    grouping: 'pairs',
    thinking: 'evaluate',
    materials: ['notebook'],
    steps: [
      `Read this sentence: ${quotedSentence(belief)}`,
      'Write alone what is right in it and what is not.',
      'Give your partner your best reason.',
      'Write the sentence again so that it is true.',
    ],
    lookFor: asSentence(truth),
  };
}

function linking(all: NonNullable<BandMaterial['causes']>, { isYoung }: Class, random: Random): MadeActivity {
  const causes = all.slice(0, MOST_CAUSES);
  const pairs = causes.map(({ cause, effect }) => `${withoutStop(cause)} → ${withoutStop(effect)}`);
  return {
    handout: cutApart(
      'causes and effects',
      causes.flatMap(({ cause, effect }) => [cause, effect]),
      random,
    ),
    title: 'What leads to what?',
    purpose: 'explore',
    minutes: [8, 14],
    grouping: 'pairs',
    thinking: 'analyze',
    materials: ['cards with one cause or one effect on each'],
    steps: isYoung
      ? [
          'Match each card with what it makes happen.',
          'Tell your partner how the one leads to the other.',
          'Find a card that could make something else happen too.',
          'Think of one more pair. Let others say if it fits.',
        ]
      : [
          'Match each cause with its effect.',
          'Write between the two what links them.',
          'Find an effect that could be the cause of something else.',
          'Make up one more pair and let others test it.',
        ],
    lookFor: `The pairs are: ${pairs.join('; ')}.`,
  };
}

function wordWeb(terms: BandMaterial['terms'], { isYoung }: Class): Activity {
  const names = terms.map(({ term }) => `“${term}”`);
  const [first] = terms;
  return {
    title: 'Word web',
    purpose: 'practice',
    minutes: [8, 12],
    grouping: 'groups',
    thinking: 'analyze',
    materials: ['a large sheet of paper for each group'],
    steps: isYoung
      ? [
          `Copy these words far apart on the sheet: ${names.join(', ')}.`,
          'Draw a line between two words that belong together, and say why.',
          'Find the word with the most lines.',
          'Tell another group about your web.',
        ]
      : [
          `Write these words far apart on the sheet: ${names.join(', ')}.`,
          'Draw a line between two that belong together and write the reason on it.',
          'Find the word with the most lines.',
          'Explain your web to another group.',
        ],
    lookFor: first
      ? `${isYoung ? 'Students give a reason for each line' : 'Lines carry reasons'}, not just “they go together”; ${first.term} is used as ${lowerFirst(withoutStop(first.definition))}.`
      : '',
  };
}

/** What a plan prints for an activity. */
export interface Handout {
  readonly title: string;
  /** A card or strip on each line, with room for scissors between. */
  readonly text: string;
}

/** An activity with what belongs to it and no authored one has. */
export interface MadeActivity extends Activity {
  /** The question that it leads to, where another would lead away from it. */
  readonly asks?: string;
  readonly handout?: Handout;
}

const cutApart = (name: string, pieces: readonly string[], random: Random): Handout => ({
  title: `To cut apart: ${name}`,
  text: random.shuffle(pieces.map((piece) => upperFirst(withoutStop(piece)))).join('\n\n'),
});

/** A case to read together; its text has to stand with the activity. */
export function caseActivity({ title, question }: ItemSet, random: Random): MadeActivity {
  return {
    title: `A case: ${title}`,
    purpose: random.pick(['practice', 'extend', 'explore']),
    minutes: [8, 14],
    grouping: 'pairs',
    thinking: question.thinking,
    materials: [`a copy of the text ${quotedPhrase(title)} for each student`],
    steps: random.pick([
      [
        `Read ${quotedPhrase(title)} alone and underline what was seen, done or measured.`,
        'Tell your partner in two sentences what the case is about.',
        'Decide together which idea from class explains it best.',
        'Answer your teacher’s question in writing and point to the line that it rests on.',
      ],
      [
        `Read ${quotedPhrase(title)} twice: once to follow it, and once with a pencil for what matters most.`,
        'Write one thing that the text says and one thing that you conclude from it.',
        'Compare with your partner: did you conclude the same?',
        'Agree on an answer to your teacher’s question and find the best reason for it.',
      ],
    ]),
    lookFor: question.lookFors.map((sign) => asSentence(sign)).join(' '),
    asks: question.question,
  };
}

/** Every activity that the kit's material gives. */
export function madeActivities(
  { processes = [], comparisons = [], causes = [], misconceptions, terms }: BandMaterial,
  ofClass: Class,
  random: Random,
): MadeActivity[] {
  return [
    ...processes.filter(({ steps }) => steps.length >= LEAST_STEPS).map((process) => ordering(process, random)),
    ...comparisons.map((comparison) => comparing(comparison, ofClass)),
    ...random.sample(spoken(misconceptions), 1).map((misconception) => testing(misconception, ofClass)),
    ...(causes.length >= LEAST_CAUSES ? [linking(random.shuffle(causes), ofClass, random)] : []),
    ...(terms.length >= WORDS ? [wordWeb(random.sample(terms, WORDS), ofClass)] : []),
  ];
}
