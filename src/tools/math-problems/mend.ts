import type { Materials } from '../../composer/materials.ts';
import type { Random } from '../../composer/random.ts';
import type { FormOf } from '../catalogue.ts';
import { type Mended, warned } from '../recipe.ts';
import { flawOfProblem } from './checks.ts';
import { composeMathProblems } from './compose.ts';
import type { MathProblemsDocument, WrittenProblem } from './document.ts';

type Form = FormOf<'math-problems'>;

/** Computed problems for this form; a model's story has its own people, so they come without one. */
function computedProblems(form: Form, materials: Materials, random: Random): readonly WrittenProblem[] {
  const problemType = form.problemType === 'Story-based Problems' ? 'Word Problems' : form.problemType;
  return composeMathProblems({ ...form, problemType }, materials, random).problems;
}

function listed(numbers: readonly number[]): string {
  return numbers.length === 1 ? `Problem ${numbers[0]} was` : `Problems ${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)} were`;
}

/** Exchanges each problem that is not sound, and fills up a set that is too short, with computed problems of the topic. */
export function mendMathProblems(
  flawed: MathProblemsDocument,
  form: Form,
  materials: Materials,
  random: Random,
): Mended<MathProblemsDocument> | undefined {
  const wanted = Number(form.numberOfProblems);
  const computed = computedProblems(form, materials, random);
  const replaced: number[] = [];
  const problems = computed.slice(0, wanted).map((spare, index) => {
    const problem = flawed.problems[index];
    if (problem && flawOfProblem(problem, flawed.story, form) === undefined) return problem;
    replaced.push(index + 1);
    return spare;
  });
  if (replaced.length === 0) return undefined;
  return {
    document: { ...flawed, problems },
    note: warned('replaced-problems', `${listed(replaced)} replaced by a computed one: the drafted mathematics did not hold.`),
  };
}
