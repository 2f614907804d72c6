/** Mathematics of many peoples and times, each with a task that changes the mathematics done. */
import type { CulturalLink } from '../../topics/topic-pack.ts';
import type { MathStrand } from '../math-skill.ts';

export interface MathCulturalLink extends CulturalLink {
  readonly strands: readonly MathStrand[];
  readonly grades: readonly [first: number, last: number];
}

const ASK_AT_HOME = 'Invite students to share; ask no one to speak for a country or a group, and accept “I don’t know” at once.';

export const CULTURAL_LINKS: readonly MathCulturalLink[] = [
  {
    aspect: 'history',
    title: 'Maya numerals',
    task: 'Write three numbers of your problems with dots, bars and a shell in places of 20. Explain what changes when ten is not the base.',
    background:
      'The Maya of Mexico and Central America wrote numbers with a dot for one, a bar for five and a shell for zero, in places that grow by twenties.',
    checkFirst: 'Maya people and languages live today; speak of them in the present, and ask whether a student wants to add something.',
    strands: ['number', 'operations'],
    grades: [4, 12],
  },
  {
    aspect: 'people',
    title: 'Al-Khwarizmi',
    task: 'Write the steps of your method so exactly that a partner can follow them without asking. Test them on new numbers.',
    background:
      'Muhammad ibn Musa al-Khwarizmi worked in Baghdad around the year 820. The word “algorithm” comes from his name and “algebra” from the title of his book.',
    checkFirst: 'Check that the map shows Baghdad and that students know that scholars there wrote in Arabic.',
    strands: ['operations', 'algebra', 'number'],
    grades: [3, 12],
  },
  {
    aspect: 'history',
    title: 'Egyptian doubling',
    task: 'Multiply by doubling and adding: for 13 × 24 add 1, 4 and 8 times 24. Compare the work with your own method.',
    background:
      'The scribe Ahmes copied a papyrus about 3,500 years ago, now called the Rhind papyrus, in which products are found by doubling.',
    checkFirst: 'Show where Egypt lies in Africa; avoid pictures that only show pyramids.',
    strands: ['operations'],
    grades: [3, 8],
  },
  {
    aspect: 'history',
    title: 'Egyptian unit fractions',
    task: 'Write 3/4 and 5/6 as sums of different unit fractions. Find out which way needs the fewest.',
    background: 'Egyptian scribes wrote nearly all fractions as sums of unit fractions, such as 3/4 = 1/2 + 1/4.',
    checkFirst: 'Try the numbers first: some fractions need three unit fractions.',
    strands: ['fractions'],
    grades: [3, 8],
  },
  {
    aspect: 'place',
    title: 'Kolam in Tamil Nadu',
    task: 'Draw a grid of dots and a closed line around them. Find rows, equal groups or a line of symmetry and write what you see in numbers.',
    background:
      'In Tamil Nadu, India, many families draw a kolam of rice flour or chalk before the door in the morning, around a grid of dots.',
    checkFirst: 'Ask families who draw kolam whether they like to show one; practices differ from home to home.',
    strands: ['geometry', 'operations', 'measurement', 'number'],
    grades: [0, 10],
  },
  {
    aspect: 'place',
    title: 'Sona drawings of Angola',
    task: 'On a grid of dots, draw the line that bounces at the edges. Try 2 by 3, 3 by 4 and 2 by 4 dots. Predict how many lines a new grid needs.',
    background: 'Chokwe storytellers in Angola draw sona in the sand: lines around dots, many made in one stroke.',
    checkFirst: 'Use drawings from a museum or the work of Paulus Gerdes, and name the Chokwe.',
    strands: ['geometry', 'operations', 'number', 'algebra'],
    grades: [3, 12],
  },
  {
    aspect: 'history',
    title: 'The quipu of the Inca',
    task: 'Show two of your numbers with knots on cords, one place above the other. Let a partner read them and find the total.',
    background: 'Record keepers of the Inca in the Andes stored numbers as knots on cords, with one place for each power of ten.',
    checkFirst: 'Have yarn ready; say that Quechua is spoken by millions today.',
    strands: ['number', 'operations', 'data'],
    grades: [2, 9],
  },
  {
    aspect: 'place',
    title: 'Soroban and suanpan',
    task: 'Draw the beads for each number and for the answer. Tell when five beads are traded for one.',
    background:
      'In Japan the soroban and in China the suanpan show numbers with beads worth one and five; schools and shops still use them.',
    checkFirst: 'Ask whether someone has learned to use one and wants to show it.',
    strands: ['number', 'operations', 'measurement'],
    grades: [1, 8],
  },
  {
    aspect: 'language',
    title: 'How languages build numbers',
    task: 'Collect the words for 11, 16 and 80 in the languages of the class. Find out which languages add, multiply or subtract to make them.',
    background: 'In Mandarin 11 is “ten one.” In French 80 is “four twenties.” In Yoruba 16 is “four less than twenty.”',
    checkFirst: ASK_AT_HOME,
    strands: ['number', 'operations', 'algebra', 'measurement', 'data'],
    grades: [3, 12],
  },
  {
    aspect: 'language',
    title: 'What shape names say',
    task: 'Collect the words for a rectangle and a triangle in the languages of the class. Find out what each part of the word tells about the shape, and invent a name for a new shape.',
    background: 'In German a rectangle is a “right corner.” In Chinese it is a “long square shape.” “Triangle” means three corners.',
    checkFirst: ASK_AT_HOME,
    strands: ['geometry'],
    grades: [0, 12],
  },
  {
    aspect: 'people',
    title: 'The quilters of Gee’s Bend',
    task: 'Make a paper quilt block from triangles, squares and rectangles. Count the sides and corners, and change one shape so that the counts change.',
    background: 'In Gee’s Bend, Alabama, Black women have sewn quilts with bold shapes for many generations; museums show them today.',
    checkFirst: 'Name a quilter, such as Mary Lee Bendolph, and use a picture from a museum.',
    strands: ['geometry', 'data'],
    grades: [0, 8],
  },
  {
    aspect: 'history',
    title: 'The tangram',
    task: 'Cut a tangram and make one shape from two pieces, then from three. Tell which sides fit together and why.',
    background:
      'The tangram is a puzzle from China. Seven flat pieces make one square and many other figures; books of it were printed there around 1815.',
    checkFirst: 'Ask whether a student has played with one and wants to show a figure.',
    strands: ['geometry', 'fractions', 'data'],
    grades: [0, 8],
  },
  {
    aspect: 'family and community',
    title: 'Patterns at home',
    task: 'Draw a shape from a cloth, a floor or a fence that you know. Count its sides and corners. Make a problem with two of them.',
    background: 'Tiles, woven mats, fences and blankets repeat shapes in rows, and every region has its own.',
    checkFirst: 'A place at school or on the way will do as well as home.',
    strands: ['geometry', 'data'],
    grades: [0, 8],
  },
  {
    aspect: 'language',
    title: 'Point or comma',
    task: 'Write three of your numbers as they are written where a comma marks the decimals. Tell what could go wrong in a message between two countries.',
    background: 'In much of Europe and South America 3.5 is written 3,5, and some countries set off thousands with points or spaces.',
    checkFirst: ASK_AT_HOME,
    strands: ['operations', 'fractions', 'ratios', 'measurement', 'data', 'geometry'],
    grades: [4, 12],
  },
  {
    aspect: 'family and community',
    title: 'How grown-ups were taught',
    task: 'Ask an adult you trust to work one of your problems on paper. Compare the steps with yours and explain why both work.',
    background: 'Written methods differ between countries and times: long division, for one, is laid out in several ways.',
    checkFirst: 'Any adult will do, at home or at school. The point is two right ways, not one better way.',
    strands: ['operations', 'fractions', 'algebra', 'number'],
    grades: [2, 12],
  },
  {
    aspect: 'family and community',
    title: 'Numbers at work',
    task: 'Interview someone about a number they use at work or at home. Write a problem from it and solve it.',
    background: 'Cooks, nurses, drivers, farmers and weavers all measure and reckon; much of it is done without paper.',
    checkFirst: 'Let students choose whom to ask, in any language. Unpaid work at home counts.',
    strands: ['number', 'operations', 'fractions', 'measurement', 'ratios', 'algebra', 'geometry', 'data'],
    grades: [0, 12],
  },
  {
    aspect: 'place',
    title: 'Swahili time',
    task: 'Turn the times of your problems into Swahili time, in which the count of hours starts at sunrise. Explain what stays the same.',
    background:
      'In East Africa many Swahili speakers count the hours of the day from about six in the morning, so seven o’clock is hour one.',
    checkFirst: ASK_AT_HOME,
    strands: ['measurement'],
    grades: [3, 8],
  },
  {
    aspect: 'history',
    title: 'Sixty minutes from Babylon',
    task: 'List all numbers that divide 60 evenly. Do the same for 100. Which number is easier to share out, and why?',
    background: 'Scribes in Babylonia counted in sixties about 4,000 years ago. Our minutes and seconds still do.',
    checkFirst: 'Show on a map that Babylon lay in today’s Iraq.',
    strands: ['measurement', 'fractions'],
    grades: [3, 9],
  },
  {
    aspect: 'place',
    title: 'Gougu in China',
    task: 'Prove the rule for your triangle with squares cut from grid paper, as the old picture does.',
    background: 'An old Chinese book, the Zhoubi suanjing, shows the rule of the right triangle, called gougu, in a picture of squares.',
    checkFirst: 'Print the picture; note that many peoples found this rule.',
    strands: ['geometry'],
    grades: [7, 12],
  },
  {
    aspect: 'people',
    title: 'Baudhayana’s rope',
    task: 'Mark a rope for a square corner and test it on the floor. Explain why these lengths work.',
    background: 'The Sulba Sutra of Baudhayana in India, more than 2,500 years old, gives rope rules for building exact corners.',
    checkFirst: 'Have string and tape ready; keep to the building rules.',
    strands: ['geometry'],
    grades: [4, 12],
  },
  {
    aspect: 'people',
    title: 'Brahmagupta’s fortunes and debts',
    task: 'Retell your problem with debts for negative and fortunes for positive numbers. Check each sign.',
    background: 'In 628 Brahmagupta in India wrote rules for zero and for negative numbers, which he called debts.',
    checkFirst: 'Speak of points or amounts, so that no family’s money is discussed.',
    strands: ['algebra'],
    grades: [6, 12],
  },
  {
    aspect: 'people',
    title: 'Katherine Johnson',
    task: 'Check a computed answer by a second method, as she was asked to do, and write how sure you are.',
    background:
      'Katherine Johnson computed flight paths at NASA and checked the numbers of the computer by hand before John Glenn’s orbit in 1962.',
    checkFirst: 'Check that the text at hand also names the work, not only the obstacles.',
    strands: ['algebra', 'operations', 'geometry', 'ratios', 'measurement', 'number', 'fractions', 'data'],
    grades: [2, 12],
  },
  {
    aspect: 'people',
    title: 'The charts of W. E. B. Du Bois',
    task: 'Draw your data in a new form, as Du Bois did with spirals and bars. Ask a partner what the form makes visible.',
    background: 'For the Paris fair of 1900, W. E. B. Du Bois and his students drew bold charts about the lives of Black Americans.',
    checkFirst: 'Choose charts whose topics suit the class.',
    strands: ['data', 'ratios'],
    grades: [4, 12],
  },
  {
    aspect: 'place',
    title: 'Gee’s Bend quilts',
    task: 'Design a quilt block on grid paper. Give the fraction or area of each color and find the total.',
    background:
      'Women in Gee’s Bend, Alabama, such as Loretta Pettway, have made quilts with bold shapes for generations; they hang in museums.',
    checkFirst: 'Name the makers; look at several quilts, as no two are alike.',
    strands: ['geometry', 'fractions', 'ratios'],
    grades: [2, 10],
  },
  {
    aspect: 'place',
    title: 'Stick charts of the Marshall Islands',
    task: 'Build a chart from sticks that shows how things relate, not how far they are. Compare it with a graph drawn to scale.',
    background: 'Navigators of the Marshall Islands tied sticks and shells into charts that show how swells bend around islands.',
    checkFirst: 'Use museum pictures, and say that such charts were learned by heart before a trip.',
    strands: ['algebra', 'data', 'ratios', 'geometry'],
    grades: [4, 12],
  },
  {
    aspect: 'history',
    title: 'Per cento',
    task: 'Write your percents as “so many per hundred” and then per ten and per thousand. Which base is best for which question?',
    background: 'Italian merchants wrote “per cento” in their books; the sign % grew out of the short form.',
    checkFirst: 'Let students guess first which languages share the word.',
    strands: ['ratios', 'data'],
    grades: [6, 12],
  },
  {
    aspect: 'critical question',
    title: 'Equal or fair?',
    task: 'Change your problem so that an equal share is not a fair share. Decide what would be fair and defend it with numbers.',
    background: 'Sharing equally is one rule among several: by need, by work or by turns are others.',
    checkFirst: 'Use a made-up case; keep students’ own money and food out of it.',
    strands: ['operations', 'fractions', 'ratios', 'number', 'measurement'],
    grades: [0, 12],
  },
  {
    aspect: 'critical question',
    title: 'Who is in the numbers?',
    task: 'Ask who was counted, who was not and who chose the numbers. Name one number you would want to know as well.',
    background: 'Any total, rate or average leaves something out: a mean can hide large differences.',
    checkFirst: 'Choose data that touch no student’s private life.',
    strands: ['data', 'ratios', 'algebra', 'geometry'],
    grades: [4, 12],
  },
];

const LEAST_ASPECTS = 4;

/** Links for these strands and this grade: one of each aspect first, so that a kit has variety. */
export function culturalLinksFor(strands: readonly MathStrand[], grade: number): readonly CulturalLink[] {
  const ofGrade = CULTURAL_LINKS.filter(({ grades: [first, last] }) => first <= grade && grade <= last);
  const ofStrand = ofGrade.filter((link) => link.strands.some((strand) => strands.includes(strand)));
  // Links of other strands stand in for aspects that this one has none of.
  const aspects = new Set(ofStrand.map(({ aspect }) => aspect));
  const fitting = [...ofStrand, ...(aspects.size < LEAST_ASPECTS ? ofGrade.filter(({ aspect }) => !aspects.has(aspect)) : [])];
  const firstOfAspect = fitting.filter((link, index) => fitting.findIndex(({ aspect }) => aspect === link.aspect) === index);
  const chosen = [...firstOfAspect, ...fitting.filter((link) => !firstOfAspect.includes(link))].slice(0, 7);
  return chosen.map(({ strands: _strands, grades: _grades, ...link }) => link);
}
