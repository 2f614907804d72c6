/** Units as nouns, and units made of units. */
import type { Noun } from './quantity.ts';

export const INCH: Noun = { one: 'inch', many: 'inches' };
export const FOOT: Noun = { one: 'foot', many: 'feet' };
export const MILE: Noun = { one: 'mile', many: 'miles' };
export const CENTIMETER: Noun = { one: 'centimeter', many: 'centimeters' };
export const METER: Noun = { one: 'meter', many: 'meters' };
export const KILOMETER: Noun = { one: 'kilometer', many: 'kilometers' };
export const UNIT: Noun = { one: 'unit', many: 'units' };
export const GRAM: Noun = { one: 'gram', many: 'grams' };
export const LITER: Noun = { one: 'liter', many: 'liters' };
export const MINUTE: Noun = { one: 'minute', many: 'minutes' };
export const HOUR: Noun = { one: 'hour', many: 'hours' };
export const DAY: Noun = { one: 'day', many: 'days' };
export const WEEK: Noun = { one: 'week', many: 'weeks' };
export const MONTH: Noun = { one: 'month', many: 'months' };
export const YEAR: Noun = { one: 'year', many: 'years' };
export const DEGREE: Noun = { one: 'degree', many: 'degrees' };

export const square = ({ one, many }: Noun): Noun => ({ one: `square ${one}`, many: `square ${many}` });
export const cubic = ({ one, many }: Noun): Noun => ({ one: `cubic ${one}`, many: `cubic ${many}` });
