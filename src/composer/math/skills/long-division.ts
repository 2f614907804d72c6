import { type Mistake, buildProblem, exact } from '../build-problem.ts';
import { displayMath } from '../display-math.ts';
import { type MathDifficulty, type MathProblem, type ProblemRequest, type Step, defineMathSkill } from '../math-skill.ts';
import { placeParts } from '../place-parts.ts';
import { count, counted } from '../quantity.ts';
import { type Range, type Thing, thingFor } from '../scenes.ts';
import { quotientStory } from '../stories/groups-story.ts';

interface Sizes {
  readonly divisor: Range;
  readonly quotient: Range;
}

/** One-digit divisors in grade 4, two-digit divisors from grade 5. */
const SIZES: Readonly<Record<number, Readonly<Record<MathDifficulty, Sizes>>>> = {
  4: {
    basic: { divisor: [3, 6], quotient: [11, 24] },
    intermediate: { divisor: [4, 9], quotient: [24, 98] },
    advanced: { divisor: [6, 9], quotient: [112, 389] },
  },
  5: {
    basic: { divisor: [6, 9], quotient: [45, 150] },
    intermediate: { divisor: [12, 25], quotient: [14, 48] },
    advanced: { divisor: [16, 48], quotient: [46, 118] },
  },
  6: {
    basic: { divisor: [12, 25], quotient: [24, 78] },
    intermediate: { divisor: [16, 48], quotient: [56, 148] },
    advanced: { divisor: [34, 78], quotient: [112, 289] },
  },
};

interface Division {
  readonly total: number;
  readonly divisor: number;
  readonly quotient: number;
  readonly remainder: number;
}

/** Partial quotients: take away the largest round number of groups first. */
function steps({ total, divisor, quotient, remainder }: Division): Step[] {
  const lines: Step[] = [];
  let rest = total;
  for (const part of placeParts(quotient)) {
    lines.push({
      text: `Take away ${part} ${part === 1 ? 'group' : 'groups'} of ${divisor}.`,
      equation: `${rest} - ${part} * ${divisor} = ${rest - part * divisor}`,
    });
    rest -= part * divisor;
  }
  return [
    ...lines,
    {
      text: remainder === 0 ? 'Nothing is left.' : `That leaves ${remainder}. It is too small for one more group.`,
      equation: `${quotient} * ${divisor}${remainder === 0 ? '' : ` + ${remainder}`} = ${total}`,
    },
  ];
}

const slips = (quotient: number): Mistake[] => [
  [quotient + 10, 'counts ten groups too many'],
  [quotient - 10, 'counts ten groups too few'],
  [quotient * 10, 'writes a zero that does not belong'],
  [Math.floor(quotient / 10), 'leaves out the ones digit of the quotient'],
  [quotient + 2, 'finds the last digit two too large'],
  [quotient - 2, 'finds the last digit two too small'],
  [quotient + 20, 'counts twenty groups too many'],
];

type Ask = 'full groups' | 'groups for all' | 'left over';

function remainderProblem(request: ProblemRequest, { total, divisor, quotient, remainder }: Division, ask: Ask, thing: Thing): MathProblem {
  const {
    people: [who = ''],
  } = request;
  const { group } = thing;
  const opening = `${who} has ${count(total, thing)}. Each ${group.one} holds ${divisor}.`;
  const base = {
    skill: 'long-division',
    bare: `What is ${displayMath(`${total} / ${divisor}`)}, with the remainder?`,
    situation: 'groups: number unknown',
  } as const;
  const asked = {
    'full groups': {
      text: `${opening} How many ${group.many} can ${who} fill all the way?`,
      bare: `How many times does ${divisor} fit fully into ${displayMath(String(total))}?`,
      expression: `floor(${total} / ${divisor})`,
      value: quotient,
      notation: counted(group),
      last: `The question asks for full groups, so the ${remainder} left over ${remainder === 1 ? 'does' : 'do'} not count.`,
      mistakes: [[quotient + 1, 'counts a group that is not full'], [remainder, 'gives what is left over'], ...slips(quotient)],
    },
    'groups for all': {
      text: `${opening} All of the ${thing.many} must be packed. How many ${group.many} does ${who} need?`,
      bare: `How many groups of at most ${divisor} are needed to hold ${displayMath(String(total))}?`,
      expression: `ceil(${total} / ${divisor})`,
      value: quotient + 1,
      notation: counted(group),
      last: `The ${remainder} left over ${remainder === 1 ? 'needs' : 'need'} one more group: ${quotient} and 1 make ${quotient + 1}.`,
      mistakes: [
        [quotient, 'leaves the rest without a group'],
        [quotient + remainder, 'adds the remainder to the quotient'],
        ...slips(quotient + 1),
      ],
    },
    'left over': {
      text: `${opening} ${who} fills as many ${group.many} as possible. How many ${thing.many} are left over?`,
      bare: `What is the remainder of ${displayMath(`${total} / ${divisor}`)}?`,
      expression: `${total} - ${divisor} * floor(${total} / ${divisor})`,
      value: remainder,
      notation: counted(thing),
      last: `The question asks for what is left over: ${remainder}.`,
      mistakes: [
        [quotient, 'gives the quotient'],
        [divisor - remainder, 'gives what is missing to fill one more group'],
        [remainder + divisor, 'stops one group too soon'],
        [remainder + 1, 'miscounts the rest by one'],
        [remainder + 2, 'miscounts the rest by two'],
      ],
    },
  } as const;
  const { last, mistakes, value, ...told } = asked[ask];
  return buildProblem({
    ...base,
    ...told,
    value: exact(value),
    steps: [...steps({ total, divisor, quotient, remainder }), { text: last }],
    mistakes: [...mistakes] as Mistake[],
    operations: 1,
  });
}

