/** Numbers that a solver is expected to know, so that a problem's text need not give them. */
export interface NamedConstant {
  readonly value: string;
  readonly meaning: string;
}

export const MINUTES_IN_HOUR: NamedConstant = { value: '60', meaning: 'minutes in an hour' };
export const MINUTES_BETWEEN_NUMBERS: NamedConstant = { value: '5', meaning: 'minutes from one number of a clock face to the next' };
export const HOURS_TO_NOON: NamedConstant = { value: '12', meaning: 'hours from midnight to noon' };
export const PER_HUNDRED: NamedConstant = { value: '100', meaning: 'percent means per hundred' };
export const WHOLE: NamedConstant = { value: '1', meaning: 'the whole' };
export const TWO_OF_EACH_SIDE: NamedConstant = { value: '2', meaning: 'a rectangle has two lengths and two widths' };
export const FOUR_SIDES: NamedConstant = { value: '4', meaning: 'a square has four equal sides' };
export const SQUARED: NamedConstant = { value: '2', meaning: 'the square of a number' };
export const SQUARE_ROOT: NamedConstant = { value: '1/2', meaning: 'the square root of a number' };
export const HALF: NamedConstant = { value: '1/2', meaning: 'a half' };
export const TEN: NamedConstant = { value: '10', meaning: 'ten ones make one ten' };
export const HUNDRED: NamedConstant = { value: '100', meaning: 'ten tens make one hundred' };
export const THOUSAND: NamedConstant = { value: '1000', meaning: 'ten hundreds make one thousand' };
export const CENTS_IN_DOLLAR: NamedConstant = { value: '100', meaning: 'cents in a dollar' };
export const PENNY: NamedConstant = { value: '1', meaning: 'cents in a penny' };
export const NICKEL: NamedConstant = { value: '5', meaning: 'cents in a nickel' };
export const DIME: NamedConstant = { value: '10', meaning: 'cents in a dime' };
export const QUARTER: NamedConstant = { value: '25', meaning: 'cents in a quarter' };

