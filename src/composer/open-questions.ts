/** Open questions from a kit: its own, and those its words, misconceptions, comparisons and processes give rise to. */
import { asSentence, lowerFirst, quotedPhrase, quotedSentence, quotedWithComma, upperFirst, withoutStop } from '../text/sentence.ts';
import type { GradeBand } from './grade-band.ts';
import { needsOptions } from './needs-options.ts';
import { onceFor } from './once-for.ts';
import { needsPassage } from './passages.ts';
import { stepByStep } from './process-title.ts';
import { type QuestionFrames, questionFrames } from './question-frames.ts';
import type { Random } from './random.ts';
import { spoken } from './spoken-beliefs.ts';
import type { BandMaterial, Fact, OpenQuestion, Term } from './topics/topic-pack.ts';
import { contentStems } from './typed-words.ts';

const GOES_BEYOND_NO = [
  'Gives a reason or an example, not just “that is wrong.”',
  'Says what speaks against the idea and takes the person seriously.',
  'Shows where the idea comes from before correcting it.',
  'Backs the correction with something that can be seen or looked up.',
] as const;

const LINKS = [
  'Names what links the two, step by step.',
  'Explains how the one brings about the other and leaves no gap.',
  'Says why it is no accident that the two come together.',
  'Tells what happens in between.',
] as const;

function fromMisconceptions({ misconceptions }: BandMaterial, frames: QuestionFrames, random: Random): OpenQuestion[] {
  return spoken(misconceptions).map(({ belief, truth, teacherMove }) => ({
    thinking: 'evaluate',
    question: random.pick(frames.misconception(belief)),
    lookFors: [asSentence(truth), random.pick(GOES_BEYOND_NO)],
    probe: `What could the class do to check? One idea: ${lowerFirst(asSentence(teacherMove))}`,
  }));
}

function fromComparisons({ comparisons = [] }: BandMaterial, frames: QuestionFrames, random: Random): OpenQuestion[] {
  return comparisons.map(({ a, b, alike, different }) => ({
    thinking: 'analyze',
    question: random.pick(frames.comparison(a, b)),
    lookFors: [
      `Alike: ${asSentence(alike)}`,
      ...different.slice(0, 2).map((row) => `${upperFirst(row.feature)}: ${withoutStop(row.a)} (${a}); ${withoutStop(row.b)} (${b}).`),
    ],
    probe: random.pick([
      'Which of the differences would still matter in another example?',
      'Where could someone mix the two up, and what would help?',
      'Which difference would you show with a drawing, and how?',
    ]),
  }));
}

function fromCauses({ causes = [] }: BandMaterial, frames: QuestionFrames, random: Random): OpenQuestion[] {
  // 'Revenue rises, because …' holds its own reason.
  const unexplained = causes.filter(({ effect }) => !/\bbecause\b/iu.test(effect));
  return unexplained.map(({ cause, effect }) => ({
    thinking: 'analyze',
    question: random.pick(frames.cause(withoutStop(cause), withoutStop(effect))),
    lookFors: [random.pick(LINKS), `Stays with what is known: ${withoutStop(cause)}; ${withoutStop(effect)}.`],
    probe: random.pick([
      'What might happen if the first part had not taken place?',
      'What else could lead to the same effect?',
      'How could someone show that the one really brings about the other?',
    ]),
  }));
}

function fromProcesses({ processes = [] }: BandMaterial, frames: QuestionFrames, random: Random): OpenQuestion[] {
  return processes
    .filter(({ steps }) => steps.length >= 3)
    .map(({ title, steps }) => ({
      thinking: 'analyze',
      question: random.pick(frames.step(stepByStep(title), random.pick(steps.slice(1, -1)))),
      lookFors: [`Knows the order: ${steps.map((text) => withoutStop(text)).join(' → ')}.`, 'Follows the change through the later steps.'],
      probe: random.pick([
        'Which step could be left out with the least change? Defend your choice.',
        'Where in this order would you look first if the end never came?',
      ]),
    }));
}

const PAIR_PROBES = [
  'Which third word would you add to link them, and why?',
  'Can you have one without the other? Say how you know.',
  'Where did you meet both of them in class?',
  'How would you draw the link between them?',
  'Which of the two would you explain first to someone new, and why?',
];

