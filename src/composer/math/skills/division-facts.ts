import { buildProblem } from '../build-problem.ts';
import { displayMath } from '../display-math.ts';
import { type MathDifficulty, type ProblemRequest, defineMathSkill } from '../math-skill.ts';
import { quotientMistakes } from '../group-mistakes.ts';
import { thingFor } from '../scenes.ts';
import { quotientStory } from '../stories/groups-story.ts';

const FACTORS: Readonly<Record<number, Readonly<Record<MathDifficulty, readonly number[]>>>> = {
  3: { basic: [2, 3, 4, 5], intermediate: [3, 4, 5, 6, 7], advanced: [4, 6, 7, 8, 9] },
  4: { basic: [3, 4, 5, 6], intermediate: [4, 6, 7, 8, 9], advanced: [6, 7, 8, 9, 11, 12] },
};

function twoSteps(request: ProblemRequest, groups: number, size: number) {
  const {
    random,
    scene,
    people: [who = ''],
  } = request;
  const total = groups * size;
  const thing = thingFor(scene, random, total, size);
  const first = random.int(2, total - 2);
  const second = total - first;
  const expression = `(${first} + ${second}) / ${groups}`;
  const plot = quotientStory('size', groups, size, thing, request);
  return buildProblem({
    ...plot,
    skill: 'division-facts',
    situation: 'multi-step',
    text: `${who} has ${first} ${thing.many}. ${who} ${thing.gain[1]} ${second} more. ${who} puts them all into ${groups} ${thing.group.many}. Each ${thing.group.one} gets the same number. How many ${thing.many} go in each ${thing.group.one}?`,
    bare: displayMath(expression),
    expression,
    steps: [
      { text: 'Find how many there are in all.', equation: `${first} + ${second} = ${total}` },
      { text: `Share them among ${groups} groups.`, equation: `${total} / ${groups} = ${size}` },
    ],
    mistakes: [
      [total, 'stops after adding'],
      [first + second - groups, 'subtracts where equal groups are made'],
      ...quotientMistakes(total, groups),
    ],
    operations: 2,
  });
}

export const divisionFacts = defineMathSkill({
  id: 'division-facts',
  strand: 'operations',
  title: 'Division facts and meaning',
  inText: 'division facts',
  grades: [3, 4],
  aliases: [
    'equal groups',
    'division',
    'dividing',
    'divide',
    'division facts',
    'sharing',
    'equal sharing',
    'sharing equally',
    'fair shares',
    'quotient',
    'divided by',
    'division word problems',
    'basic division',
    'meaning of division',
    'division within 100',
    'multiplication and division',
    'fact families multiplication and division',
    'unknown factor',
  ],
  standards: [
    { code: 'CCSS.MATH.CONTENT.3.OA.A.2', grades: [3, 3] },
    { code: 'CCSS.MATH.CONTENT.3.OA.B.6', grades: [3, 3] },
    { code: 'CCSS.MATH.CONTENT.3.OA.C.7', grades: [3, 3] },
    { code: 'CCSS.MATH.CONTENT.4.OA.A.2', grades: [4, 4] },
  ],
  bigIdea: 'Dividing finds a missing factor: how many in each group, or how many groups.',
  objective: 'divide to find the size of a group or the number of groups',
  hint: 'Think of multiplying: what number times the one you know makes the total?',
  misconception: {
    belief: 'I can divide in any order: 4 ÷ 12 is the same as 12 ÷ 4.',
    why: 'Adding and multiplying may be turned around, so students think that dividing may be too.',
    truth: 'Order matters. 12 ÷ 4 shares 12 things among 4. 4 ÷ 12 would share 4 things among 12.',
    teacherMove: 'Act out both with counters. Ask which number is the total and write it first.',
  },
  restsOn: {
    skill: 'multiplication facts',
    recall(random) {
      const [a, b] = [random.int(2, 6), random.int(3, 9)];
      return {
        prompt: `What number makes ${a} × □ = ${a * b} true?`,
        answer: String(b),
        likelyError: `Writes ${a * b - a}: subtracts ${a} from ${a * b}.`,
      };
    },
  },
  problem(request) {
    const { random, grade, difficulty, scene } = request;
    const factors = (FACTORS[grade] ?? FACTORS[4])?.[difficulty] ?? [6, 7, 8, 9];
    const [groups, size] = [random.pick(factors), random.pick(factors)];
    if (request.multiStep) return twoSteps(request, groups, size);
    const plot = quotientStory(random.pick(['size', 'number']), groups, size, thingFor(scene, random, groups * size, size), request);
    const [total = 0, divisor = 1] = plot.expression.split(' / ').map(Number);
    const quotient = total / divisor;
    return buildProblem({
      ...plot,
      skill: this.id,
      bare: displayMath(plot.expression),
      steps: [
        { text: `Think: ${divisor} times what number makes ${total}?`, equation: `${divisor} * ${quotient} = ${total}` },
        { text: 'So the missing number is the answer.', equation: `${total} / ${divisor} = ${quotient}` },
      ],
      mistakes: quotientMistakes(total, divisor),
      operations: 1,
    });
  },
});