function twoSteps(request: ProblemRequest, { divisor, quotient }: Division): MathProblem {
  const {
    random,
    scene,
    people: [who = ''],
  } = request;
  const total = divisor * quotient;
  const thing = thingFor(scene, random, total * 2, quotient);
  const used = random.int(Math.ceil(total / 8), Math.floor(total / 2));
  const start = total + used;
  const expression = `(${start} - ${used}) / ${divisor}`;
  return buildProblem({
    skill: 'long-division',
    situation: 'multi-step',
    text: `${who} has ${count(start, thing)}. ${who} ${thing.lose[1]} ${used} of the ${thing.many} ${thing.lose[2]}. The rest go into ${count(divisor, thing.group)}, with the same number in each. How many ${thing.many} go in each ${thing.group.one}?`,
    bare: displayMath(expression),
    expression,
    value: exact(quotient),
    notation: counted(thing),
    steps: [
      { text: 'Find how many are left.', equation: `${start} - ${used} = ${total}` },
      ...steps({ total, divisor, quotient, remainder: 0 }),
    ],
    mistakes: [
      [total, 'stops after subtracting'],
      [Math.floor(start / divisor), 'shares out everything and forgets what is gone'],
      [start + used, 'adds in the first step'],
      ...slips(quotient),
      [quotient + 1, 'finds the last digit one too large'],
    ],
    operations: 2,
  });
}

export const longDivision = defineMathSkill({
  id: 'long-division',
  strand: 'operations',
  title: 'Long division and remainders',
  inText: 'long division with remainders',
  grades: [4, 6],
  aliases: [
    'standard algorithm',
    'long division',
    'division with remainders',
    'remainders',
    'interpreting remainders',
    'divide 4 digit by 1 digit',
    'multi-digit division',
    'multi digit division',
    'partial quotients',
    'standard algorithm division',
    '2 digit division',
    'division by two digit divisors',
    '2 digit divisors',
    'two digit divisors',
    '3 digit by 1 digit division',
    'division',
    'dividing',
    'divide',
    'dividing whole numbers',
    'dividing large numbers',
  ],
  standards: [
    { code: 'CCSS.MATH.CONTENT.4.OA.A.3', grades: [4, 4] },
    { code: 'CCSS.MATH.CONTENT.4.NBT.B.6', grades: [4, 4] },
    { code: 'CCSS.MATH.CONTENT.5.NBT.B.6', grades: [5, 5] },
    { code: 'CCSS.MATH.CONTENT.6.NS.B.2', grades: [6, 6] },
  ],
  bigIdea: 'We divide large numbers by taking away round numbers of groups; the story tells what the remainder means.',
  objective: 'divide and decide what the remainder means in the story',
  hint: 'How many tens of groups can you take away first? What happens to the rest?',
  misconception: {
    belief: 'The answer is always the quotient, so I drop the remainder.',
    why: 'In bare exercises the remainder is only written at the end.',
    truth: 'The story decides. If all things must be packed, the rest needs one more box.',
    teacherMove:
      'Give one division with three questions: How many full boxes? How many boxes for all? How many left over? Compare the answers.',
  },
  restsOn: {
    skill: 'division facts',
    recall(random) {
      const [a, b, rest] = [random.int(3, 9), random.int(3, 9), random.int(1, 2)];
      return {
        prompt: `How many times does ${a} fit into ${a * b + rest}, and what is left?`,
        answer: `${b} times, and ${rest} ${rest === 1 ? 'is' : 'are'} left`,
        likelyError: `Says ${b + 1} times: goes past the number.`,
      };
    },
  },
  problem(request) {
    const { random, grade, difficulty, scene } = request;
    const sizes = (SIZES[grade] ?? SIZES[6])?.[difficulty] ?? { divisor: [4, 9], quotient: [24, 98] };
    const [divisor, quotient] = [random.int(...sizes.divisor), random.int(...sizes.quotient)];
    if (request.multiStep) return twoSteps(request, { total: divisor * quotient, divisor, quotient, remainder: 0 });
    const remainder = random.int(1, divisor - 1);
    if (random.chance(0.3)) {
      const thing = thingFor(scene, random, divisor * quotient, quotient);
      const plot = quotientStory('size', divisor, quotient, thing, request);
      return buildProblem({
        ...plot,
        skill: this.id,
        bare: displayMath(plot.expression),
        steps: steps({ total: divisor * quotient, divisor, quotient, remainder: 0 }),
        mistakes: [
          [quotient * divisor - divisor, 'subtracts once where equal groups are made'],
          [quotient + 1, 'finds the last digit one too large'],
          [quotient - 1, 'finds the last digit one too small'],
          ...slips(quotient),
        ],
        operations: 1,
      });
    }
    const total = divisor * quotient + remainder;
    const ask = random.pick<Ask>(['full groups', 'groups for all', 'left over']);
    return remainderProblem(request, { total, divisor, quotient, remainder }, ask, thingFor(scene, random, total, divisor));
  },
});