/** The words that carry the topic come first in a kit. */
const MOST_PAIRED = 10;

/** What an entry speaks of. */
const stemsOf = onceFor(
  ({ term, definition, example }: Term): ReadonlySet<string> => new Set(contentStems(`${term} ${definition} ${example}`)),
);

/** What more entries speak of, as all of a revolution speak of Britain, joins no two of them. */
const MOST_SHARING = 3;

/** 'Silt' and 'flood' meet in what is said of them, 'silt' and 'noble' do not. */
const meet = (one: Term, other: Term, speaking: ReadonlyMap<string, number>): boolean =>
  [...stemsOf(one)].some((stem) => stemsOf(other).has(stem) && (speaking.get(stem) ?? 0) <= MOST_SHARING);

/** How many entries speak of each word. */
const speakingOf = onceFor((terms: readonly Term[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const term of terms) for (const stem of stemsOf(term)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return counts;
});

const lowerCase = onceFor(({ term, definition, contrast }: Term) => ({
  term: term.toLowerCase(),
  explanation: `${definition} ${contrast}`.toLowerCase(),
}));

const explains = (one: Term, other: Term): boolean => lowerCase(one).explanation.includes(lowerCase(other).term);

interface Pair {
  readonly one: Term;
  readonly other: Term;
  /** The one is explained by the other, or told apart from it: they can be confused. */
  readonly isExplained: boolean;
}

/** Each word once: those that explain one another, and then those that meet. */
function pairsOf(terms: readonly Term[], onlyRelated: boolean, random: Random): Pair[] {
  const left = new Set(random.shuffle(terms.slice(0, MOST_PAIRED)));
  const pairs: Pair[] = [];
  const take = (isExplained: boolean, areRelated: (one: Term, other: Term) => boolean): void => {
    for (const one of left) {
      const other = [...left].find((candidate) => candidate !== one && areRelated(one, candidate));
      if (!other) continue;
      pairs.push({ one, other, isExplained });
      left.delete(one);
      left.delete(other);
    }
  };
  take(true, (one, other) => explains(one, other) || explains(other, one));
  if (!onlyRelated) take(false, (one, other) => meet(one, other, speakingOf(terms)));
  return pairs;
}

function fromTerms(
  { terms, comparisons = [] }: BandMaterial,
  frames: QuestionFrames,
  onlyRelated: boolean,
  random: Random,
): OpenQuestion[] {
  const bare = (side: string): string => side.toLowerCase().replace(/^(?:an?|the) /u, '');
  const isCompared = ({ one, other }: Pair): boolean =>
    comparisons.some(({ a, b }) => [one, other].every(({ term }) => [bare(a), bare(b)].includes(bare(term))));
  const wordings = ({ one, other, isExplained }: Pair): readonly string[] => [
    ...frames.pair(one.term, other.term),
    ...(isExplained ? frames.confused(one.term, other.term) : []),
  ];
  return pairsOf(terms, onlyRelated, random)
    .filter((pair) => !isCompared(pair))
    .map((pair) => ({
      thinking: 'analyze' as const,
      question: random.pick(wordings(pair)),
      lookFors: [pair.one, pair.other].map(({ term, definition }) => `${upperFirst(term)}: ${asSentence(definition)}`),
      probe: random.pick(PAIR_PROBES),
    }));
}

const ASKS_WHY = /\b(?:why|how(?! (?:many|much|long|old|far|often)))\b|\bwhat (?:best )?(?:would|explains?|happens)\b/iu;

/** It asks for thinking, and can be answered without its options. */
const isWorthIt = onceFor(
  ({ thinking, question }: Fact): boolean =>
    (thinking === 'analyze' || thinking === 'evaluate' || ASKS_WHY.test(question)) && !needsOptions(question),
);

/** Facts of which the reason is worth more than the answer, asked without their options. */
function fromFacts(kit: BandMaterial, frames: QuestionFrames, random: Random): OpenQuestion[] {
  const alone = kit.facts.filter((fact) => isWorthIt(fact) && !needsPassage(kit, fact.passage, fact.question));
  const probes = random.shuffle(FACT_PROBES);
  return alone.map(({ thinking, question, answer, reason }, index) => ({
    thinking,
    question: `${question} ${random.pick(frames.grounds)}`,
    lookFors: [asSentence(answer), reason],
    probe: probes[index % probes.length] ?? '',
  }));
}

const FACT_PROBES = [
  'Which answer would someone give who has only half understood it?',
  'What would have to be different for another answer to be right?',
  'How could you check it without asking anyone?',
  'What would you still like to know before you are sure?',
  'Which word from class makes your answer more exact?',
  'Who might see it differently, and why?',
  'Which part of your answer are you least sure of?',
  'How would you say it to a younger student?',
  'What is the next question that this answer leads to?',
  'Which example from class comes closest to this case?',
] as const;

function fromHardestCase({ hardestCase }: BandMaterial): OpenQuestion {
  return {
    thinking: 'evaluate',
    question: hardestCase.prompt,
    lookFors: [asSentence(hardestCase.answer), `Goes beyond this half-way answer: ${asSentence(hardestCase.partial)}`],
    probe: 'How sure are you, and what would change your mind?',
  };
}

/** The same for children who have just begun to read: short words, one thing asked. */
function forTheYoungest({ misconceptions, comparisons = [], causes = [], terms }: BandMaterial, random: Random): OpenQuestion[] {
  return [
    ...spoken(misconceptions).map(({ belief, truth }) => ({
      thinking: 'evaluate' as const,
      question: random.pick([
        `What would you tell a friend who says ${quotedPhrase(belief)}?`,
        `How could you help a friend who thinks ${quotedPhrase(belief)} to find out what is so?`,
        `Someone tells you, ${quotedSentence(belief)} How could you find out if this is so?`,
      ]),
      lookFors: [asSentence(truth), 'Tells why.'],
      probe: 'How could you show it?',
    })),
    ...comparisons.map(({ a, b, alike }) => ({
      thinking: 'analyze' as const,
      question: random.pick([
        `How are ${a} and ${b} the same, and how are they not the same?`,
        `When you think of ${a} and ${b}, what is the same, and what is not?`,
      ]),
      lookFors: [`The same: ${asSentence(alike)}`, 'Tells one thing that is not the same.'],
      probe: random.pick(['Can you draw both?', 'Which one do you know better?']),
    })),
    ...causes.map(({ cause, effect }) => ({
      thinking: 'analyze' as const,
      question: random.pick([
        `Why is it that ${withoutStop(effect)} when ${withoutStop(cause)}?`,
        `When ${withoutStop(cause)}, ${withoutStop(effect)}. How can you tell that this is so?`,
      ]),
      lookFors: ['Says what links the two.', 'Uses “because.”'],
      probe: 'What if it did not happen?',
    })),
    ...random.sample(terms, 4).map(({ term, definition }) => ({
      thinking: 'understand' as const,
      question: random.pick([
        `What can you tell a friend who does not know the word ${quotedPhrase(term)}?`,
        `What would you draw to show what ${quotedPhrase(term)} means, and why?`,
        `Where have you seen or heard ${quotedWithComma(term)} and what does it mean there?`,
      ]),
      lookFors: [asSentence(definition), 'Gives an example.'],
      probe: 'Where did you meet it?',
    })),
  ];
}

interface QuestionWish {
  /** Pairs of words only where the one explains the other, as in a kit whose words come from a whole strand. */
  readonly onlyRelated?: boolean;
  /** What people suffered is no chain from which a step is taken away. */
  readonly isSensitive?: boolean;
}

/** Every open question the kit can give, in random order; the kit's own come with the others. */
export function openQuestions(
  kit: BandMaterial,
  band: GradeBand,
  random: Random,
  { onlyRelated = false, isSensitive = false }: QuestionWish = {},
): OpenQuestion[] {
  if (band === 'K-2') return random.shuffle([...kit.questions, fromHardestCase(kit), ...forTheYoungest(kit, random)]);
  const frames = questionFrames(band);
  return random.shuffle([
    ...kit.questions,
    fromHardestCase(kit),
    ...fromMisconceptions(kit, frames, random),
    ...fromComparisons(kit, frames, random),
    ...fromCauses(kit, frames, random),
    // What is computed asks for its reasons in questions of its own.
    ...(onlyRelated ? [] : fromFacts(kit, frames, random)),
    ...(isSensitive ? [] : fromProcesses(kit, frames, random)),
    ...fromTerms(kit, frames, onlyRelated, random),
  ]);
}
