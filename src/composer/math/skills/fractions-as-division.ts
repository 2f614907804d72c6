import { buildProblem, exact } from '../build-problem.ts';
import { byDifficulty } from '../by-difficulty.ts';
import { type MathDifficulty, type MathProblem, type ProblemRequest, defineMathSkill } from '../math-skill.ts';
import { count, measuredInFractions } from '../quantity.ts';
import type { Range } from '../scenes.ts';

const PEOPLE: Readonly<Record<MathDifficulty, Range>> = { basic: [2, 5], intermediate: [3, 8], advanced: [4, 12] };
const FOODS = [
  ['pizza', 'pizzas'],
  ['pan of corn bread', 'pans of corn bread'],
  ['sandwich', 'sandwiches'],
  ['watermelon', 'watermelons'],
  ['apple pie', 'apple pies'],
  ['loaf of bread', 'loaves of bread'],
  ['burrito', 'burritos'],
  ['quesadilla', 'quesadillas'],
] as const;

function draw({ random, difficulty }: ProblemRequest) {
  const sharers = random.int(...PEOPLE[difficulty]);
  let wholes = random.int(1, difficulty === 'basic' ? sharers - 1 : sharers + 7);
  if (wholes % sharers === 0) wholes += 1;
  const [one, many] = random.pick(FOODS);
  return { sharers, wholes, food: { one, many } };
}

function share(request: ProblemRequest): MathProblem {
  const { sharers, wholes, food } = draw(request);
  const {
    random,
    people: [who = ''],
  } = request;
  return buildProblem({
    skill: 'fractions-as-division',
    situation: 'groups: size unknown',
    text: random.pick([
      `${sharers} friends share ${count(wholes, food)} equally. How much does each friend get?`,
      `${who} cuts ${count(wholes, food)} so that ${sharers} people get the same amount. How much does each person get?`,
    ]),
    bare: `What is ${wholes} ÷ ${sharers} as a fraction or mixed number?`,
    expression: `${wholes} / ${sharers}`,
    value: exact([wholes, sharers]),
    notation: measuredInFractions(food),
    steps: [
      { text: `Cut each whole into ${sharers} equal parts. Each person gets 1/${sharers} of every whole.` },
      {
        text: `There are ${count(wholes, { one: 'whole', many: 'wholes' })}, so each gets ${wholes} of these parts.`,
        equation: `${wholes} * 1/${sharers} = ${exact([wholes, sharers]).toFraction()}`,
      },
    ],
    mistakes: [
      [exact([sharers, wholes]), 'divides the people by the wholes'],
      [exact([1, sharers]), 'shares only one whole'],
      [exact([wholes, sharers + wholes]), 'adds people and wholes below'],
      [exact(wholes * sharers), 'multiplies'],
    ],
  });
}

/** Some is eaten before sharing. */
function afterSome(request: ProblemRequest): MathProblem {
  const { random, people, difficulty } = request;
  const [who = ''] = people;
  const sharers = random.int(...PEOPLE[difficulty]);
  const kept = random.int(1, 3);
  let rest = random.int(1, sharers + 4);
  if (rest % sharers === 0) rest += 1;
  const [one, many] = random.pick(FOODS);
  const food = { one, many };
  return buildProblem({
    skill: 'fractions-as-division',
    situation: 'multi-step',
    text: `${who} has ${count(rest + kept, food)} and keeps ${kept} for later. ${sharers} friends share the rest equally. How much does each friend get?`,
    bare: `What is (${rest + kept} − ${kept}) ÷ ${sharers} as a fraction or mixed number?`,
    expression: `(${rest + kept} - ${kept}) / ${sharers}`,
    value: exact([rest, sharers]),
    notation: measuredInFractions(food),
    steps: [
      { text: 'Find how many are shared.', equation: `${rest + kept} - ${kept} = ${rest}` },
      { text: 'Share them equally.', equation: `${rest} / ${sharers} = ${exact([rest, sharers]).toFraction()}` },
    ],
    mistakes: [
      [exact([rest + kept, sharers]), 'shares all of them'],
      [exact([sharers, rest]), 'divides the people by the wholes'],
      [rest, 'stops after the first step'],
      [exact([rest, sharers + 1]), 'counts one person too many'],
    ],
  });
}

/** Between which whole numbers, or which fraction of a whole is left out: compare two groups. */
function twoTables(request: ProblemRequest): MathProblem {
  const { random, difficulty } = request;
  const sharers = random.int(...PEOPLE[difficulty]);
  const [a, b] = random.sample([1, 2, 3, 4, 5, 6, 7], 2).sort((one, other) => other - one) as [number, number];
  const [one, many] = random.pick(FOODS);
  return buildProblem({
    skill: 'fractions-as-division',
    situation: 'compare: difference unknown',
    text: `At two tables sit ${sharers} people each. The first table shares ${count(a, { one, many })} equally, the second ${count(b, { one, many })}. How much more of a ${one} does a person at the first table get?`,
    bare: `How much more is ${a} ÷ ${sharers} than ${b} ÷ ${sharers}?`,
    expression: `${a} / ${sharers} - ${b} / ${sharers}`,
    value: exact([a - b, sharers]),
    notation: measuredInFractions({ one, many }),
    steps: [
      { text: `A person at the first table gets ${a}/${sharers}, at the second ${b}/${sharers}.` },
      { text: 'Subtract.', equation: `${a}/${sharers} - ${b}/${sharers} = ${exact([a - b, sharers]).toFraction()}` },
    ],
    mistakes: [
      [exact([a, sharers]), 'gives the share at the first table'],
      [exact([b, sharers]), 'gives the share at the second table'],
      [exact([a + b, sharers]), 'adds both shares'],
      [a - b, 'compares the wholes and not the shares'],
    ],
  });
}

export const fractionsAsDivision = defineMathSkill({
  id: 'fractions-as-division',
  strand: 'fractions',
  title: 'Fractions as division',
  inText: 'fractions as division',
  grades: [5, 5],
  aliases: [
    'fractions as division',
    'interpreting fractions as division',
    'fair share fractions',
    'division as fractions',
    'sharing wholes equally',
  ],
  standards: [{ code: 'CCSS.MATH.CONTENT.5.NF.B.3', grades: [5, 5] }],
  bigIdea: 'The fraction a/b is what each gets when a wholes are shared by b.',
  objective: 'share wholes fairly and name each share as a fraction',
  hint: 'Cut every whole into as many parts as there are people.',
  misconception: {
    belief: '3 pizzas for 4 people cannot be shared, because 4 does not go into 3.',
    why: 'Division so far had whole answers.',
    truth: 'Each person gets 3/4 of a pizza.',
    teacherMove: 'Cut three paper circles into fourths and deal them out to four students. Name what each has.',
  },
  restsOn: {
    skill: 'unit fractions',
    recall(random) {
      const parts = random.int(3, 8);
      return {
        prompt: `One pie is shared by ${parts} people equally. How much does each get?`,
        answer: `1/${parts} pie`,
        likelyError: `Says ${parts}: counts the people.`,
      };
    },
  },
  problem: byDifficulty({
    basic: [share, twoTables],
    intermediate: [share, afterSome],
    advanced: [share, afterSome, twoTables],
    multiStep: [afterSome, twoTables],
  }),
});
