/** Questions to answer in writing out of a family's own: what to look for gives the points. */
import type { ChoiceItem } from '../../composer/choice-items.ts';
import type { Materials } from '../../composer/materials.ts';
import { nearestFirst } from '../../composer/nearest-first.ts';
import { needsOptions } from '../../composer/needs-options.ts';
import { needsPassage } from '../../composer/passages.ts';
import type { Random } from '../../composer/random.ts';
import { asSentence } from '../../text/sentence.ts';
import type { QuizDocument } from './document.ts';

type Written = QuizDocument['written'][number];

const MOST_POINTS = 4;
const LINES = { young: 3, older: 5 } as const;
/** Work in mathematics needs room for numbers and a drawing. */
const LINES_FOR_WORK = 4;
const POINTS_FOR_WORK = 2;

/** A computed problem with its work to show. */
function withWork(materials: Materials, taken: ReadonlySet<string>, count: number, random: Random): Written[] {
  const open = materials.kit.facts.filter(
    ({ question, answer }) =>
      !taken.has(question) && !needsOptions(question) && /\d/u.test(answer) && !/\b(?:which|estimate|mistake|wrong)\b/iu.test(question),
  );
  return random.sample(open, count).map(({ question, answer, reason }) => ({
    prompt: `${question} Show your work.`,
    passage: '',
    points: POINTS_FOR_WORK,
    lines: LINES_FOR_WORK,
    sample: `${asSentence(answer)} ${reason}`,
    credit: ['1 point: the right answer.', '1 point: work or a drawing that leads to it.'],
  }));
}

/** Open questions of the topic, each with what earns its points. */
function withSigns(materials: Materials, count: number, random: Random): Written[] {
  const { kit, kitBand } = materials;
  return nearestFirst(materials, 'questions', random)
    .filter(({ question, passage }) => !needsPassage(kit, passage, question))
    .slice(0, count)
    .map(({ question, lookFors }) => {
      const signs = lookFors.slice(0, MOST_POINTS);
      return {
        prompt: question,
        passage: '',
        points: signs.length,
        lines: kitBand === 'K-2' ? LINES.young : LINES.older,
        sample: signs.map((sign) => asSentence(sign)).join(' '),
        credit: signs.map((sign) => `1 point: ${sign.charAt(0).toLowerCase()}${asSentence(sign).slice(1)}`),
      };
    });
}

/** @param items the questions to choose from: none of them is asked twice */
export function writtenFromKit(materials: Materials, items: readonly ChoiceItem[], count: number, random: Random): Written[] {
  if (count === 0) return [];
  const taken = new Set(items.map(({ question }) => question));
  return materials.source === 'skills' ? withWork(materials, taken, count, random) : withSigns(materials, count, random);
}
