/**
 * Who and what a story is about. A scene holds only possible things: counts, sizes and prices stay inside its ranges.
 * Prices are usual prices in United States stores and school events, to the order of magnitude; they need no date to be believable.
 */
import type { Random } from '../random.ts';
import type { Noun } from './quantity.ts';

const modules = import.meta.glob<Record<string, readonly Scene[]>>('./scenes/*.ts', { eager: true });

export type Range = readonly [least: number, most: number];
export type Verb = readonly [base: string, thirdPerson: string];

/** Something a person can have many of. */
export interface Thing extends Noun {
  /** Two sorts, as adjectives: 'red', 'green'. */
  readonly kinds: readonly [string, string];
  /** '{name} picks 5 more tomatoes'. */
  readonly gain: Verb;
  /** '{name} gives 5 tomatoes to a friend'. */
  readonly lose: readonly [base: string, thirdPerson: string, tail: string];
  /** What they are put into, in equal groups. */
  readonly group: Noun;
  readonly perGroup: number;
  /** Most of them that one person can be thought to have here. */
  readonly most: number;
}

/** Something that is measured, not counted: '3/4 cup of flour for bread'. */
export interface Stuff {
  readonly noun: string;
  readonly unit: Noun;
  /** What takes some of it each time: 'Each pot takes 3/4 bucket of soil.' */
  readonly portion: Noun;
  readonly use: Verb;
  /** Two purposes or moments: 'for bread', 'for rolls'. */
  readonly first: string;
  readonly second: string;
}

export interface Priced extends Noun {
  readonly cents: Range;
}

/** '{subject} {verb} 3 gallons of water each minute'. */
export interface Rate {
  readonly subject: string;
  readonly verb: Verb;
  readonly of: Noun;
  readonly per: Noun;
  readonly range: Range;
}

export interface Rectangle {
  readonly noun: string;
  readonly unit: Noun;
  readonly sides: Range;
  /** What goes around it, and what covers it. */
  readonly border: string;
  readonly cover: string;
}

export interface Happening {
  /** With its article, to begin a sentence: 'Garden club'. */
  readonly noun: string;
  readonly minutes: Range;
  /** Hours of the day, 0 to 23, in which it can start. */
  readonly hours: Range;
}

export interface Scene {
  readonly id: string;
  /** As a heading: 'The school garden'. */
  readonly title: string;
  /** Where or when, to begin a sentence or to end one: 'in the school garden'. */
  readonly at: string;
  readonly grades: Range;
  /** Words in a teacher's topic or context that call for this scene, lower case. */
  readonly keywords: readonly string[];
  /** Opens a story that carries a whole set. */
  readonly opening: string;
  /** Short sentences, in order, that carry the story from problem to problem. */
  readonly chapters: readonly string[];
  readonly things: readonly [Thing, Thing, ...Thing[]];
  readonly stuff: Stuff;
  readonly priced: readonly [Priced, Priced, ...Priced[]];
  readonly rate: Rate;
  readonly rectangle: Rectangle;
  readonly happening: Happening;
}

export const SCENES: readonly Scene[] = Object.values(modules).flatMap((module) => Object.values(module).flat());

/** Things that come in large numbers anywhere, for problems whose numbers a scene's own things cannot carry. */
const BULK: readonly Thing[] = [
  {
    one: 'bead',
    many: 'beads',
    kinds: ['glass', 'wooden'],
    gain: ['buy', 'buys'],
    lose: ['use', 'uses', 'for a sign'],
    group: { one: 'jar', many: 'jars' },
    perGroup: 2000,
    most: 200_000,
  },
  {
    one: 'ticket',
    many: 'tickets',
    kinds: ['blue', 'orange'],
    gain: ['print', 'prints'],
    lose: ['sell', 'sells', 'in one week'],
    group: { one: 'roll', many: 'rolls' },
    perGroup: 2000,
    most: 200_000,
  },
  {
    one: 'sheet of paper',
    many: 'sheets of paper',
    kinds: ['white', 'gray'],
    gain: ['order', 'orders'],
    lose: ['use', 'uses', 'for flyers'],
    group: { one: 'carton', many: 'cartons' },
    perGroup: 5000,
    most: 200_000,
  },
];

/** Scenes that suit the grade. @param grade Kindergarten is 0 */
export function scenesFor(grade: number): readonly Scene[] {
  return SCENES.filter(({ grades: [first, last] }) => first <= grade && grade <= last);
}

/** A thing of the scene that can stand in these numbers, or else one that comes in large numbers anywhere. */
export function thingFor(scene: Scene, random: Random, most: number, perGroup = 0): Thing {
  const possible = scene.things.filter((thing) => thing.most >= most && thing.perGroup >= perGroup);
  return random.pick(possible.length > 0 ? possible : BULK);
}
