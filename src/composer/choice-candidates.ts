/** What a kit can be asked with four options: its facts, its words both ways, the order of its processes, its comparisons. */
import { asSentence, lowerFirst, quotedPhrase, upperFirst, withoutStop } from '../text/sentence.ts';
import { type GradeBand, READS_AT_LENGTH } from './grade-band.ts';
import { flawsOf } from './item-flaws.ts';
import { onceFor } from './once-for.ts';
import { passageText, passagesOf } from './passages.ts';
import { stepByStep } from './process-title.ts';
import type { Random } from './random.ts';
import type { BandMaterial, Comparison, Fact, ItemSet, Term, ThinkingLevel } from './topics/topic-pack.ts';
import { contentStems } from './typed-words.ts';

export interface Candidate {
  readonly question: string;
  readonly passage?: string;
  readonly answer: string;
  readonly distractors: readonly { readonly text: string; readonly error: string }[];
  readonly reason: string;
  readonly thinking: ThinkingLevel;
  /** What the item tests: two items of one quiz never share it. */
  readonly about: string;
  /** Where it is one. */
  readonly fact?: Fact;
  /** The word that it asks for or explains. */
  readonly word?: string;
  /** It breaks no rule of item writing; undefined where nobody has looked yet. */
  readonly isSound?: boolean;
}

export function fromFact(fact: Fact, kit: BandMaterial): Candidate {
  const passage = passageText(passagesOf(kit, fact.passage, fact.question));
  return {
    question: fact.question,
    ...(passage !== '' && { passage }),
    answer: fact.answer,
    distractors: fact.distractors,
    reason: fact.reason,
    thinking: fact.thinking,
    about: fact.question,
    fact,
  };
}

/** The questions of an item set, each with its text. */
export function fromItemSet({ title, text, facts }: ItemSet): Candidate[] {
  const passage = passageText([{ title, text }]);
  return facts.map(({ question, answer, distractors, reason, thinking }) => ({
    question,
    passage,
    answer,
    distractors,
    reason,
    thinking,
    about: question,
  }));
}

function meaningOf(term: Term, neighbours: readonly Term[]): Candidate {
  return {
    question: `What does “${term.term}” mean?`,
    answer: upperFirst(withoutStop(term.definition)),
    distractors: neighbours.map((other) => ({
      text: upperFirst(withoutStop(other.definition)),
      error: `mixes it up with “${other.term}”`,
    })),
    reason: term.example,
    thinking: 'remember',
    about: term.term,
    word: term.term,
  };
}

/** Its meaning where it is used, as the Common Core asks (L.4): the sentence shows what kind of thing it is, not what it means. */
function meaningInContext(term: Term, neighbours: readonly Term[]): Candidate {
  return {
    ...meaningOf(term, neighbours),
    question: `What does “${term.term}” mean in the sentence ${quotedPhrase(term.example)}?`,
    reason: asSentence(term.contrast),
    thinking: 'understand',
  };
}

/** Its example says a word of its definition. */
const tellsItsMeaning = onceFor(({ term, definition, example }: Term): boolean => {
  const meant = new Set(contentStems(definition));
  const own = new Set(contentStems(term));
  return contentStems(example).some((stem) => meant.has(stem) && !own.has(stem));
});

/** A noun's meaning that can stand as the object of a question: 'a place where …'. */
const NOUN_PHRASE = /^(?:an?|the) [^.!?:;]+$/iu;

function askForWord({ definition, partOfSpeech }: Term, band: GradeBand, random: Random): string {
  const meaning = withoutStop(definition);
  if (partOfSpeech === 'noun' && NOUN_PHRASE.test(meaning)) {
    if (!READS_AT_LENGTH.has(band)) return `What do we call ${lowerFirst(meaning)}?`;
    return random.pick([`Which term names ${lowerFirst(meaning)}?`, `What is the term for ${lowerFirst(meaning)}?`]);
  }
  const quoted = quotedPhrase(upperFirst(meaning));
  return READS_AT_LENGTH.has(band) ? `Which term has the meaning ${quoted}?` : `Which word has the meaning ${quoted}?`;
}

function wordFor(term: Term, neighbours: readonly Term[], question: string): Candidate {
  return {
    question,
    answer: term.term,
    distractors: neighbours.map((other) => ({
      text: other.term,
      error: `mixes it up with “${other.term}”: ${withoutStop(other.definition)}`,
    })),
    reason: term.example,
    thinking: 'understand',
    about: term.term,
    word: term.term,
  };
}

interface Neighbour {
  readonly term: string;
  readonly definition: string;
  /** 'A person who', 'the Spanish': words that are explained alike are of one kind. */
  readonly kind: string;
}

const lowerCase = onceFor(({ term, definition }: Term): Neighbour => {
  const lower = definition.toLowerCase();
  return { term: term.toLowerCase(), definition: lower, kind: lower.split(' ', 2).join(' ') };
});

/** Words of the same part of speech whose definitions name neither each other nor this word; those of its kind where there are enough. */
function neighboursOf(term: Term, terms: readonly Term[]): Term[] {
  const own = lowerCase(term);
  const neighbours = terms.filter((other) => {
    if (other.term === term.term || other.partOfSpeech !== term.partOfSpeech) return false;
    const theirs = lowerCase(other);
    return !own.definition.includes(theirs.term) && !theirs.definition.includes(own.term);
  });
  const ofItsKind = neighbours.filter((other) => lowerCase(other).kind === own.kind);
  return ofItsKind.length >= 3 ? ofItsKind : neighbours;
}

