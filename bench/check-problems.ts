/**
 * Makes 60,000 word problems, spread over all skills, grades, difficulties and types, and checks each one with an engine
 * that shares no code with the skills: answer, steps, numbers given, quantities, options, figure.
 * Prints what was wrong; ends with code 1 if anything was. Run: npm run bench:problems [how many]
 */
import { Random } from '../src/composer/random.ts';
import type { MathDifficulty } from '../src/composer/math/math-skill.ts';
import { MATH_SKILLS, makeProblem } from '../src/composer/math/math-skills.ts';
import { pickNames } from '../src/composer/math/names.ts';
import { scenesFor } from '../src/composer/math/scenes.ts';
import { flawsOf } from '../src/testing/math-problem-flaws.ts';

const USUAL_COUNT = 60_000;
const DIFFICULTIES: readonly MathDifficulty[] = ['basic', 'intermediate', 'advanced'];

/** Every way in which a problem can be asked for: skill, grade, difficulty, one step or several. */
const CASES = MATH_SKILLS.flatMap((skill) =>
  Array.from({ length: skill.grades[1] - skill.grades[0] + 1 }, (_, index) => skill.grades[0] + index).flatMap((grade) =>
    DIFFICULTIES.flatMap((difficulty) => [false, true].map((multiStep) => ({ skill, grade, difficulty, multiStep }))),
  ),
);

export async function main([typed]: readonly string[]): Promise<void> {
  const count = Number(typed ?? USUAL_COUNT);
  const flaws: string[] = [];
  const times: number[] = [];
  let figures = 0;
  let distractors = 0;
  for (let made = 0; made < count; made += 1) {
    const wish = CASES[made % CASES.length];
    if (!wish) throw new RangeError('There are no skills');
    const { skill, grade, difficulty, multiStep } = wish;
    const random = new Random(made * 2_654_435 + 17);
    const scene = random.pick(scenesFor(grade));
    const started = performance.now();
    const problem = makeProblem(skill, { random, grade, difficulty, scene, people: pickNames(random, 4), multiStep });
    times.push(performance.now() - started);
    figures += problem.figure ? 1 : 0;
    distractors += problem.distractors.length;
    flaws.push(...flawsOf(problem, multiStep).map((flaw) => `${skill.id}, grade ${grade}, ${difficulty}: ${flaw}`));
  }
  times.sort((one, other) => one - other);
  const millis = (share: number): string => (times[Math.floor((times.length - 1) * share)] ?? 0).toFixed(3);
  process.stdout.write(
    [
      `${count} problems of ${MATH_SKILLS.length} skills in ${CASES.length} cases`,
      `${figures} with a figure, ${(distractors / count).toFixed(1)} named wrong answers each`,
      `${millis(0.5)} ms at the median, ${millis(0.99)} ms at the 99th percentile for one problem`,
      `${flaws.length} faults`,
      ...flaws.slice(0, 40),
      '',
    ].join('\n'),
  );
  if (flaws.length > 0) process.exitCode = 1;
}
