import Fraction from 'fraction.js';
import type { Figure } from '../../../figures/figure.ts';
import { buildProblem, exact } from '../build-problem.ts';
import { byDifficulty } from '../by-difficulty.ts';
import { type MathProblem, type ProblemRequest, defineMathSkill } from '../math-skill.ts';
import { FRACTION, counted } from '../quantity.ts';

const TOPICS = [
  { rows: ['grade 8', 'grade 9'], columns: ['walk', 'ride'], group: 'students', ask: 'how students come to school' },
  { rows: ['morning', 'evening'], columns: ['tea', 'juice'], group: 'guests', ask: 'what guests drink' },
  { rows: ['cats', 'dogs'], columns: ['young', 'grown'], group: 'pets', ask: 'the pets of a shelter' },
  { rows: ['music', 'sports'], columns: ['weekly', 'daily'], group: 'students', ask: 'how often students practice' },
] as const;

function draw({ random, difficulty }: ProblemRequest) {
  const most = difficulty === 'basic' ? 20 : 60;
  const cells = [random.int(4, most), random.int(4, most), random.int(4, most), random.int(4, most)] as const;
  const topic = random.pick(TOPICS);
  return { cells, topic };
}

function tableOf({ rows, columns }: (typeof TOPICS)[number], [a, b, c, d]: readonly (number | '?')[], totals = false): Figure {
  const sum = (one: number | '?' | undefined, other: number | '?' | undefined): string =>
    typeof one === 'number' && typeof other === 'number' ? String(one + other) : '';
  return {
    kind: 'table',
    title: '',
    rows: [
      ['', columns[0], columns[1], ...(totals ? ['total'] : [])],
      [rows[0], String(a), String(b), ...(totals ? [sum(a, b)] : [])],
      [rows[1], String(c), String(d), ...(totals ? [sum(c, d)] : [])],
    ],
  };
}

const told = ({ rows, columns }: (typeof TOPICS)[number], [a, b, c, d]: readonly number[]): string =>
  `${rows[0]}: ${a} ${columns[0]}, ${b} ${columns[1]}; ${rows[1]}: ${c} ${columns[0]}, ${d} ${columns[1]}`;

/** A share of a row: a relative or conditional frequency. */
function share(request: ProblemRequest): MathProblem {
  const { cells, topic } = draw(request);
  const {
    random,
    people: [who = ''],
  } = request;
  const [a, b, c, d] = cells;
  const byRow = random.chance(0.6);
  const [given, kind, hit, other] = byRow ? [topic.rows[0], topic.columns[0], a, b] : [topic.columns[0], topic.rows[0], a, c];
  const value = exact([hit, hit + other]);
  return buildProblem({
    skill: 'two-way-tables',
    situation: 'part-whole: part unknown',
    text: `${who} makes a two-way table about ${topic.ask}. It shows ${told(topic, cells)}. Of all ${topic.group} in the ${byRow ? 'row' : 'column'} “${given}”, what fraction is in “${kind}”?`,
    bare: `A two-way table shows ${told(topic, cells)}. What fraction of “${given}” is “${kind}”?`,
    expression: `${hit} / (${hit} + ${other})`,
    value,
    notation: FRACTION,
    steps: [
      { text: `Add the ${byRow ? 'row' : 'column'}.`, equation: `${hit} + ${other} = ${hit + other}` },
      { text: 'Take the part over that total.', equation: `${hit} / ${hit + other} = ${value.toFraction()}` },
    ],
    mistakes: [
      [exact([hit, a + b + c + d]), 'compares with the whole table'],
      [exact([hit, other]), 'compares with the other part'],
      [byRow ? exact([a, a + c]) : exact([a, a + b]), byRow ? 'adds the column' : 'adds the row'],
      [exact([other, hit + other]), 'takes the other part'],
    ],
    figure: tableOf(topic, cells),
  });
}

