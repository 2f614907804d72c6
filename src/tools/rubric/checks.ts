import type { FormOf } from '../catalogue.ts';
import { firstRepetition } from '../../text/similarity.ts';
import { countWords } from '../../text/words.ts';
import { type CheckResult, checkThat, warned } from '../recipe.ts';
import { criteriaAsked } from './criteria-count.ts';
import type { RubricDocument } from './document.ts';
import { totalPoints } from './with-points.ts';

type Form = FormOf<'rubric'>;
type RubricCriterion = RubricDocument['criteria'][number];

const USUAL_CRITERIA = [4, 6] as const;
/** A short lowest level may say all that is there: “Summary.” Beyond this one level is a paragraph and another a word. */
const MOST_LENGTH_RATIO = 7;
const VAGUE = /\b(?:good|creativ\w*|sometimes|excellent|poor\w*|adequate\w*|great|nice|awesome|amazing)\b/iu;
const ONLY_ABSENT = /^(?:no|does not|doesn[’']t|lacks?|fails? to|missing|without|is not|not)\b/iu;

function checkCount({ criteria }: RubricDocument, form: Form): CheckResult {
  const asked = criteriaAsked(form);
  const [fewest, most] = asked === undefined ? USUAL_CRITERIA : [asked, asked];
  return checkThat(
    'criteria-count',
    criteria.length >= fewest && criteria.length <= most,
    `${criteria.length} criteria`,
    `The rubric has ${criteria.length} criteria; ${asked === undefined ? 'four to six work best' : `${asked} were asked for`}.`,
  );
}

function checkWording(criteria: readonly RubricCriterion[]): CheckResult[] {
  const results: CheckResult[] = [];
  const where = (holds: (criterion: RubricCriterion) => boolean): string => criteria.find(holds)?.name ?? '';
  let word: string | undefined;
  const vague = where(({ descriptors }) => {
    word = VAGUE.exec(descriptors.join('\n'))?.[0];
    return word !== undefined;
  });
  results.push(checkThat('observable', vague === '', 'observable wording', `“${word}” under “${vague}” does not say what one can see.`));
  const uneven = where(({ descriptors }) => {
    const lengths = descriptors.map((text) => countWords(text));
    return Math.max(...lengths) / Math.max(1, Math.min(...lengths)) > MOST_LENGTH_RATIO;
  });
  results.push(checkThat('parallel', uneven === '', 'levels of like length', `The levels of “${uneven}” are very uneven in length.`));
  const alike = where(({ descriptors }) =>
    descriptors.some((text, index) => index > 0 && text.trim().toLowerCase() === descriptors[index - 1]?.trim().toLowerCase()),
  );
  results.push(checkThat('levels-differ', alike === '', 'each level differs from the next', `Two levels of “${alike}” say the same.`));
  const absent = where(({ descriptors }) => ONLY_ABSENT.test(descriptors[3] ?? ''));
  results.push(
    checkThat(
      'lowest-level',
      absent === '',
      'the lowest level says what is there',
      `The lowest level of “${absent}” should say what is there, not what is missing.`,
    ),
  );
  return results;
}

function checkOverlap(criteria: readonly RubricCriterion[]): CheckResult[] {
  const names = new Set(criteria.map(({ name }) => name.trim().toLowerCase()));
  const repetition = firstRepetition(criteria.map(({ descriptors }) => descriptors[0] ?? ''));
  const similar =
    firstRepetition(
      criteria.map(({ name }) => name),
      0.9,
    ) !== undefined;
  return [
    checkThat(
      'distinct-criteria',
      names.size === criteria.length && !repetition,
      'criteria do not overlap',
      'Two criteria look at the same thing.',
    ),
    ...(similar && names.size === criteria.length ? [warned('criterion-names', 'Two criteria have nearly the same name.')] : []),
  ];
}

function pointsProblem({ criteria }: RubricDocument): string | undefined {
  for (const { name, points } of criteria) {
    if (points.length !== 4) return `“${name}” does not have points for each level.`;
    const overlaps = points.some(({ from, to }, index) => from > to || (index > 0 && to >= (points[index - 1]?.from ?? 0)));
    if (overlaps) return `The point ranges of “${name}” overlap.`;
  }
  return undefined;
}

function checkSystem(document: RubricDocument, form: Form): CheckResult[] {
  const { system, criteria, levels } = document;
  const results = [
    checkThat('scoring-system', system === form.scoringSystem, `${system} scoring`, `${form.scoringSystem} scoring was asked for.`),
  ];
  if (form.scoringSystem === 'Points') {
    const problem = pointsProblem(document);
    results.push(checkThat('points', problem === undefined, `points add up to ${totalPoints(document)}`, problem ?? ''));
  } else {
    const numbered = criteria.some(({ points }) => points.length > 0) || levels.some((level) => /\d/u.test(level));
    results.push(checkThat('no-points', !numbered, 'levels are named, not numbered', `${form.scoringSystem} scoring has no points.`));
  }
  if (form.scoringSystem === 'Standards-Based') {
    results.push(
      checkThat(
        'standards-levels',
        levels.some((level) => /standard/iu.test(level)),
        'levels refer to the standard',
        'The levels should say how the work meets the standard.',
      ),
    );
  }
  return results;
}

export function checkRubric(document: RubricDocument, form: Form): CheckResult[] {
  const { criteria, levels } = document;
  const cells = criteria.flatMap(({ name, descriptors }) => [name, ...descriptors]);
  return [
    checkCount(document, form),
    checkThat('four-levels', levels.length === 4 && new Set(levels).size === 4, 'four levels', 'A rubric has four different levels.'),
    checkThat(
      'cells-filled',
      cells.every((text) => text.trim() !== ''),
      'every cell filled',
      'A cell of the rubric is empty.',
    ),
    ...checkWording(criteria),
    ...checkOverlap(criteria),
    ...checkSystem(document, form),
  ];
}
