/** Keeps the items of a quiz apart: none asks what another asks, or gives away its answer. */
import { hashOf } from '../text/characters.ts';
import { type Trigrams, areAlike, trigramsOf } from '../text/similarity.ts';
import type { Candidate } from './choice-candidates.ts';
import { onceFor } from './once-for.ts';
import type { Fact } from './topics/topic-pack.ts';
import { contentStems } from './typed-words.ts';

/** A shorter answer may stand in a question by chance. */
const SHORTEST_CLUE = 12;

/** Whether a text that comes with the quiz says the answer, or names who or what it is. */
export function toldIn(onTexts: readonly Candidate[]): (candidate: Candidate) => boolean {
  const text = [...new Set(onTexts.map(({ passage = '' }) => passage))].join('\n');
  const lower = text.toLowerCase();
  return ({ answer }) =>
    text !== '' &&
    (answer.length >= SHORTEST_CLUE ? lower.includes(answer.toLowerCase()) : /^\p{Lu}\p{L}{3}/u.test(answer) && text.includes(answer));
}

const stemsAsked = onceFor(({ question }: Fact): readonly string[] => contentStems(question));
const trigramsAsked = onceFor(({ question }: Fact): Trigrams => trigramsOf(question));

/** What a candidate says, in lower case, and the hashes of what no other may be about. */
interface Wording {
  readonly question: string;
  readonly answer: string;
  readonly answerHash: number;
  readonly aboutHash: number;
}

const wordingOf = ({ question, answer, about }: Pick<Candidate, 'question' | 'answer' | 'about'>): Wording => ({
  question: question.toLowerCase(),
  answer: answer.toLowerCase(),
  answerHash: hashOf(answer),
  aboutHash: hashOf(about),
});
const wordingOfFact = onceFor(({ question, answer }: Fact) => wordingOf({ question, answer, about: question }));

/** So short a question is about little else than the words in it: 'What is a character’s motivation?' */
const FEW_WORDS = 2;

/** No answer goes over it. */
const BETWEEN = '\n';

/** Questions that share more of their trigrams ask nearly the same. */
const MOST_ALIKE = 0.5;
/** Questions that begin with other letters are not that much alike; most pairs are done with after this look. */
const SAME_BEGINNING = 5;

interface Asked {
  readonly passage: string | undefined;
  readonly trigrams: () => Trigrams;
}

/** Worked out when it is first held against another question, which seldom begins alike. */
function asked({ passage, question, fact }: Candidate): Asked {
  let known: Trigrams | undefined;
  return { passage, trigrams: () => (known ??= fact ? trigramsAsked(fact) : trigramsOf(question)) };
}

/** Tells of one candidate after another whether it is new: it asks, answers or gives away nothing that those before it do. */
export function distinctness(): (candidate: Candidate) => boolean {
  const keys = new Set<number>();
  const clues: string[] = [];
  const words: (readonly string[])[] = [];
  const briefly: (readonly string[])[] = [];
  const byBeginning = new Map<number, Asked[]>();
  let questions = '';
  return (candidate) => {
    const { question, answer, answerHash, aboutHash } = candidate.fact ? wordingOfFact(candidate.fact) : wordingOf(candidate);
    if (keys.has(answerHash) || keys.has(aboutHash)) return false;
    const isClue = answer.length >= SHORTEST_CLUE;
    if ((isClue && questions.includes(answer)) || clues.some((clue) => question.includes(clue))) return false;
    const stems = candidate.fact ? stemsAsked(candidate.fact) : [];
    const word = candidate.word === undefined ? [] : contentStems(candidate.word);
    const isBrief = stems.length > 0 && stems.length <= FEW_WORDS;
    if (isBrief && words.some((other) => holdsAll(stems, other))) return false;
    if (word.length > 0 && briefly.some((other) => holdsAll(other, word))) return false;
    const beginning = hashOf(question.slice(0, SAME_BEGINNING));
    const begunAlike = byBeginning.get(beginning) ?? [];
    const own = asked(candidate);
    // 'The Spanish word for sister', 'the Spanish word for number'; on a new text the same may be asked.
    if (begunAlike.some((other) => other.passage === own.passage && areAlike(own.trigrams(), other.trigrams(), MOST_ALIKE))) return false;
    keys.add(answerHash).add(aboutHash);
    questions += question + BETWEEN;
    if (isClue) clues.push(answer);
    if (isBrief) briefly.push(stems);
    if (word.length > 0) words.push(word);
    begunAlike.push(own);
    byBeginning.set(beginning, begunAlike);
    return true;
  };
}

const holdsAll = (stems: readonly string[], wanted: readonly string[]): boolean => wanted.every((stem) => stems.includes(stem));
