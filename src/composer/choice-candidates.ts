/** What a kit can be asked with four options: its facts, its words both ways, and the order of its processes. */
import { asSentence, lowerFirst, quotedPhrase, upperFirst, withoutStop } from '../text/sentence.ts';
import { flawsOf } from './item-flaws.ts';
import { passageText, passagesOf } from './passages.ts';
import type { Random } from './random.ts';
import type { BandMaterial, Fact, Term, ThinkingLevel } from './topics/topic-pack.ts';

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

function wordFor(term: Term, neighbours: readonly Term[]): Candidate {
  const meaning = upperFirst(withoutStop(term.definition));
  return {
    question: `Which word fits this meaning: ${quotedPhrase(meaning)}?`,
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

/** Words of the same part of speech whose definitions name neither each other nor this word. */
function neighboursOf(term: Term, terms: readonly Term[]): Term[] {
  const mentions = (one: Term, other: Term): boolean => one.definition.toLowerCase().includes(other.term.toLowerCase());
  return terms.filter(
    (other) => other.term !== term.term && other.partOfSpeech === term.partOfSpeech && !mentions(term, other) && !mentions(other, term),
  );
}

/** Another choice of wrong answers may be the fairer one. */
const TRIES = 4;

function fromTerm(term: Term, terms: readonly Term[], random: Random): Candidate | undefined {
  const neighbours = neighboursOf(term, terms);
  if (neighbours.length < 3) return undefined;
  const asMeaning = random.chance(0.5);
  let best: Candidate | undefined;
  let fewest = Infinity;
  for (let round = 0; round < TRIES && fewest > 0; round += 1) {
    const candidate = (asMeaning ? meaningOf : wordFor)(term, random.sample(neighbours, 3));
    const flaws = flawsIn(candidate);
    if (flaws < fewest) [best, fewest] = [candidate, flaws];
  }
  return best && { ...best, isSound: fewest === 0 };
}

/** The words that carry a topic come first in a kit; the rest are for lists of words and for wrong answers. */
const MOST_ASKED = 12;

export function fromTerms(terms: readonly Term[], count: number, random: Random): Candidate[] {
  const made: Candidate[] = [];
  for (const term of random.shuffle(terms.slice(0, MOST_ASKED))) {
    if (made.length === count) break;
    const candidate = fromTerm(term, terms, random);
    if (candidate) made.push(candidate);
  }
  return made;
}

/** What comes right after a step of an ordered process; its other steps are the wrong answers. */
export function fromProcesses({ processes = [] }: BandMaterial, random: Random): Candidate[] {
  return processes
    .filter(({ steps }) => steps.length >= 5)
    .flatMap(({ title, steps }) => {
      const at = random.int(0, steps.length - 2);
      const [step = '', next = ''] = steps.slice(at);
      const others = random.sample(
        steps.filter((_, index) => index !== at && index !== at + 1),
        3,
      );
      return [
        {
          question: `Think of the steps of ${lowerFirst(title)}. What comes right after this step: “${withoutStop(step)}”?`,
          answer: next,
          distractors: others.map((text) => ({ text, error: 'mixes up the order of the steps' })),
          reason: `The order is: ${asSentence(steps.map((text) => withoutStop(text)).join(' → '))}`,
          thinking: 'understand' as const,
          about: title,
        },
      ];
    });
}

/** Facts are the same in every draft. */
const soundness = new WeakMap<Fact, boolean>();

/** Where there are enough, only items that break no rule of item writing; else these first. */
export function soundOnes(candidates: readonly Candidate[], count: number): Candidate[] {
  const isSound = (candidate: Candidate): boolean => {
    const known = candidate.isSound ?? (candidate.fact && soundness.get(candidate.fact));
    const sound = known ?? flawsIn(candidate) === 0;
    if (candidate.fact) soundness.set(candidate.fact, sound);
    return sound;
  };
  const sound = new Set(candidates.filter((candidate) => isSound(candidate)));
  if (sound.size >= count) return [...sound];
  return [...sound, ...candidates.filter((candidate) => !sound.has(candidate)).slice(0, count - sound.size)];
}

/** How many rules of item writing it breaks. */
function flawsIn({ question, passage = '', answer, distractors }: Candidate): number {
  return flawsOf({ question, passage, options: [{ text: answer }, ...distractors.slice(0, 3)], answer: 0 }).length;
}