/** A missing cell from a total. */
function missingCell(request: ProblemRequest): MathProblem {
  const { cells, topic } = draw(request);
  const {
    people: [who = ''],
  } = request;
  const [a, b, c, d] = cells;
  const all = a + b + c + d;
  return buildProblem({
    skill: 'two-way-tables',
    situation: 'part-whole: part unknown',
    text: `${who} asks ${all} ${topic.group}. In “${topic.rows[0]}” there are ${a} for “${topic.columns[0]}” and ${b} for “${topic.columns[1]}.” In “${topic.rows[1]}” there are ${c} for “${topic.columns[0]}.” How many ${topic.group} are left for the last cell?`,
    bare: `A two-way table of ${all} ${topic.group} has the cells ${a}, ${b} and ${c}. How many ${topic.group} are in the last cell?`,
    expression: `${all} - (${a} + ${b} + ${c})`,
    value: new Fraction(d),
    notation: counted({ one: topic.group.replace(/s$/u, ''), many: topic.group }),
    steps: [
      { text: 'Add the three known cells.', equation: `${a} + ${b} + ${c} = ${a + b + c}` },
      { text: 'Subtract from the total.', equation: `${all} - ${a + b + c} = ${d}` },
    ],
    mistakes: [
      [a + b + c, 'stops after adding the cells'],
      [all - a - b, 'leaves one cell out'],
      [all - c, 'subtracts only one cell'],
      [all + c, 'adds where it is subtracted'],
    ],
    figure: tableOf(topic, [a, b, c, '?']),
  });
}

/** Two shares compared: is there an association? */
function association(request: ProblemRequest): MathProblem {
  const { topic } = draw(request);
  const {
    random,
    people: [who = ''],
  } = request;
  const total = random.pick([20, 25, 40, 50]);
  const [high, low] = random
    .sample(
      [10, 20, 30, 40, 50, 60, 70, 80, 90].filter((percent) => (percent * total) % 100 === 0),
      2,
    )
    .sort((one, other) => other - one) as [number, number];
  const [a, c] = [(high * total) / 100, (low * total) / 100];
  const cells = [a, total - a, c, total - c] as const;
  return buildProblem({
    skill: 'two-way-tables',
    situation: 'compare: difference unknown',
    text: `A two-way table shows ${told(topic, cells)}. ${who} compares the fractions that are “${topic.columns[0]}” in both rows. What is the fraction in “${topic.rows[0]}” minus the other one?`,
    bare: `A two-way table shows ${told(topic, cells)}. By what fraction is “${topic.columns[0]}” larger in the first row?`,
    expression: `${a} / (${a} + ${total - a}) - ${c} / (${c} + ${total - c})`,
    value: exact([high - low, 100]),
    notation: FRACTION,
    steps: [
      { text: 'Find the fraction in the first row.', equation: `${a} / ${total} = ${exact([a, total]).toFraction()}` },
      { text: 'Find the fraction in the second row.', equation: `${c} / ${total} = ${exact([c, total]).toFraction()}` },
      {
        text: 'Subtract.',
        equation: `${exact([a, total]).toFraction()} - ${exact([c, total]).toFraction()} = ${exact([high - low, 100]).toFraction()}`,
      },
    ],
    mistakes: [
      [a - c, 'compares the numbers and not the fractions'],
      [exact([a - c, 2 * total]), 'compares with the whole table'],
      [exact([a, total]), 'gives the larger fraction'],
      [exact([c, total]), 'gives the smaller fraction'],
    ],
    figure: tableOf(topic, cells),
  });
}

export const twoWayTables = defineMathSkill({
  id: 'two-way-tables',
  strand: 'data',
  title: 'Two-way tables',
  inText: 'two-way tables',
  grades: [8, 10],
  aliases: [
    'two way tables',
    'two-way tables',
    'two way frequency tables',
    'relative frequency',
    'joint and marginal frequencies',
    'categorical data',
    'association in two way tables',
    'frequency tables',
  ],
  standards: [
    { code: 'CCSS.MATH.CONTENT.8.SP.A.4', grades: [8, 8] },
    { code: 'CCSS.MATH.CONTENT.HSS.ID.B.5', grades: [9, 10] },
  ],
  bigIdea: 'Whether two traits go together shows in the shares of the rows, not in the counts.',
  objective: 'read two-way tables and compare shares',
  hint: 'Of which group is the fraction taken? Add that row or column.',
  misconception: {
    belief: 'The larger count shows the stronger link.',
    why: 'Counts stand in the table, shares do not.',
    truth: 'Groups may differ in size, so only shares can be compared.',
    teacherMove: 'Show 30 of 60 and 20 of 25. Ask in which group the trait is more common.',
  },
  restsOn: {
    skill: 'fractions of a whole',
    recall(random) {
      const [a, b] = [random.int(3, 12), random.int(13, 24)];
      return {
        prompt: `${a} of ${a + b} students wear a hat. What fraction do not?`,
        answer: exact([b, a + b]).toFraction(),
        likelyError: `Says ${a}/${b}: compares the two parts.`,
      };
    },
  },
  problem: byDifficulty({
    basic: [share, missingCell],
    intermediate: [share, missingCell, association],
    advanced: [association, share],
    multiStep: [share, missingCell, association],
  }),
});
