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

/** One family a line: grades | names | skills. */
const TABLE = `
0-1 | Counting and cardinality to 100; counting; count to 100; number sense; numerals; one-to-one; skip counting; counting on | counting-to-100 skip-counting teen-numbers place-value
0-2 | Comparing numbers and quantities; greater than less than; more or less; comparing numbers; <; >; = | comparing-numbers missing-numbers-in-equations
0-2 | Shapes and attributes; 2D shapes; 3D shapes; plane and solid figures; geometry shapes; sides and corners | shapes-and-attributes solid-shapes
0-2 | Addition and subtraction within 20; add; take away; sums; differences; math facts; make ten; number bonds; fact families | add-and-subtract-within-20 adding-three-numbers missing-numbers-in-equations
0-3 | Place value to 1,000; tens and ones; hundreds tens ones; base ten blocks; expanded form | place-value teen-numbers
1-3 | Two- and three-digit addition and subtraction; regrouping; borrowing; carrying; double digit; vertical addition | two-and-three-digit-addition-and-subtraction tens-more-and-less
1-3 | Telling time and elapsed time; clocks; analog time; quarter past; half past; time to the minute | telling-and-elapsed-time
1-2 | Money and coins; counting coins; dollars and cents; making change; penny nickel dime quarter | money-and-coins
0-3 | Length and measurement; measuring; inches; centimeters; ruler; nonstandard units; longer shorter | measuring-length reading-a-ruler
1-4 | Picture graphs, bar graphs and line plots; data; graphing; pictograph; tally chart; line plot; dot plot | picture-and-bar-graphs line-plots sorting-and-counting
3-5 | Rounding; estimate; nearest ten; nearest hundred; round decimals | rounding
3-3 | Multiplication facts and meaning; times tables; multiplying; arrays; equal groups; skip counting; x facts | multiplication-facts arrays-and-repeated-addition skip-counting division-facts
3-3 | Division facts and meaning; sharing; dividing; quotient; divided by; equal groups | division-facts multiplication-facts arrays-and-repeated-addition
3-6 | Properties of operations; distributive; commutative; associative; identity | properties-of-operations equivalent-expressions
3-5 | Area; square units; tiling; area of rectangles; area model | area-of-rectangles area-of-composite-figures
3-4 | Perimeter; distance around; perimeter vs area; border | perimeter area-of-rectangles
3-3 | Fractions: meaning and number line; parts of a whole; unit fractions; numerator denominator; halves thirds fourths | fractions-on-the-number-line
3-4 | Equivalent fractions; equal fractions; simplify fractions; lowest terms | equivalent-fractions
3-4 | Comparing and ordering fractions; bigger fraction; common denominator; benchmark fractions | comparing-fractions
4-5 | Multi-digit multiplication; 2 digit by 2 digit; standard algorithm; partial products; box method | multi-digit-multiplication long-division
4-6 | Long division; divide 4 digit by 1 digit; remainders; partial quotients; standard algorithm | long-division multi-digit-multiplication
4-6 | Factors, multiples, prime and composite; GCF; LCM; prime factorization; factor pairs | factors-and-multiples
4-5 | Adding and subtracting fractions; like denominators; unlike denominators; mixed numbers; add fractions | adding-fractions-like-denominators adding-fractions-unlike-denominators adding-and-subtracting-mixed-numbers mixed-numbers
4-5 | Multiplying fractions; fraction times whole number; fraction of a fraction; mixed number multiplication | multiplying-fractions
5-6 | Dividing fractions; keep change flip; reciprocal; unit fractions division | dividing-fractions
4-5 | Decimals: place value and comparing; tenths; hundredths; thousandths; decimal point | comparing-decimals fractions-and-decimals
5-6 | Decimal operations; add decimals; subtract decimals; multiply decimals; divide decimals | adding-and-subtracting-decimals multiplying-and-dividing-decimals
4-4 | Angles and lines; acute obtuse right; protractor; parallel perpendicular; degrees | angles
3-5 | Classifying triangles and quadrilaterals; polygons; types of triangles; rhombus; trapezoid; hierarchy | classifying-polygons
4-5 | Unit conversion; metric conversion; customary units; inches to feet; cm to m | unit-conversion
5-6 | Volume of rectangular prisms; cubic units; length x width x height; V = lwh | volume-of-prisms
5-6 | Order of operations and numerical expressions; PEMDAS; GEMDAS; parentheses; exponents; evaluate expressions | order-of-operations writing-and-evaluating-expressions exponents-and-powers
5-6 | Coordinate plane; ordered pairs; x axis y axis; quadrants; graphing points | coordinate-plane
6-7 | Ratios and unit rates; ratio tables; tape diagrams; rates; best buy; proportional reasoning | ratios-and-unit-rates unit-prices proportional-relationships
6-7 | Percents; percent of a number; tax tip discount; percent change; markup | percents percent-change taxes-tips-and-discounts
6-7 | Integers and rational numbers; negative numbers; absolute value; opposites; adding and subtracting integers | absolute-value-and-opposites adding-and-subtracting-integers operations-with-rational-numbers multiplying-and-dividing-integers
6-7 | Expressions and equivalent expressions; combining like terms; distributive property; variables; algebraic expressions | equivalent-expressions writing-and-evaluating-expressions properties-of-operations
6-8 | One- and two-step equations and inequalities; solving for x; solve equations; graph inequalities; multi-step equations | one-step-equations two-step-equations multi-step-equations inequalities
7-8 | Proportional relationships; constant of proportionality; unit rate; direct variation; y = kx | proportional-relationships ratios-and-unit-rates
6-7 | Area and circumference of circles, composite area; pi; radius; diameter; area of triangles; composite figures | circles area-of-composite-figures area-of-triangles-and-quadrilaterals
6-7 | Statistics: center, spread and sampling; mean median mode range; MAD; box plots; histograms; samples | mean-and-median mode-range-and-mad box-plots-and-quartiles sampling-and-predictions histograms
7-7 | Probability; chance; likelihood; compound events; sample space; tree diagram | probability compound-probability
8-8 | Pythagorean theorem; right triangles; a2 + b2 = c2; hypotenuse; distance formula | pythagorean-theorem midpoint-and-distance
8-9 | Linear functions and slope; slope intercept form; y = mx + b; rate of change; graphing lines | linear-functions slope-and-graphs-of-lines
8-9 | Systems of linear equations; substitution; elimination; intersecting lines; simultaneous equations | systems-of-linear-equations
8-9 | Exponents and scientific notation; laws of exponents; powers; negative exponents; standard form | laws-of-exponents scientific-notation exponents-and-powers
8-8 | Irrational numbers and square roots; radicals; cube roots; perfect squares; real number system | square-and-cube-roots
8-9 | Scatter plots and two-variable data; line of best fit; correlation; association; two-way tables | scatter-plots-and-lines-of-fit two-way-tables
8-10 | Transformations, congruence and similarity; translations; rotations; reflections; dilations; similar figures; triangle proofs | transformations congruent-triangles similar-figures
9-10 | Quadratic functions and factoring; parabolas; factoring trinomials; quadratic formula; vertex form; completing the square | quadratic-equations quadratic-functions
9-11 | Exponential functions; growth and decay; compound interest; doubling; half-life | exponential-functions compound-interest-and-loans
10-11 | Right-triangle trigonometry; SOH CAH TOA; sine cosine tangent; special right triangles | right-triangle-trigonometry
10-10 | Circles and coordinate geometry; arcs; chords; tangents; equation of a circle; midpoint and distance | circle-arcs-and-sectors equations-of-circles midpoint-and-distance
11-12 | Polynomials, logarithms and rational functions; Algebra 2; logs; synthetic division; asymptotes | polynomials logarithms rational-expressions
6-12 | Personal finance math; budgeting; simple interest; credit; saving; taxes | budgets-and-paychecks simple-interest-and-budgets compound-interest-and-loans taxes-tips-and-discounts
`;

export const TOPIC_FAMILIES: readonly TopicFamily[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [span = '', names = '', skills = ''] = line.split(' | ');
    const [first = 0, last = 0] = span.split('-').map(Number);
    return { names: names.split('; '), grades: [first, last], skills: skills.split(' ') };
  });
