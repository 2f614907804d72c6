import { type Mistake, buildProblem, exact } from '../build-problem.ts';
import { displayMath } from '../display-math.ts';
import { type MathDifficulty, type MathProblem, type ProblemRequest, defineMathSkill } from '../math-skill.ts';
import { type Notation, signed, writeWhole } from '../quantity.ts';

/** Where numbers below zero are met. Each says how a value, a rise and a fall are told. */
interface Context {
  readonly unit: { readonly one: string; readonly many: string };
  at(value: string, who: string): string;
  rise(amount: string, who: string): string;
  fall(amount: string, who: string): string;
  ask(who: string): string;
  apart(one: string, other: string, who: string): string;
  readonly most: number;
}

const CONTEXTS: readonly Context[] = [
  {
    unit: { one: 'degree', many: 'degrees' },
    most: 20,
    at: (value) => `In the morning it is ${value}.`,
    rise: (amount) => `Then it gets ${amount} warmer.`,
    fall: (amount) => `Then it gets ${amount} colder.`,
    ask: () => 'What is the temperature now?',
    apart: (one, other) => `At noon it is ${one}. At night it is ${other}. How many degrees did the temperature fall?`,
  },
  {
    unit: { one: 'foot', many: 'feet' },
    most: 60,
    at: (value, who) => `Sea level is 0 feet. ${who} flies a drone at ${value}.`,
    rise: (amount) => `The drone goes ${amount} up.`,
    fall: (amount) => `The drone goes ${amount} down, into a canyon.`,
    ask: () => 'What is its height now?',
    apart: (one, other) => `A bird is at ${one}. A fish is at ${other}. Sea level is 0 feet. How many feet apart are they?`,
  },
  {
    unit: { one: 'point', many: 'points' },
    most: 40,
    at: (value, who) => `${who} has a score of ${value} in a game.`,
    rise: (amount, who) => `${who} wins ${amount}.`,
    fall: (amount, who) => `${who} loses ${amount}.`,
    ask: (who) => `What is ${who}’s score now?`,
    apart: (one, other, who) => `${who} has ${one}. The other team has ${other}. How many points is ${who} ahead?`,
  },
  {
    unit: { one: 'space', many: 'spaces' },
    most: 25,
    at: (value, who) => `In a board game, space 0 is the start. ${who}’s piece is on space ${value.replace(/ spaces?$/u, '')}.`,
    rise: (amount, who) => `${who} moves ${amount} forward.`,
    fall: (amount, who) => `${who} moves ${amount} back.`,
    ask: (who) => `On which space is ${who}’s piece now?`,
    apart: (one, other) =>
      `In a board game, one piece is on space ${one.replace(/ spaces?$/u, '')}. Another piece is on space ${other.replace(/ spaces?$/u, '')}. How many spaces apart are they?`,
  },
];

const inExpression = (value: number): string => (value < 0 ? `(${value})` : String(value));

/** Wrong answers first that lose a sign, then slips. */
function mistakes(a: number, b: number, operator: '+' | '-'): Mistake[] {
  const answer = operator === '+' ? a + b : a - b;
  return [
    [-answer, 'finds the size and gives it the wrong sign'],
    [operator === '+' ? a - b : a + b, operator === '+' ? 'moves the wrong way on the number line' : 'adds where numbers are subtracted'],
    [Math.abs(a) + Math.abs(b), 'adds the sizes and leaves the signs out'],
    [Math.abs(Math.abs(a) - Math.abs(b)), 'subtracts the sizes and leaves the signs out'],
    [-(Math.abs(a) + Math.abs(b)), 'adds the sizes and keeps a minus sign'],
    [answer + 1, 'counts the starting number as a step'],
    [answer - 1, 'counts one step too many'],
  ];
}

const RANGES: Readonly<Record<MathDifficulty, number>> = { basic: 10, intermediate: 20, advanced: 45 };

function placeNotation({ unit }: Context): Notation {
  return unit.one === 'space' ? { ...signed(unit), write: (value) => `space ${writeWhole(value)}` } : signed(unit);
}

function change(request: ProblemRequest): MathProblem {
  const {
    random,
    difficulty,
    people: [who = ''],
  } = request;
  const context = random.pick(CONTEXTS);
  const most = Math.min(context.most, RANGES[difficulty]);
  const start = random.int(2, most) * (random.chance(0.6) ? -1 : 1);
  const amount = start > 0 ? random.int(start + 1, start + most) : random.int(2, most + 2);
  const rises = start < 0 && (difficulty === 'basic' || random.chance(0.6));
  const answer = rises ? start + amount : start - amount;
  const operator = rises ? '+' : '-';
  const unit = signed(context.unit);
  const expression = `${start} ${operator} ${amount}`;
  return buildProblem({
    skill: 'adding-and-subtracting-integers',
    situation: rises ? 'join: result unknown' : 'separate: result unknown',
    text: `${context.at(unit.write(exact(start)), who)} ${rises ? context.rise(unit.write(exact(amount)), who) : context.fall(unit.write(exact(amount)), who)} ${context.ask(who)}`,
    bare: displayMath(expression),
    expression,
    value: exact(answer),
    notation: placeNotation(context),
    steps: [
      {
        text: `Start at ${displayMath(String(start))} on a number line. ${rises ? 'Going up means adding.' : 'Going down means subtracting.'}`,
      },
      { text: `Move ${amount} ${rises ? 'up' : 'down'}.`, equation: `${start} ${operator} ${amount} = ${answer}` },
    ],
    mistakes: mistakes(start, amount, operator),
    operations: 1,
  });
}

