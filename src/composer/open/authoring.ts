/** Short forms for writing open kits: one line per item, so that a band can be read through like a page. */
import type { Fact, OpenQuestion, Term, ThinkingLevel, WritingSeed } from '../topics/topic-pack.ts';

type WrongAnswer = readonly [text: string, error: string];

export function fact(
  thinking: ThinkingLevel,
  question: string,
  answer: string,
  [first, second, third]: readonly [WrongAnswer, WrongAnswer, WrongAnswer],
  reason: string,
): Fact {
  const wrong = ([text, error]: WrongAnswer) => ({ text, error });
  return { thinking, question, answer, distractors: [wrong(first), wrong(second), wrong(third)], reason };
}

export function word(
  term: string,
  partOfSpeech: Term['partOfSpeech'],
  definition: string,
  example: string,
  contrast: string,
  wordParts: string,
  picture: string,
): Term {
  return { term, partOfSpeech, tier: 2, definition, example, contrast, wordParts, picture };
}

export function ask(thinking: ThinkingLevel, question: string, lookFors: readonly string[], probe: string): OpenQuestion {
  return { thinking, question, lookFors, probe };
}

export function seed(genre: WritingSeed['genre'], prompt: string, audience: string, ...plan: readonly string[]): WritingSeed {
  return { genre, prompt, audience, plan };
}
