import Fraction from 'fraction.js';
import { type Mistake, buildProblem } from '../build-problem.ts';
import { type MathDifficulty, type MathProblem, type ProblemRequest, defineMathSkill } from '../math-skill.ts';
import { count, counted } from '../quantity.ts';
import { type Range, thingFor } from '../scenes.ts';

const UNKNOWNS: Readonly<Record<MathDifficulty, Range>> = { basic: [3, 12], intermediate: [6, 25], advanced: [9, 48] };

function mistakes(factor: number, added: number, total: number, adds: boolean): Mistake[] {
  const x = new Fraction(adds ? total - added : total + added, factor);
  return [
    [adds ? total - added : total + added, 'stops after the first step'],
    [
      new Fraction(adds ? total + added : total - added, factor),
      adds ? 'adds where the added part should be undone' : 'subtracts where the lost part should be undone',
    ],
    [new Fraction(total, factor), 'leaves out the part that was added or lost'],
    [new Fraction(total).div(factor).sub(adds ? added : -added), 'divides before undoing the other part, and divides only one of them'],
    [(adds ? total - added : total + added) - factor, 'subtracts where it should divide'],
    [x.mul(2), 'divides by half of the number'],
    [x.div(2), 'divides by twice the number'],
  ];
}

/** a·x + b = c or a·x − b = c in a story. */
function linear(request: ProblemRequest): MathProblem {
  const {
    random,
    difficulty,
    scene,
    people: [who = ''],
  } = request;
  const x = random.int(...UNKNOWNS[difficulty]);
  const factor = random.int(difficulty === 'basic' ? 2 : 3, difficulty === 'advanced' ? 12 : 8);
  const adds = difficulty === 'basic' || random.chance(0.5);
  const added = random.int(2, Math.min(30, factor * x - 2));
  const total = adds ? factor * x + added : factor * x - added;
  const thing = thingFor(scene, random, factor * x + 30, x);
  const unknownIsFee = random.chance(0.4);
  const equation = `${factor}x ${adds ? '+' : '−'} ${added} = ${total}`;
  const text = unknownIsFee
    ? adds
      ? `${who} pays for ${count(factor, thing.group)} of ${thing.many}. Each one costs x dollars. The delivery costs $${added} more. The total is $${total}. What does one ${thing.group.one} cost?`
      : `${who} pays for ${count(factor, thing.group)} of ${thing.many}. Each one costs x dollars. A coupon takes $${added} off. Then the total is $${total}. What does one ${thing.group.one} cost?`
    : adds
      ? `${who} has ${count(factor, thing.group)} with x ${thing.many} in each. There are also ${added} loose ones. In all there are ${count(total, thing)}. How many ${thing.many} are in one ${thing.group.one}?`
      : `${who} has ${count(factor, thing.group)} with x ${thing.many} in each. ${who} ${thing.lose[1]} ${added} of the ${thing.many} ${thing.lose[2]}. Then ${count(total, thing)} are left. How many ${thing.many} were in one ${thing.group.one}?`;
  return buildProblem({
    skill: 'two-step-equations',
    situation: 'multi-step',
    text,
    bare: `What is x if ${equation}?`,
    expression: adds ? `(${total} - ${added}) / ${factor}` : `(${total} + ${added}) / ${factor}`,
    value: new Fraction(x),
    notation: unknownIsFee ? counted({ one: 'dollar', many: 'dollars' }) : counted(thing),
    steps: [
      { text: `Write the story as ${equation}.` },
      {
        text: `Undo the last change. ${adds ? 'Take away' : 'Add'} ${added} on both sides.`,
        equation: adds ? `${total} - ${added} = ${factor * x}` : `${total} + ${added} = ${factor * x}`,
      },
      { text: `Divide both sides by ${factor}.`, equation: `${factor * x} / ${factor} = ${x}` },
      { text: 'Check in the equation.', equation: `${factor} * ${x} ${adds ? '+' : '-'} ${added} = ${total}` },
    ],
    mistakes: mistakes(factor, added, total, adds),
    operations: 2,
  });
}