/** Another choice of wrong answers may be the fairer one. */
const TRIES = 4;

function fromTerm(term: Term, terms: readonly Term[], band: GradeBand, random: Random): Candidate | undefined {
  const neighbours = neighboursOf(term, terms);
  if (neighbours.length < 3) return undefined;
  const make = random.chance(0.5) ? meaningMaker(term) : wordMaker(term, band, random);
  let best: Candidate | undefined;
  let fewest = Infinity;
  for (let round = 0; round < TRIES && fewest > 0; round += 1) {
    const candidate = make(random.sample(neighbours, 3));
    const flaws = flawsIn(candidate);
    if (flaws < fewest) [best, fewest] = [candidate, flaws];
  }
  return best && { ...best, isSound: fewest === 0 };
}

type Maker = (neighbours: readonly Term[]) => Candidate;

function meaningMaker(term: Term): Maker {
  const isShown = term.example.endsWith('.') && !tellsItsMeaning(term);
  return (neighbours) => (isShown ? meaningInContext : meaningOf)(term, neighbours);
}

function wordMaker(term: Term, band: GradeBand, random: Random): Maker {
  const question = askForWord(term, band, random);
  return (neighbours) => wordFor(term, neighbours, question);
}

/** The words that carry a topic come first in a kit; the rest are for lists of words and for wrong answers. */
const MOST_ASKED = 12;

/** @param among the words that wrong answers come from */
export function fromTerms(terms: readonly Term[], among: readonly Term[], count: number, band: GradeBand, random: Random): Candidate[] {
  const made: Candidate[] = [];
  for (const term of random.shuffle(terms.slice(0, MOST_ASKED))) {
    if (made.length >= count) break;
    const candidate = fromTerm(term, among, band, random);
    if (candidate) made.push(candidate);
  }
  return made;
}

/** What comes right after a step of an ordered process; its other steps are the wrong answers. */
export function fromProcesses({ processes = [] }: BandMaterial, random: Random): Candidate[] {
  return (
    processes
      // The order of a procedure is often a custom: 'how to find the noun'.
      .filter(({ title, steps }) => steps.length >= 5 && !/^(?:how|what) to /u.test(title))
      .flatMap(({ title, steps }) => {
        const at = random.int(0, steps.length - 2);
        const [step = '', next = ''] = steps.slice(at);
        const others = random.sample(
          steps.filter((_, index) => index !== at && index !== at + 1),
          3,
        );
        return [
          {
            question: `When you think of ${stepByStep(title)}, what comes right after “${withoutStop(step)}”?`,
            answer: next,
            distractors: others.map((text) => ({ text, error: 'mixes up the order of the steps' })),
            reason: `The order is: ${asSentence(steps.map((text) => withoutStop(text)).join(' → '))}`,
            thinking: 'understand' as const,
            about: title,
          },
        ];
      })
  );
}

/** Two entries of a chart are read at a glance. */
const LONGEST_ENTRY = 36;

/** Which two entries of a chart belong to one of its sides: each entry stands in two options, so that only both together tell. */
function fromComparison({ a, b, different }: Comparison, random: Random): Candidate | undefined {
  const rows = random.sample(
    different.filter((row) => row.a.length <= LONGEST_ENTRY && row.b.length <= LONGEST_ENTRY && row.a !== row.b),
    2,
  );
  const [first, second] = rows;
  if (!first || !second) return undefined;
  const [side, meant, other] = random.chance(0.5) ? (['a', a, b] as const) : (['b', b, a] as const);
  const across = side === 'a' ? 'b' : 'a';
  const entries = (one: string, two: string): string => `${withoutStop(one)}; ${withoutStop(two)}`;
  return {
    question: `A chart has the columns ${quotedPhrase(a)} and ${quotedPhrase(b).replace(/”$/u, '.”')} Which entries for ${quotedPhrase(first.feature)} and ${quotedPhrase(second.feature)} belong under ${quotedPhrase(meant)}?`,
    answer: entries(first[side], second[side]),
    distractors: [
      { text: entries(first[across], second[across]), error: `takes it for “${other}”` },
      { text: entries(first[side], second[across]), error: `has “${second.feature}” from “${other}”` },
      { text: entries(first[across], second[side]), error: `has “${first.feature}” from “${other}”` },
    ],
    reason: `The other column has “${entries(first[across], second[across])}.”`,
    thinking: 'analyze',
    // One chart is enough for a quiz.
    about: 'a chart',
  };
}

export function fromComparisons({ comparisons = [] }: BandMaterial, random: Random): Candidate[] {
  return comparisons.map((comparison) => fromComparison(comparison, random)).filter((candidate) => candidate !== undefined);
}

const isSoundFact = onceFor((fact: Fact): boolean => flawsIn(fact) === 0);

/** Whether it breaks no rule of item writing. */
export function isSound(candidate: Candidate): boolean {
  return candidate.isSound ?? (candidate.fact ? isSoundFact(candidate.fact) : flawsIn(candidate) === 0);
}

/** How many rules of item writing it breaks. */
function flawsIn({
  question,
  passage = '',
  answer,
  distractors,
}: Pick<Candidate, 'question' | 'passage' | 'answer' | 'distractors'>): number {
  return flawsOf({ question, passage, options: [{ text: answer }, ...distractors.slice(0, 3)], answer: 0 }).length;
}
