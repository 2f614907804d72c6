/** Exit ticket items with four options. */
import { type ChoiceItem, type ChoiceOption, caseItem, choiceItems } from '../../composer/choice-items.ts';
import type { GradeBand } from '../../composer/grade-band.ts';
import type { Materials } from '../../composer/materials.ts';
import type { Random } from '../../composer/random.ts';
import type { BandMaterial, ThinkingLevel } from '../../composer/topics/topic-pack.ts';
import { quotedPhrase } from '../../text/sentence.ts';
import type { DraftedItem } from './document.ts';
import { pickUnused } from './ticket-sources.ts';

const WEIGHTS: Record<Exclude<DraftedItem['aim'], 'reflection'>, Partial<Record<ThinkingLevel, number>>> = {
  recall: { remember: 8, understand: 4, apply: 0.1, analyze: 0.05, evaluate: 0.05 },
  reasoning: { remember: 0.2, understand: 6, apply: 3, analyze: 4, evaluate: 4 },
  application: { remember: 0.05, understand: 0.5, apply: 8, analyze: 5, evaluate: 5 },
  'hardest case': { remember: 0.02, understand: 0.2, apply: 3, analyze: 8, evaluate: 8 },
};

/** Levels of thinking that an aim can't do without; the meaning of a word is no hardest case. */
const LEVELS: Partial<Record<DraftedItem['aim'], readonly ThinkingLevel[]>> = {
  application: ['apply', 'analyze', 'evaluate'],
  'hardest case': ['analyze', 'evaluate'],
};

function kitsFor(aim: DraftedItem['aim'], kits: readonly BandMaterial[]): readonly BandMaterial[] {
  const levels = LEVELS[aim];
  if (!levels) return kits;
  const matching = kits
    .map((kit) => ({ ...kit, facts: kit.facts.filter(({ thinking }) => levels.includes(thinking)), terms: [], processes: [] }))
    .filter(({ facts }) => facts.length > 0);
  return matching.length > 0 ? matching : kits;
}

export function choiceItem(
  aim: Exclude<DraftedItem['aim'], 'reflection'>,
  { kit, kitsByNearness, kitBand, source }: Materials,
  used: Set<string>,
  random: Random,
): DraftedItem {
  const item =
    onCase(aim, kitsByNearness, used, random) ??
    unusedItem(aim, kitsByNearness, { band: kitBand, asksWords: source !== 'skills' }, used, random);
  if (!item) throw new RangeError('A kit without facts or terms cannot give a choice item');
  used.add(item.question);
  return {
    aim,
    passage: item.passage ?? '',
    prompt: item.question,
    options: item.options.map(({ text }) => text),
    answer: item.options[item.answer]?.text ?? '',
    responses: responsesTo(item.options, (error) => reteachFor(error, kit.misconceptions, item.reason)),
  };
}

function unusedItem(
  aim: keyof typeof WEIGHTS,
  kits: readonly BandMaterial[],
  /** A ticket on a skill of mathematics has problems, not the meaning of words. */
  wish: { readonly band: GradeBand; readonly asksWords: boolean },
  used: ReadonlySet<string>,
  random: Random,
): ChoiceItem | undefined {
  const items = choiceItems(kitsFor(aim, kits), { count: used.size + 1, ...wish, weights: WEIGHTS[aim] }, random);
  return items.find(({ question }) => !used.has(question)) ?? items[0];
}

/** Half of the tickets that ask to apply have a case; none has time for two. */
function onCase(aim: DraftedItem['aim'], [core]: readonly BandMaterial[], used: Set<string>, random: Random): ChoiceItem | undefined {
  if (aim !== 'application' || !core || used.has(A_CASE) || random.chance(0.5)) return undefined;
  used.add(A_CASE);
  return caseItem(core, WEIGHTS[aim], random);
}

const A_CASE = 'a case';

/** Wrong answers that call for the same move stand together. */
function responsesTo(options: readonly ChoiceOption[], moveFor: (error: string) => string): DraftedItem['responses'] {
  const signs = new Map<string, string[]>();
  for (const { text, error } of options) {
    if (error === undefined) continue;
    const move = moveFor(error);
    signs.set(move, [...(signs.get(move) ?? []), `${quotedPhrase(text)} (${error})`]);
  }
  return [...signs].map(([move, chosen]) => ({ sign: `Chooses ${chosen.join(' or ')}`, move }));
}

/** The move for the misconception that this error resembles, or the reason itself to talk through. */
function reteachFor(error: string, misconceptions: Materials['kit']['misconceptions'], reason: string): string {
  const words = new Set(error.toLowerCase().match(/\p{L}{5,}/gu));
  const scored = misconceptions.map((misconception) => ({
    move: misconception.teacherMove,
    shared: (misconception.belief.toLowerCase().match(/\p{L}{5,}/gu) ?? []).filter((word) => words.has(word)).length,
  }));
  const best = scored.sort((one, other) => other.shared - one.shared)[0];
  return best && best.shared >= 2 ? best.move : `Talk through why: ${reason}`;
}

const REFLECTIONS = [
  {
    prompt: 'Which is closest to how you feel about today’s goal?',
    options: ['I could teach it to someone.', 'I can do it on my own.', 'I can do it with help.', 'I need to see it again.'],
  },
  {
    prompt: 'What helped you most today?',
    options: ['Talking with others', 'An example we did together', 'Trying it on my own', 'A picture, model or tool'],
  },
  {
    prompt: 'What would help you most tomorrow?',
    options: ['One more example', 'Time to practice', 'A chance to ask a question', 'A harder challenge'],
  },
  {
    prompt: 'When you got stuck today, what did you do first?',
    options: ['Read or looked again', 'Asked someone', 'Tried another way', 'Waited for the answer'],
  },
] as const;

export function choiceReflection({ topic }: Materials, used: Set<string>, random: Random): DraftedItem {
  const { prompt, options } = pickUnused(REFLECTIONS, (item) => item.prompt, used, random);
  return {
    aim: 'reflection',
    passage: '',
    prompt,
    options: [...options],
    answer: 'No right answer: sort the tickets by choice.',
    responses: [
      {
        sign: `Many choose “${options[3]}”`,
        move: `Open tomorrow with five minutes on ${topic.inText} for that group while the others practice.`,
      },
    ],
  };
}