/** a(x + b) = c: two of everything, in groups that were made larger. */
function grouped(request: ProblemRequest): MathProblem {
  const {
    random,
    difficulty,
    scene,
    people: [who = ''],
  } = request;
  const x = random.int(...UNKNOWNS[difficulty]);
  const [factor, added] = [random.int(3, 9), random.int(2, 9)];
  const total = factor * (x + added);
  const thing = thingFor(scene, random, total, x + added);
  return buildProblem({
    skill: 'two-step-equations',
    situation: 'multi-step',
    text: `${who} has ${count(factor, thing.group)} with x ${thing.many} in each. ${who} puts ${added} more into every ${thing.group.one}. Now there are ${count(total, thing)} in all. How many ${thing.many} were in each ${thing.group.one} at first?`,
    bare: `What is x if ${factor}(x + ${added}) = ${total}?`,
    expression: `${total} / ${factor} - ${added}`,
    value: new Fraction(x),
    notation: counted(thing),
    steps: [
      { text: `Write the story as ${factor}(x + ${added}) = ${total}.` },
      { text: `Divide both sides by ${factor}.`, equation: `${total} / ${factor} = ${x + added}` },
      { text: `Take away ${added} on both sides.`, equation: `${x + added} - ${added} = ${x}` },
      { text: 'Check in the equation.', equation: `${factor} * (${x} + ${added}) = ${total}` },
    ],
    mistakes: [
      [x + added, 'stops after the first step'],
      [new Fraction(total - added, factor), `multiplies only the x by ${factor}`],
      [x + 2 * added, 'adds where the added part should be undone'],
      [total - factor - added, 'subtracts where it should divide'],
    ],
    operations: 2,
  });
}

export const twoStepEquations = defineMathSkill({
  id: 'two-step-equations',
  strand: 'algebra',
  title: 'Two-step equations',
  inText: 'two-step equations',
  grades: [7, 9],
  aliases: [
    'two step equations',
    'two-step equations',
    '2 step equations',
    'multi-step equations',
    'multi step equations',
    'solving for x',
    'solve for x',
    'solve equations',
    'solving equations',
    'linear equations',
    'linear equations in one variable',
    'equations',
    'algebra',
    'writing and solving equations',
    'equations with parentheses',
  ],
  standards: [
    { code: 'CCSS.MATH.CONTENT.7.EE.B.4', grades: [7, 7] },
    { code: 'CCSS.MATH.CONTENT.8.EE.C.7', grades: [8, 8] },
    { code: 'CCSS.MATH.CONTENT.HSA.REI.B.3', grades: [9, 9] },
  ],
  bigIdea: 'An equation is undone step by step, the last operation first, with the same step on both sides.',
  objective: 'write a two-step equation for a story, solve it and check the solution',
  hint: 'What happened to x first, and what came last? Undo the last one first.',
  misconception: {
    belief: 'In 3x + 6 = 18, I divide 18 by 3 and then take 6 away.',
    why: 'The steps are done in reading order, and only one part of the side is divided.',
    truth: 'Take 6 away first: 3x = 12, so x = 4. Whoever divides first must divide every part.',
    teacherMove: 'Wrap x like a gift: times 3, then plus 6. Ask in which order the wrapping comes off.',
  },
  restsOn: {
    skill: 'one-step equations',
    recall(random) {
      const [a, b] = [random.int(3, 9), random.int(4, 12)];
      return { prompt: `What is x if ${a}x = ${a * b}?`, answer: String(b), likelyError: `Writes ${a * b - a}: subtracts ${a}.` };
    },
  },
  problem(request) {
    return request.difficulty !== 'basic' && request.random.chance(0.35) ? grouped(request) : linear(request);
  },
});
