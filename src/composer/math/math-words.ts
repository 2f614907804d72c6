/**
 * Words that make a topic mathematical although no skill may know them: so that 'polynomials' is not taken for something
 * that a story can be about.
 */
import { contentStems } from '../typed-words.ts';
import type { MathSkill, MathStrand } from './math-skill.ts';

/** Mathematical wherever they stand, by the strand whose skills come nearest. */
const ALWAYS: Readonly<Record<MathStrand, string>> = {
  number: `digit digits numeral numerals integer integers rounding cardinality subitizing subitize irrational`,
  operations: `addition subtraction multiplication regrouping addend addends sums multiplying subtracting arithmetic gcf lcm pemdas
    gemdas bodmas divisibility distributive commutative associative`,
  fractions: `fraction fractions numerator denominator decimal decimals tenths hundredths thousandths`,
  measurement: `perimeter elapsed centimeters millimeters kilometers yardstick`,
  ratios: `ratio ratios percent percents percentage percentages proportional proportionality`,
  algebra: `algebra algebraic polynomial polynomials monomial binomial binomials trinomial trinomials quadratic quadratics parabola parabolas
    exponent exponents exponential logarithm logarithms logarithmic asymptote asymptotes
    matrix matrices factoring precalculus calculus derivative derivatives integral integrals antiderivative summation conic conics
    piecewise recursive vertex discriminant`,
  geometry: `geometry trigonometry trig sine cosine tangent soh cah toa sohcahtoa pythagorean hypotenuse congruent congruence
    dilation dilations polygon polygons quadrilateral quadrilaterals rhombus trapezoid parallelogram parallelograms tessellation
    tessellations circumference diameter perpendicular collinear bisector bisectors protractor tetrahedron hexagon pentagon octagon
    cpctc`,
  data: `median statistics statistical histogram histograms probability probabilities permutation permutations combinatorics scatterplot scatterplots
    boxplot quartile quartiles outlier outliers dotplot`,
};

/** Mathematical only where nothing else is typed beside them. */
const ALONE: Readonly<Record<MathStrand, string>> = {
  number:
    'numbers radical radicals number counting count comparing compare greater less than sets line even odd roman negative positive real absolute value roots root cube square skip',
  operations:
    'facts division dividing divide properties property operations patterns pattern number groups arrays array multiples factors prime composite',
  fractions: 'halves thirds fourths quarters parts whole mixed improper',
  measurement: 'measurement measuring length weight mass capacity units time clock money coins area volume temperature surface metric',
  ratios: 'proportions rates rate scale scales factor drawings drawing unit conversions similar similarity figures interest',
  algebra:
    'functions function expressions expression sequences sequence series systems system variables limits powers rational linear equation equations variable logs foil inequality inequalities determinant slope solving solve writing real world complex imaginary numbers terms like combining domain range inverse input output tables growth decay zeros vectors rules laws',
  geometry: `transformations transformation translations translation rotations rotation reflections reflection symmetry shapes shape 2d 3d solids solid angles
    angle lines rays segments parallel coordinate coordinates plane grid points circles circle arcs chords area surface nets net proofs proof similar right figures
    classifying triangle triangles radius geometric prism prisms vectors midpoint distance attributes composite ordered pairs axis quadrants graphing graph`,
  data: 'graphs graph graphing bar picture line plot plots data mean mode range average averages charts chart tally scatter box whisker correlation normal distribution standard deviation samples sampling sample two way tables',
};

type Lexicon = ReadonlyMap<string, readonly MathStrand[]>;

function lexiconOf(lists: Readonly<Record<MathStrand, string>>): Lexicon {
  const strands = new Map<string, MathStrand[]>();
  for (const [strand, words] of Object.entries(lists) as [MathStrand, string][])
    for (const stem of new Set(contentStems(words))) strands.set(stem, [...(strands.get(stem) ?? []), strand]);
  return strands;
}

const ALWAYS_STRANDS = lexiconOf(ALWAYS);
const ALONE_STRANDS = lexiconOf(ALONE);

/** Strands of mathematics that the topic names, most often named first; [] where it is not mathematical. */
export function strandsNamedIn(topic: string): readonly MathStrand[] {
  const stems = contentStems(topic);
  const isMathematical =
    stems.some((stem) => ALWAYS_STRANDS.has(stem)) || (stems.length > 0 && stems.every((stem) => ALONE_STRANDS.has(stem)));
  if (!isMathematical) return [];
  const votes = new Map<MathStrand, number>();
  for (const stem of stems) {
    for (const strand of ALWAYS_STRANDS.get(stem) ?? []) votes.set(strand, (votes.get(strand) ?? 0) + 2);
    for (const strand of ALONE_STRANDS.get(stem) ?? []) votes.set(strand, (votes.get(strand) ?? 0) + 1);
  }
  return [...votes].sort(([, one], [, other]) => other - one).map(([strand]) => strand);
}

/** Of these skills those of the strand that the topic names; all of them where the strand has none. */
export function nearestTo(topic: string, skills: readonly MathSkill[]): readonly MathSkill[] {
  for (const strand of strandsNamedIn(topic)) {
    const near = skills.filter((skill) => skill.strand === strand);
    if (near.length > 0) return near;
  }
  return skills;
}
