import { type Mistake, buildProblem } from '../build-problem.ts';
import { displayMath } from '../display-math.ts';
import { type MathDifficulty, type ProblemRequest, type Step, defineMathSkill } from '../math-skill.ts';
import { productMistakes } from '../group-mistakes.ts';
import { thingFor } from '../scenes.ts';
import { productStory } from '../stories/groups-story.ts';

/** Factors by grade and difficulty: arrays up to 5 by 5 in grade 2, all facts to 10 × 10 by the end of grade 3. */
const FACTORS: Readonly<Record<number, Readonly<Record<MathDifficulty, readonly number[]>>>> = {
  2: { basic: [2, 3], intermediate: [2, 3, 4, 5], advanced: [3, 4, 5] },
  3: { basic: [2, 3, 5, 10], intermediate: [3, 4, 5, 6, 7], advanced: [6, 7, 8, 9] },
  4: { basic: [3, 4, 5, 6], intermediate: [4, 6, 7, 8], advanced: [7, 8, 9, 11, 12] },
};

function factSteps(groups: number, size: number): Step[] {
  const product = groups * size;
  if (groups <= 5) {
    return [
      {
        text: `There are ${groups} groups of ${size}. Count by ${size}s.`,
        equation: `${Array.from({ length: groups }, () => size).join(' + ')} = ${product}`,
      },
      { text: 'Write it as multiplication.', equation: `${groups} * ${size} = ${product}` },
    ];
  }
  const rest = groups - 5;
  return [
    { text: `Break ${groups} groups into 5 groups and ${rest} ${rest === 1 ? 'group' : 'groups'}.`, equation: `5 * ${size} = ${5 * size}` },
    { text: `Find the other part.`, equation: `${rest} * ${size} = ${rest * size}` },
    { text: 'Put the parts together.', equation: `${5 * size} + ${rest * size} = ${product}` },
  ];
}

function twoSteps(request: ProblemRequest, groups: number, size: number) {
  const {
    random,
    scene,
    people: [who = ''],
  } = request;
  const product = groups * size;
  const thing = thingFor(scene, random, product + 20, size);
  const plot = productStory(groups, size, thing, request);
  const extra = random.int(2, Math.max(3, Math.min(12, product - 2)));
  const loses = random.chance(0.5) && extra < product;
  const answer = loses ? product - extra : product + extra;
  const opening = plot.text.slice(0, plot.text.lastIndexOf('How many'));
  const change = loses
    ? `Then ${who} ${thing.lose[1]} ${extra} of the ${thing.many} ${thing.lose[2]}.`
    : `Then ${who} ${thing.gain[1]} ${extra} more.`;
  return buildProblem({
    ...plot,
    skill: 'multiplication-facts',
    situation: 'multi-step',
    text: `${opening}${change} How many ${thing.many} does ${who} have now?`,
    bare: displayMath(`${groups} * ${size} ${loses ? '-' : '+'} ${extra}`),
    expression: `${groups} * ${size} ${loses ? '-' : '+'} ${extra}`,
    value: plot.value.add(loses ? -extra : extra),
    steps: [
      { text: `Find how many are in the ${groups} groups.`, equation: `${groups} * ${size} = ${product}` },
      { text: loses ? 'Take away what is gone.' : 'Add the new ones.', equation: `${product} ${loses ? '-' : '+'} ${extra} = ${answer}` },
    ],
    mistakes: [
      [product, 'stops after multiplying'],
      [groups + size + extra, 'adds all the numbers'],
      [loses ? product + extra : product - extra, 'does the second step the wrong way around'],
      ...productMistakes(groups, size)
        .slice(1)
        .map(([value, error]): Mistake => [Number(value) + (loses ? -extra : extra), error]),
    ],
    operations: 2,
  });
}

export const multiplicationFacts = defineMathSkill({
  id: 'multiplication-facts',
  strand: 'operations',
  title: 'Multiplication facts and meaning',
  inText: 'multiplication facts',
  grades: [2, 4],
  aliases: [
    'multiplication',
    'multiplying',
    'multiply',
    'multiplication facts',
    'times tables',
    'times table',
    'x facts',
    'arrays',
    'equal groups',
    'skip counting',
    'multiplication as equal groups',
    'repeated addition',
    'multiplication word problems',
    'basic multiplication',
    'single digit multiplication',
    'multiplication within 100',
    'meaning of multiplication',
    'multiplicative comparison',
    'times as many',
  ],
  standards: [
    { code: 'CCSS.MATH.CONTENT.2.OA.C.4', grades: [2, 2] },
    { code: 'CCSS.MATH.CONTENT.3.OA.A.1', grades: [3, 3] },
    { code: 'CCSS.MATH.CONTENT.3.OA.A.3', grades: [3, 3] },
    { code: 'CCSS.MATH.CONTENT.3.OA.C.7', grades: [3, 3] },
    { code: 'CCSS.MATH.CONTENT.4.OA.A.2', grades: [4, 4] },
  ],
  bigIdea: 'Multiplying finds the total of equal groups: the number of groups times the size of each group.',
  objective: 'find the total of equal groups and show it with rows or jumps',
  hint: 'How many groups are there? How many are in each group?',
  misconception: {
    belief: '4 groups of 6 is 4 + 6 = 10.',
    why: 'Both numbers stand in the story, and adding is the older habit.',
    truth: 'The 6 is there 4 times: 6 + 6 + 6 + 6 = 24.',
    teacherMove: 'Let students draw the groups before they write any number sentence. Ask what each number counts.',
  },
  restsOn: {
    skill: 'adding equal numbers',
    recall(random) {
      const size = random.int(2, 5);
      return {
        prompt: `What is ${size} + ${size} + ${size}?`,
        answer: String(size * 3),
        likelyError: `Writes ${size * 2}: adds only two of the three.`,
      };
    },
  },
  problem(request) {
    const { random, grade, difficulty, scene } = request;
    const factors = (FACTORS[grade] ?? FACTORS[4])?.[difficulty] ?? [6, 7, 8, 9];
    const [groups, size] = [random.pick(factors), random.pick(grade === 3 && difficulty === 'basic' ? [2, 3, 4, 5, 6, 7, 8, 9] : factors)];
    if (request.multiStep) return twoSteps(request, groups, size);
    const form = grade >= 4 && random.chance(0.5) ? 'times as many' : 'groups';
    const plot = productStory(groups, size, thingFor(scene, random, groups * size, size), request, form);
    return buildProblem({
      ...plot,
      skill: this.id,
      bare: displayMath(plot.expression),
      steps: factSteps(groups, size),
      mistakes: productMistakes(groups, size),
      operations: 1,
    });
  },
});