function distance(request: ProblemRequest): MathProblem {
  const {
    random,
    difficulty,
    people: [who = ''],
  } = request;
  const context = random.pick(CONTEXTS);
  const most = Math.min(context.most, RANGES[difficulty]);
  const [high, low] = [random.int(1, most), -random.int(1, most)];
  const unit = signed(context.unit);
  const expression = `${high} - ${inExpression(low)}`;
  return buildProblem({
    skill: 'adding-and-subtracting-integers',
    situation: 'compare: difference unknown',
    text: context.apart(unit.write(exact(high)), unit.write(exact(low)), who),
    bare: displayMath(expression),
    expression,
    value: exact(high - low),
    notation: unit,
    steps: [
      {
        text: `From ${displayMath(String(low))} to 0 is ${-low}. From 0 to ${high} is ${high}.`,
        equation: `${-low} + ${high} = ${high - low}`,
      },
      { text: 'Subtracting a negative number is the same as adding its opposite.', equation: `${expression} = ${high} + ${-low}` },
    ],
    mistakes: mistakes(high, low, '-').filter(([value]) => Number(value) > 0),
    operations: 1,
  });
}

function twoChanges(request: ProblemRequest): MathProblem {
  const {
    random,
    difficulty,
    people: [who = ''],
  } = request;
  const context = random.pick(CONTEXTS);
  const most = Math.min(context.most, RANGES[difficulty]);
  const start = -random.int(2, most);
  const [up, down] = [random.int(2, most), random.int(2, most)];
  const answer = start + up - down;
  const unit = signed(context.unit);
  const expression = `${start} + ${up} - ${down}`;
  return buildProblem({
    skill: 'adding-and-subtracting-integers',
    situation: 'multi-step',
    text: `${context.at(unit.write(exact(start)), who)} ${context.rise(unit.write(exact(up)), who)} ${context.fall(unit.write(exact(down)), who)} ${context.ask(who)}`,
    bare: displayMath(expression),
    expression,
    value: exact(answer),
    notation: placeNotation(context),
    steps: [
      { text: 'Do the first change.', equation: `${start} + ${up} = ${start + up}` },
      { text: 'Do the second change from there.', equation: `${start + up} - ${down} = ${answer}` },
    ],
    mistakes: [
      [start + up, 'stops after the first change'],
      [start + up + down, 'moves up for both changes'],
      [start - up + down, 'swaps up and down'],
      [-start + up - down, 'leaves out the sign of the start'],
      [start - up - down, 'moves down for both changes'],
      [answer + 1, 'counts the starting number as a step'],
      [answer - 1, 'counts one step too many'],
    ],
    operations: 2,
  });
}

export const addingAndSubtractingIntegers = defineMathSkill({
  id: 'adding-and-subtracting-integers',
  strand: 'algebra',
  title: 'Adding and subtracting integers',
  inText: 'adding and subtracting integers',
  grades: [6, 8],
  aliases: [
    'integers',
    'negative numbers',
    'adding integers',
    'subtracting integers',
    'adding and subtracting integers',
    'add and subtract integers',
    'integer operations',
    'operations with integers',
    'signed numbers',
    'positive and negative numbers',
    'rational numbers',
    'opposites',
    'absolute value',
    'adding negative numbers',
    'subtracting negative numbers',
  ],
  standards: [
    { code: 'CCSS.MATH.CONTENT.6.NS.C.5', grades: [6, 6] },
    { code: 'CCSS.MATH.CONTENT.7.NS.A.1', grades: [7, 7] },
  ],
  bigIdea: 'A sign tells the direction on the number line; adding an opposite moves back.',
  objective: 'add and subtract integers and explain the direction on a number line',
  hint: 'Draw a number line up and down. Where do you start? Which way do you move?',
  misconception: {
    belief: '−5 + 3 = −8, because two numbers make more.',
    why: 'With positive numbers a sum is larger in size than its parts.',
    truth: 'From −5 three steps up lead to −2.',
    teacherMove: 'Walk it on a floor number line: stand at −5, face up, take three steps.',
  },
  restsOn: {
    skill: 'positions on a number line',
    recall(random) {
      const a = random.int(2, 9);
      return {
        prompt: `Which number is as far from 0 as ${a}, on the other side?`,
        answer: `−${a}`,
        likelyError: `Says ${a + a}: doubles the number.`,
      };
    },
  },
  problem(request) {
    if (request.multiStep) return twoChanges(request);
    if (request.difficulty === 'basic') return change(request);
    return request.random.pick([change, distance])(request);
  },
});
