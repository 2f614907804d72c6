/**
 * The topic families of school mathematics as teachers name them, the grades that teach them and the skills that practice
 * them. A coverage list for tests: every name, in every grade of its span, must lead to problems of its own family.
 */
export interface TopicFamily {
  readonly names: readonly string[];
  /** Kindergarten is 0. */
  readonly grades: readonly [first: number, last: number];
  readonly skills: readonly string[];
}

export const TOPIC_FAMILIES: readonly TopicFamily[] = [
  {
    names: [
      'Counting and cardinality to 100',
      'counting',
      'count to 100',
      'number sense',
      'numerals',
      'one-to-one',
      'skip counting',
      'counting on',
    ],
    grades: [0, 1],
    skills: ['counting-to-100', 'skip-counting', 'teen-numbers', 'place-value'],
  },
  {
    names: ['Comparing numbers and quantities', 'greater than less than', 'more or less', 'comparing numbers', '<', '>', '='],
    grades: [0, 2],
    skills: ['comparing-numbers', 'missing-numbers-in-equations'],
  },
  {
    names: ['Shapes and attributes', '2D shapes', '3D shapes', 'plane and solid figures', 'geometry shapes', 'sides and corners'],
    grades: [0, 2],
    skills: ['shapes-and-attributes', 'solid-shapes'],
  },
  {
    names: [
      'Addition and subtraction within 20',
      'add',
      'take away',
      'sums',
      'differences',
      'math facts',
      'make ten',
      'number bonds',
      'fact families',
    ],
    grades: [0, 2],
    skills: ['add-and-subtract-within-20', 'adding-three-numbers', 'missing-numbers-in-equations'],
  },
  {
    names: ['Place value to 1,000', 'tens and ones', 'hundreds tens ones', 'base ten blocks', 'expanded form'],
    grades: [0, 3],
    skills: ['place-value', 'teen-numbers'],
  },
  {
    names: ['Two- and three-digit addition and subtraction', 'regrouping', 'borrowing', 'carrying', 'double digit', 'vertical addition'],
    grades: [1, 3],
    skills: ['two-and-three-digit-addition-and-subtraction', 'tens-more-and-less'],
  },
  {
    names: ['Telling time and elapsed time', 'clocks', 'analog time', 'quarter past', 'half past', 'time to the minute'],
    grades: [1, 3],
    skills: ['telling-and-elapsed-time'],
  },
  {
    names: ['Money and coins', 'counting coins', 'dollars and cents', 'making change', 'penny nickel dime quarter'],
    grades: [1, 2],
    skills: ['money-and-coins'],
  },
  {
    names: ['Length and measurement', 'measuring', 'inches', 'centimeters', 'ruler', 'nonstandard units', 'longer shorter'],
    grades: [0, 3],
    skills: ['measuring-length', 'reading-a-ruler'],
  },
  {
    names: ['Picture graphs, bar graphs and line plots', 'data', 'graphing', 'pictograph', 'tally chart', 'line plot', 'dot plot'],
    grades: [1, 4],
    skills: ['picture-and-bar-graphs', 'line-plots', 'sorting-and-counting'],
  },
  { names: ['Rounding', 'estimate', 'nearest ten', 'nearest hundred', 'round decimals'], grades: [3, 5], skills: ['rounding'] },
  {
    names: ['Multiplication facts and meaning', 'times tables', 'multiplying', 'arrays', 'equal groups', 'skip counting', 'x facts'],
    grades: [3, 3],
    skills: ['multiplication-facts', 'arrays-and-repeated-addition', 'skip-counting', 'division-facts'],
  },
  {
    names: ['Division facts and meaning', 'sharing', 'dividing', 'quotient', 'divided by', 'equal groups'],
    grades: [3, 3],
    skills: ['division-facts', 'multiplication-facts', 'arrays-and-repeated-addition'],
  },
  {
    names: ['Properties of operations', 'distributive', 'commutative', 'associative', 'identity'],
    grades: [3, 6],
    skills: ['properties-of-operations', 'equivalent-expressions'],
  },
  {
    names: ['Area', 'square units', 'tiling', 'area of rectangles', 'area model'],
    grades: [3, 5],
    skills: ['area-of-rectangles', 'area-of-composite-figures'],
  },
  { names: ['Perimeter', 'distance around', 'perimeter vs area', 'border'], grades: [3, 4], skills: ['perimeter', 'area-of-rectangles'] },
  {
    names: ['Fractions: meaning and number line', 'parts of a whole', 'unit fractions', 'numerator denominator', 'halves thirds fourths'],
    grades: [3, 3],
    skills: ['fractions-on-the-number-line'],
  },
  {
    names: ['Equivalent fractions', 'equal fractions', 'simplify fractions', 'lowest terms'],
    grades: [3, 4],
    skills: ['equivalent-fractions'],
  },
  {
    names: ['Comparing and ordering fractions', 'bigger fraction', 'common denominator', 'benchmark fractions'],
    grades: [3, 4],
    skills: ['comparing-fractions'],
  },
  {
    names: ['Multi-digit multiplication', '2 digit by 2 digit', 'standard algorithm', 'partial products', 'box method'],
    grades: [4, 5],
    skills: ['multi-digit-multiplication', 'long-division'],
  },
  {
    names: ['Long division', 'divide 4 digit by 1 digit', 'remainders', 'partial quotients', 'standard algorithm'],
    grades: [4, 6],
    skills: ['long-division', 'multi-digit-multiplication'],
  },
  {
    names: ['Factors, multiples, prime and composite', 'GCF', 'LCM', 'prime factorization', 'factor pairs'],
    grades: [4, 6],
    skills: ['factors-and-multiples'],
  },
  {
    names: ['Adding and subtracting fractions', 'like denominators', 'unlike denominators', 'mixed numbers', 'add fractions'],
    grades: [4, 5],
    skills: [
      'adding-fractions-like-denominators',
      'adding-fractions-unlike-denominators',
      'adding-and-subtracting-mixed-numbers',
      'mixed-numbers',
    ],
  },
  {
    names: ['Multiplying fractions', 'fraction times whole number', 'fraction of a fraction', 'mixed number multiplication'],
    grades: [4, 5],
    skills: ['multiplying-fractions'],
  },
  {
    names: ['Dividing fractions', 'keep change flip', 'reciprocal', 'unit fractions division'],
    grades: [5, 6],
    skills: ['dividing-fractions'],
  },
  {
    names: ['Decimals: place value and comparing', 'tenths', 'hundredths', 'thousandths', 'decimal point'],
    grades: [4, 5],
    skills: ['comparing-decimals', 'fractions-and-decimals'],
  },
  {
    names: ['Decimal operations', 'add decimals', 'subtract decimals', 'multiply decimals', 'divide decimals'],
    grades: [5, 6],
    skills: ['adding-and-subtracting-decimals', 'multiplying-and-dividing-decimals'],
  },
  {
    names: ['Angles and lines', 'acute obtuse right', 'protractor', 'parallel perpendicular', 'degrees'],
    grades: [4, 4],
    skills: ['angles'],
  },
  {
    names: ['Classifying triangles and quadrilaterals', 'polygons', 'types of triangles', 'rhombus', 'trapezoid', 'hierarchy'],
    grades: [3, 5],
    skills: ['classifying-polygons'],
  },
  {
    names: ['Unit conversion', 'metric conversion', 'customary units', 'inches to feet', 'cm to m'],
    grades: [4, 5],
    skills: ['unit-conversion'],
  },
  {
    names: ['Volume of rectangular prisms', 'cubic units', 'length x width x height', 'V = lwh'],
    grades: [5, 6],
    skills: ['volume-of-prisms'],
  },
  {
    names: ['Order of operations and numerical expressions', 'PEMDAS', 'GEMDAS', 'parentheses', 'exponents', 'evaluate expressions'],
    grades: [5, 6],
    skills: ['order-of-operations', 'writing-and-evaluating-expressions', 'exponents-and-powers'],
  },
  {
    names: ['Coordinate plane', 'ordered pairs', 'x axis y axis', 'quadrants', 'graphing points'],
    grades: [5, 6],
    skills: ['coordinate-plane'],
  },
  {
    names: ['Ratios and unit rates', 'ratio tables', 'tape diagrams', 'rates', 'best buy', 'proportional reasoning'],
    grades: [6, 7],
    skills: ['ratios-and-unit-rates', 'unit-prices', 'proportional-relationships'],
  },
  {
    names: ['Percents', 'percent of a number', 'tax tip discount', 'percent change', 'markup'],
    grades: [6, 7],
    skills: ['percents', 'percent-change', 'taxes-tips-and-discounts'],
  },
  {
    names: ['Integers and rational numbers', 'negative numbers', 'absolute value', 'opposites', 'adding and subtracting integers'],
    grades: [6, 7],
    skills: [
      'absolute-value-and-opposites',
      'adding-and-subtracting-integers',
      'operations-with-rational-numbers',
      'multiplying-and-dividing-integers',
    ],
  },
  {
    names: [
      'Expressions and equivalent expressions',
      'combining like terms',
      'distributive property',
      'variables',
      'algebraic expressions',
    ],
    grades: [6, 7],
    skills: ['equivalent-expressions', 'writing-and-evaluating-expressions', 'properties-of-operations'],
  },
  {
    names: [
      'One- and two-step equations and inequalities',
      'solving for x',
      'solve equations',
      'graph inequalities',
      'multi-step equations',
    ],
    grades: [6, 8],
    skills: ['one-step-equations', 'two-step-equations', 'multi-step-equations', 'inequalities'],
  },
  {
    names: ['Proportional relationships', 'constant of proportionality', 'unit rate', 'direct variation', 'y = kx'],
    grades: [7, 8],
    skills: ['proportional-relationships', 'ratios-and-unit-rates'],
  },
  {
    names: ['Area and circumference of circles, composite area', 'pi', 'radius', 'diameter', 'area of triangles', 'composite figures'],
    grades: [6, 7],
    skills: ['circles', 'area-of-composite-figures', 'area-of-triangles-and-quadrilaterals'],
  },
  {
    names: ['Statistics: center, spread and sampling', 'mean median mode range', 'MAD', 'box plots', 'histograms', 'samples'],
    grades: [6, 7],
    skills: ['mean-and-median', 'mode-range-and-mad', 'box-plots-and-quartiles', 'sampling-and-predictions', 'histograms'],
  },
  {
    names: ['Probability', 'chance', 'likelihood', 'compound events', 'sample space', 'tree diagram'],
    grades: [7, 7],
    skills: ['probability', 'compound-probability'],
  },
  {
    names: ['Pythagorean theorem', 'right triangles', 'a2 + b2 = c2', 'hypotenuse', 'distance formula'],
    grades: [8, 8],
    skills: ['pythagorean-theorem', 'midpoint-and-distance'],
  },
  {
    names: ['Linear functions and slope', 'slope intercept form', 'y = mx + b', 'rate of change', 'graphing lines'],
    grades: [8, 9],
    skills: ['linear-functions', 'slope-and-graphs-of-lines'],
  },
  {
    names: ['Systems of linear equations', 'substitution', 'elimination', 'intersecting lines', 'simultaneous equations'],
    grades: [8, 9],
    skills: ['systems-of-linear-equations'],
  },
  {
    names: ['Exponents and scientific notation', 'laws of exponents', 'powers', 'negative exponents', 'standard form'],
    grades: [8, 9],
    skills: ['laws-of-exponents', 'scientific-notation', 'exponents-and-powers'],
  },
  {
    names: ['Irrational numbers and square roots', 'radicals', 'cube roots', 'perfect squares', 'real number system'],
    grades: [8, 8],
    skills: ['square-and-cube-roots'],
  },
  {
    names: ['Scatter plots and two-variable data', 'line of best fit', 'correlation', 'association', 'two-way tables'],
    grades: [8, 9],
    skills: ['scatter-plots-and-lines-of-fit', 'two-way-tables'],
  },
  {
    names: [
      'Transformations, congruence and similarity',
      'translations',
      'rotations',
      'reflections',
      'dilations',
      'similar figures',
      'triangle proofs',
    ],
    grades: [8, 10],
    skills: ['transformations', 'congruent-triangles', 'similar-figures'],
  },
  {
    names: [
      'Quadratic functions and factoring',
      'parabolas',
      'factoring trinomials',
      'quadratic formula',
      'vertex form',
      'completing the square',
    ],
    grades: [9, 10],
    skills: ['quadratic-equations', 'quadratic-functions'],
  },
  {
    names: ['Exponential functions', 'growth and decay', 'compound interest', 'doubling', 'half-life'],
    grades: [9, 11],
    skills: ['exponential-functions', 'compound-interest-and-loans'],
  },
  {
    names: ['Right-triangle trigonometry', 'SOH CAH TOA', 'sine cosine tangent', 'special right triangles'],
    grades: [10, 11],
    skills: ['right-triangle-trigonometry'],
  },
  {
    names: ['Circles and coordinate geometry', 'arcs', 'chords', 'tangents', 'equation of a circle', 'midpoint and distance'],
    grades: [10, 10],
    skills: ['circle-arcs-and-sectors', 'equations-of-circles', 'midpoint-and-distance'],
  },
  {
    names: ['Polynomials, logarithms and rational functions', 'Algebra 2', 'logs', 'synthetic division', 'asymptotes'],
    grades: [11, 12],
    skills: ['polynomials', 'logarithms', 'rational-expressions'],
  },
  {
    names: ['Personal finance math', 'budgeting', 'simple interest', 'credit', 'saving', 'taxes'],
    grades: [6, 12],
    skills: ['budgets-and-paychecks', 'simple-interest-and-budgets', 'compound-interest-and-loans', 'taxes-tips-and-discounts'],
  },
];
