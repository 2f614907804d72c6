/** What a colleague knows of each strand beyond the single skill: further misconceptions and links to life. */
import type { Misconception } from '../../topics/topic-pack.ts';
import type { MathStrand } from '../math-skill.ts';

interface StrandNotes {
  readonly misconceptions: readonly Misconception[];
  readonly connections: readonly string[];
}

export const STRAND_NOTES: Readonly<Record<MathStrand, StrandNotes>> = {
  number: {
    misconceptions: [
      {
        belief: 'The number with more digits on the page is written by putting words one after the other: two hundred five is 2005.',
        why: 'The child writes what is heard: 200, then 5.',
        truth: 'Each place has room for one digit: 205.',
        teacherMove: 'Lay place-value cards for 200 and 5 on top of each other and ask what hides under the 5.',
      },
      {
        belief: 'Zero means nothing, so it can be left out: 407 is 47.',
        why: 'Zero is known as “none.”',
        truth: 'The zero keeps the tens place, so that the 4 stays in the hundreds.',
        teacherMove: 'Build 407 and 47 with blocks side by side. Ask what the zero tells.',
      },
      {
        belief: 'Nine ones and one more is the end of counting.',
        why: 'There is no digit after 9.',
        truth: 'Ten ones make one bundle of the next place.',
        teacherMove: 'Count with sticks and tie a band around each ten as it is reached.',
      },
    ],
    connections: [
      'Daily life: read house numbers, page numbers or lockers and ask what each digit is worth.',
      'Science: count seeds or shells in bundles of ten before counting the rest.',
      'Social studies: compare the number of people in two towns, place by place.',
      'Reading: look up the number of pages in three books and put them in order.',
    ],
  },
  operations: {
    misconceptions: [
      {
        belief: 'The equals sign means “here comes the answer.”',
        why: 'Nearly every exercise has the sign just before the answer.',
        truth: 'It means that both sides have the same value, so 7 = 3 + 4 is fine.',
        teacherMove: 'Write 8 + 4 = □ + 5 and let partners explain what goes in the box. Watch for 12.',
      },
      {
        belief: 'I can find the answer by spotting one word in the story.',
        why: 'Word lists such as “left means subtract” often work in easy stories.',
        truth: 'The whole story tells what is known and what is missing.',
        teacherMove: 'Cover the numbers. Let students retell the story and draw a bar before any numbers are shown.',
      },
      {
        belief: 'An answer is right if I followed the steps.',
        why: 'Steps are practiced more than sense.',
        truth: 'An answer must also make sense in the story.',
        teacherMove: 'Ask for an estimate first, and let students say whether the answer fits it.',
      },
    ],
    connections: [
      'Daily life: find sums and differences on a bus schedule, a menu or a game score.',
      'Science: use totals and differences of measurements, such as plant heights in two weeks.',
      'Physical education: keep score for two teams and find how many points one is behind.',
      'Art: plan a mosaic in rows and find how many tiles it takes.',
    ],
  },
  fractions: {
    misconceptions: [
      {
        belief: 'A fraction is two numbers, one above the other.',
        why: 'The two whole numbers are read separately.',
        truth: 'A fraction is one number with one place on the number line.',
        teacherMove: 'Let students place 3/4 on a line from 0 to 1 and tell how they know.',
      },
      {
        belief: 'Any two pieces are halves.',
        why: 'The word is used loosely in daily life.',
        truth: 'The parts must be equal in size.',
        teacherMove: 'Show shapes cut fairly and unfairly. Students sort them and say why.',
      },
      {
        belief: 'A larger denominator makes a larger fraction.',
        why: 'With whole numbers a larger number is worth more.',
        truth: 'More parts mean smaller parts when the numerator stays the same.',
        teacherMove: 'Fold equal strips into 2, 4 and 8 parts and compare one part of each.',
      },
    ],
    connections: [
      'Music: note lengths are fractions of a whole note, and each bar must add up.',
      'Cooking: halve or double a recipe and check the measuring cups.',
      'Daily life: read a fuel gauge or a phone battery as a fraction of the whole.',
      'Art: fold paper into equal parts and name the parts that are colored.',
    ],
  },
  measurement: {
    misconceptions: [
      {
        belief: 'A number alone is a full answer.',
        why: 'In bare exercises no unit is needed.',
        truth: 'A measurement needs its unit: 12 minutes is not 12 hours.',
        teacherMove: 'Give the answer “12” to three stories and ask: 12 what?',
      },
      {
        belief: 'I count the marks, so from 3 to 7 there are five.',
        why: 'The first mark is counted as one.',
        truth: 'We count the spaces between the marks: from 3 to 7 there are four.',
        teacherMove: 'Let students jump along a taped line and count the jumps aloud.',
      },
      {
        belief: 'Bigger things are always worth more or last longer.',
        why: 'Size is what the eye sees first.',
        truth: 'Size, value and time are measured in different units.',
        teacherMove: 'Compare a dime with a nickel, and a long song with a short one played slowly.',
      },
    ],
    connections: [
      'Daily life: plan when to leave home to be at school on time.',
      'Physical education: time a lap and compare two tries.',
      'Social studies: find out which coins and bills are used in another country.',
      'Science: measure how a shadow changes from morning to noon.',
    ],
  },
  ratios: {
    misconceptions: [
      {
        belief: 'The order in a ratio does not matter.',
        why: 'In a sum the order does not matter.',
        truth: '2 to 3 and 3 to 2 tell different stories.',
        teacherMove: 'Mix paint 2 to 3 and 3 to 2 and compare the colors.',
      },
      {
        belief: 'A larger percent is always a larger amount.',
        why: 'Percents are compared like plain numbers.',
        truth: 'It depends on the whole: 10% of 200 is more than 50% of 30.',
        teacherMove: 'Draw two bars of different length and mark a percent on each.',
      },
      {
        belief: 'The bigger pack is always the better buy.',
        why: 'Advertising says so, and often it is true.',
        truth: 'Only the price for one unit tells.',
        teacherMove: 'Let students compare unit prices from a store flyer and find a case where the small pack wins.',
      },
    ],
    connections: [
      'Science: speed, density and concentration are all unit rates.',
      'Daily life: compare unit prices on two store flyers.',
      'Social studies: read a map scale and plan a trip.',
      'Art: enlarge a sketch by a fixed ratio on grid paper.',
    ],
  },
  algebra: {
    misconceptions: [
      {
        belief: 'A letter stands for a thing: 3a is three apples.',
        why: 'Letters are sometimes introduced as short names.',
        truth: 'A letter stands for a number: 3a is three times a number.',
        teacherMove: 'Ask what a counts. Replace “apples” by “the number of apples.”',
      },
      {
        belief: 'The equals sign means that a result must follow.',
        why: 'In arithmetic it nearly always does.',
        truth: 'It says that both sides have the same value.',
        teacherMove: 'Let students decide which are true: 9 = 4 + 5, 6 + 2 = 10 − 2, 7 = 8.',
      },
      {
        belief: 'Two minus signs always make a plus.',
        why: 'The rule for products is used everywhere.',
        truth: '−3 − 2 is −5. Only subtracting a negative number turns into adding.',
        teacherMove: 'Walk −3 − 2 and −3 − (−2) on a floor number line and compare.',
      },
    ],
    connections: [
      'Science: formulas for speed and density are equations that can be solved for any letter.',
      'Computing: a variable in a program holds a value, and a formula in a spreadsheet is an expression.',
      'Daily life: a phone plan with a fixed fee and a rate is a linear relationship.',
      'Geography: heights above and below sea level are positive and negative numbers.',
    ],
  },
  geometry: {
    misconceptions: [
      {
        belief: 'If the perimeter grows, the area must grow too.',
        why: 'Both grow when a shape is simply enlarged.',
        truth: 'A long thin rectangle has a large perimeter and a small area.',
        teacherMove: 'Give 24 inches of string. Students make rectangles and record both numbers.',
      },
      {
        belief: 'Square feet and feet are the same kind of unit.',
        why: 'The word “feet” stands in both.',
        truth: 'Feet measure lengths. Square feet measure surfaces.',
        teacherMove: 'Show a foot of tape and a one-foot paper square. Ask which one covers a table.',
      },
      {
        belief: 'A shape that is turned is a different shape.',
        why: 'Shapes in books mostly stand on one side.',
        truth: 'Turning changes neither sides nor angles.',
        teacherMove: 'Turn a cardboard triangle slowly and ask what changes and what stays.',
      },
    ],
    connections: [
      'Art: plan a border and a background for a poster and find how much paper each takes.',
      'Science: find the area of a leaf by counting squares.',
      'Daily life: measure a room and decide how much flooring it needs.',
      'Careers: carpenters check a square corner with lengths of 3, 4 and 5 feet.',
    ],
  },
  data: {
    misconceptions: [
      {
        belief: 'The mean is the number that comes up most often.',
        why: 'Mean, median and mode are learned together and sound alike.',
        truth: 'The mode is the most common one. The mean shares the total evenly.',
        teacherMove: 'Level towers of cubes to show the mean, and point to the tallest stack of a dot plot for the mode.',
      },
      {
        belief: 'The average must be one of the numbers.',
        why: 'The median often is one of them.',
        truth: 'The mean of 2 and 5 is 3.5, which is neither.',
        teacherMove: 'Share 7 cubes evenly between two students and discuss the half.',
      },
      {
        belief: 'One very large number does not change much.',
        why: 'It is only one of many.',
        truth: 'It pulls the mean toward itself, while the median hardly moves.',
        teacherMove: 'Find mean and median of five prices, then make one price ten times as large.',
      },
    ],
    connections: [
      'Science: repeat a measurement five times and report the mean.',
      'Physical education: compare two weeks of step counts by mean and median.',
      'Social studies: discuss why reports on incomes often use the median.',
      'Computing: let a spreadsheet find the mean and check it by hand.',
    ],
  },
};