export const INCHES_IN_FOOT: NamedConstant = { value: '12', meaning: 'inches in a foot' };
export const FEET_IN_YARD: NamedConstant = { value: '3', meaning: 'feet in a yard' };
export const CENTIMETERS_IN_METER: NamedConstant = { value: '100', meaning: 'centimeters in a meter' };
export const METERS_IN_KILOMETER: NamedConstant = { value: '1000', meaning: 'meters in a kilometer' };
export const GRAMS_IN_KILOGRAM: NamedConstant = { value: '1000', meaning: 'grams in a kilogram' };
export const MILLILITERS_IN_LITER: NamedConstant = { value: '1000', meaning: 'milliliters in a liter' };
export const QUARTS_IN_GALLON: NamedConstant = { value: '4', meaning: 'quarts in a gallon' };
export const CUPS_IN_PINT: NamedConstant = { value: '2', meaning: 'cups in a pint' };
export const OUNCES_IN_POUND: NamedConstant = { value: '16', meaning: 'ounces in a pound' };
export const RIGHT_ANGLE: NamedConstant = { value: '90', meaning: 'degrees in a right angle' };
export const STRAIGHT_ANGLE: NamedConstant = { value: '180', meaning: 'degrees in a straight angle and in all angles of a triangle' };
export const FULL_TURN: NamedConstant = { value: '360', meaning: 'degrees in a full turn' };
/** The usual school approximation; every text that uses it says so. */
export const PI: NamedConstant = { value: '3.14', meaning: 'pi, to two decimal places' };
export const CUBE_ROOT: NamedConstant = { value: '1/3', meaning: 'the cube root of a number' };
export const TWO_SHARES: NamedConstant = { value: '2', meaning: 'two people share' };
export const TWO_IN_FORMULA: NamedConstant = { value: '2', meaning: 'the two of the quadratic formula' };
export const FOUR_IN_FORMULA: NamedConstant = { value: '4', meaning: 'the four of the quadratic formula' };
export const TWO_EQUAL_GROUPS: NamedConstant = { value: '2', meaning: 'two equal groups' };
export const DAYS_IN_WEEK: NamedConstant = { value: '7', meaning: 'days in a week' };
export const MONTHS_IN_YEAR: NamedConstant = { value: '12', meaning: 'months in a year' };
export const TRIANGLE_HALF: NamedConstant = { value: '1/2', meaning: 'a triangle is half of its rectangle' };
export const CONE_THIRD: NamedConstant = { value: '1/3', meaning: 'a cone or pyramid is a third of its prism' };
export const SPHERE_FACTOR: NamedConstant = { value: '4/3', meaning: 'the factor of a sphere’s volume' };
export const CUBED: NamedConstant = { value: '3', meaning: 'the cube of a number' };
export const SIX_FACES: NamedConstant = { value: '6', meaning: 'a box has six faces' };
export const FOURTH_PLACE: NamedConstant = { value: '4', meaning: 'the place of the fourth number of a list' };
export const THREE_SIDES: NamedConstant = { value: '3', meaning: 'a triangle has three sides' };
/** A shape's name gives the number of its sides. */
export const SIDES_OF_NAMED_SHAPES: readonly NamedConstant[] = ['3', '4', '5', '6', '7', '8'].map((value) => ({
  value,
  meaning: `sides of a polygon that is named for having ${value}`,
}));
export const QUARTER_PERCENT: NamedConstant = { value: '25', meaning: 'percent of the values in each part of a box plot' };
export const PARTS_OF_BOX_PLOT: readonly NamedConstant[] = ['1', '2', '3'].map((value) => ({
  value,
  meaning: 'parts of a box plot on one side of a mark',
}));
/** How many values a list holds is there to be counted. */
export const VALUES_COUNTED: readonly NamedConstant[] = ['3', '4', '5', '6', '7', '8', '10'].map((value) => ({
  value,
  meaning: 'how many values are listed',
}));
export const FACES_OF_DIE: NamedConstant = { value: '6', meaning: 'faces of a number cube' };
export const COUNTS_ON_DIE: readonly NamedConstant[] = ['1', '2', '3', '4', '5'].map((value) => ({
  value,
  meaning: 'numbers of a number cube that fit',
}));
export const EMPIRICAL_RULE: readonly NamedConstant[] = ['68', '95'].map((value) => ({
  value,
  meaning: 'percent of normal values near the mean',
}));
export const OVERTIME: NamedConstant = { value: '1.5', meaning: 'time and a half' };
/** The flat faces and corners of a named solid. */
export const PARTS_OF_SOLIDS: readonly NamedConstant[] = ['2', '5', '6', '8'].map((value) => ({
  value,
  meaning: 'flat faces or corners of a named solid',
}));

export const NAMED_CONSTANTS: readonly NamedConstant[] = [
  MINUTES_IN_HOUR,
  MINUTES_BETWEEN_NUMBERS,
  HOURS_TO_NOON,
  PER_HUNDRED,
  WHOLE,
  TWO_OF_EACH_SIDE,
  FOUR_SIDES,
  SQUARED,
  SQUARE_ROOT,
  HALF,
  TEN,
  HUNDRED,
  THOUSAND,
  CENTS_IN_DOLLAR,
  PENNY,
  NICKEL,
  DIME,
  QUARTER,
  INCHES_IN_FOOT,
  FEET_IN_YARD,
  CENTIMETERS_IN_METER,
  METERS_IN_KILOMETER,
  GRAMS_IN_KILOGRAM,
  MILLILITERS_IN_LITER,
  QUARTS_IN_GALLON,
  CUPS_IN_PINT,
  OUNCES_IN_POUND,
  RIGHT_ANGLE,
  STRAIGHT_ANGLE,
  FULL_TURN,
  PI,
  CUBE_ROOT,
  TWO_SHARES,
  TWO_IN_FORMULA,
  FOUR_IN_FORMULA,
  FOURTH_PLACE,
  ...PARTS_OF_SOLIDS,
  OVERTIME,
  ...EMPIRICAL_RULE,
  FACES_OF_DIE,
  ...COUNTS_ON_DIE,
  QUARTER_PERCENT,
  ...PARTS_OF_BOX_PLOT,
  ...VALUES_COUNTED,
  THREE_SIDES,
  ...SIDES_OF_NAMED_SHAPES,
  TWO_EQUAL_GROUPS,
  DAYS_IN_WEEK,
  MONTHS_IN_YEAR,
  TRIANGLE_HALF,
  CONE_THIRD,
  SPHERE_FACTOR,
  CUBED,
  SIX_FACES,
];
