/** Draws a set of computed problems for a form: which skills, which scenes, which people. */
import { drawProblem, gradeWithin, withJoinedSentences } from '../../composer/math/math-skills.ts';
import type { MathDifficulty, MathProblem, MathSkill, ProblemRequest } from '../../composer/math/math-skill.ts';
import { limitsBroken } from '../../composer/math/number-limits.ts';
import { pickNames } from '../../composer/math/names.ts';
import type { IsMeant } from '../../composer/math/part-meant.ts';
import { type Scene, scenesFor } from '../../composer/math/scenes.ts';
import { toldBare } from '../../composer/math/told-problem.ts';
import type { NumberLimits, Wishes } from '../../composer/understanding/wishes.ts';
import { onceFor } from '../../composer/once-for.ts';
import type { Random } from '../../composer/random.ts';
import { type Trigrams, areAlike, similarity, trigramsOf } from '../../text/similarity.ts';
import { withoutUnwanted } from '../../composer/wished-items.ts';
import { withSetting } from '../../composer/math/setting.ts';
import { wordingOf } from './wording.ts';

export interface ProblemWish {
  readonly count: number;
  readonly skills: readonly MathSkill[];
  readonly grade: number;
  readonly difficulty: MathDifficulty;
  readonly multiStep: boolean;
  /** One scene for all problems; otherwise each has its own. */
  readonly scene: Scene | undefined;
  /** A story says where it happens in its opening; other problems say it themselves, most of them. */
  readonly settings: boolean;
  /** The same people in all problems. */
  readonly sameCast: boolean;
  /** Prices and measures, wherever a skill has them. */
  readonly realWorld: boolean;
  /** What is kept out, and numbers to stay within. */
  readonly wishes: Pick<Wishes, 'avoid' | 'untaught' | 'numbers' | 'names'>;
  /** Where part of the skills is meant. */
  readonly isMeant: IsMeant | undefined;
  readonly operation: ProblemRequest['operation'];
}

export interface DrawnProblem {
  readonly problem: MathProblem;
  readonly skill: MathSkill;
  readonly scene: Scene;
  /** The problem's text without its names, numbers and things. */
  readonly wording: string;
}

/** A problem that may be drawn. What it is held against the others by is worked out only where it comes to that. */
class Candidate implements DrawnProblem {
  readonly problem: MathProblem;
  readonly skill: MathSkill;
  readonly scene: Scene;
  readonly #people: readonly string[];
  readonly #grade: number;
  #wording: string | undefined;
  #told: string | undefined;
  #trigrams: Trigrams | undefined;
  #wordingTrigrams: Trigrams | undefined;

  constructor(problem: MathProblem, skill: MathSkill, { scene, people, grade }: Pick<ProblemRequest, 'scene' | 'people' | 'grade'>) {
    this.problem = problem;
    this.skill = skill;
    this.scene = scene;
    this.#people = people;
    this.#grade = grade;
  }
  /** As it is given to students. */
  finished(): DrawnProblem {
    const { skill, scene, wording } = this;
    return { problem: withJoinedSentences(this.problem, { grade: this.#grade, people: this.#people }), skill, scene, wording };
  }
  get wording(): string {
    return (this.#wording ??= wordingOf(this.problem.text, this.scene));
  }
  /** Without its story, with what a figure shows where it is asked about. */
  get told(): string {
    return (this.#told ??= toldBare(this.problem));
  }
  get trigrams(): Trigrams {
    return (this.#trigrams ??= trigramsOf(this.problem.text));
  }
  get wordingTrigrams(): Trigrams {
    return (this.#wordingTrigrams ??= trigramsOf(this.wording));
  }
}

const MOST_TRIES = 100;
/** After so many tries one more open wish is let go: a small one sooner. */
const PATIENCE = { small: 3, great: 5 } as const;
/** Small wishes, such as another unit than the last problem's. */
const MOST_SMALL = 2;
/** What the problem before could not have either is looked for no longer than this: small wishes, and great ones. */
const TRIES_FOR_HOPELESS = { small: 3, great: 8 } as const;
/** So much weighs a problem that the set nearly has already; one that it has weighs twice as much. */
const REPEATED = 8;
/** Two problems of a set may share no more of their wording than this (word trigrams). */
const MOST_ALIKE = 0.45;
/** So much makes two problems one for the check of a finished set (`firstRepetition`). */
const NEARLY_THE_SAME = 0.6;

const REAL = /[$%]|\b(?:cups?|pounds?|gallons?|quarts?|pints?|liters?|feet|foot|yards?|meters?|miles?|minutes?|hours?|degrees?|inches)\b/u;

/** Two problems in a row may share no more of their wording than this, whatever they are about. */
const MOST_SAME_WORDING = 0.5;

const nounsOf = onceFor(({ things, stuff, rectangle, happening, priced, rate }: Scene): readonly string[] => {
  const counted = [...things, ...priced].flatMap(({ one, many }) => (many.startsWith(one) ? [one] : [one, many]));
  return [...counted, stuff.noun, rectangle.noun, happening.noun, rate.subject];
});

/** Whether the text is really set in the scene. */
export const isSetIn = (scene: Scene, text: string): boolean => nounsOf(scene).some((noun) => text.includes(noun));

/** Which of the limits a problem breaks. */
export const brokenBy = ({ text, expression, answer }: MathProblem, limits: NumberLimits): string[] =>
  limitsBroken(`${text} ; ${answer.text}`, limits, expression);

/**
 * How many wishes a candidate leaves open: the fewer the better.
 * @param enough at so many it can't be the best any more, and looking further is of no use
 */
function flaws(candidate: Candidate, wish: ProblemWish, drawn: readonly Candidate[], enough: number): number {
  const { problem, scene } = candidate;
  const { text } = problem;
  const last = drawn.at(-1);
  let count = 0;
  count += 16 * brokenBy(problem, wish.wishes.numbers).length;
  if (withoutUnwanted([text], wish.wishes).length === 0) count += 16;
  if (wish.isMeant?.(problem) === false) count += 16;
  if (wish.realWorld && !REAL.test(text)) count += 3;
  if (last?.problem.situation === problem.situation && !wish.multiStep) count += 1;
  if (last && problem.answer.unit !== '' && last.problem.answer.unit === problem.answer.unit) count += 1;
  if (count >= enough) return count;
  if (wish.scene && !isSetIn(scene, text)) count += 7;
  if (count >= enough) return count;
  if (drawn.some(({ wording }) => wording === candidate.wording)) count += 1;
  if (last && areAlike(last.wordingTrigrams, candidate.wordingTrigrams, MOST_SAME_WORDING)) count += 3;
  if (count >= enough) return count;
  if (drawn.some(({ told }) => told === candidate.told)) return count + 2 * REPEATED;
  const likeness = Math.max(0, ...drawn.map(({ trigrams }) => similarity(trigrams, candidate.trigrams)));
  return count + (likeness > NEARLY_THE_SAME ? 2 * REPEATED : likeness > MOST_ALIKE ? REPEATED : 0);
}

export function drawProblems(wish: ProblemWish, random: Random): DrawnProblem[] {
  const skills = random.shuffle(wish.skills);
  const cast = peopleFor(wish, 0, random);
  const drawn: Candidate[] = [];
  const ofGrade = scenesFor(Math.min(12, Math.max(0, wish.grade)));
  const suited = withoutUnwanted(ofGrade, wish.wishes);
  const scenes = random.shuffle(suited.length > 0 ? suited : ofGrade);
  let turn = 0;
  // Wishes that could not be met just now will hardly be met by the same skills.
  let open = 0;
  while (drawn.length < wish.count) {
    let best: { readonly candidate: Candidate; readonly flaws: number } | undefined;
    const isGoodEnough = (flawed: number, tries: number): boolean => {
      const size = flawed <= MOST_SMALL ? 'small' : 'great';
      return flawed <= tries / PATIENCE[size] || (flawed <= open && flawed < REPEATED && tries >= TRIES_FOR_HOPELESS[size]);
    };
    for (let tries = 0; tries < MOST_TRIES && !(best && isGoodEnough(best.flaws, tries)); tries += 1) {
      // A skill that cannot meet the wishes passes its turn to the next after a few tries.
      const skill = skills[(turn + Math.floor(tries / 4)) % skills.length] as MathSkill;
      const grade = gradeWithin(skill, Math.max(0, wish.grade));
      const scene = wish.scene ?? scenes[turn % scenes.length];
      if (!scene) throw new RangeError('There is no scene for this grade');
      const people = wish.sameCast ? random.shuffle(cast) : peopleFor(wish, turn, random);
      const request = { random, grade, difficulty: wish.difficulty, scene, people, multiStep: wish.multiStep, operation: wish.operation };
      const candidate = new Candidate(drawProblem(skill, request), skill, request);
      const found = flaws(candidate, wish, drawn, best?.flaws ?? Number.POSITIVE_INFINITY);
      if (!best || found < best.flaws) best = { candidate, flaws: found };
    }
    if (best) drawn.push(best.candidate);
    open = best?.flaws ?? 0;
    turn += 1;
  }
  const finished = drawn.map((candidate) => candidate.finished());
  return wish.settings ? finished.map((problem, index) => settled(problem, wish, index === 0, random)) : finished;
}

const PEOPLE = 4;

/** The names that the teacher wants, each first in turn, and others where these are few. */
function peopleFor({ wishes: { names } }: ProblemWish, turn: number, random: Random): string[] {
  const inTurn = names.map((_, index) => names[(turn + index) % names.length] ?? '');
  return names.length === 0
    ? pickNames(random, PEOPLE)
    : [...inTurn, ...pickNames(random, PEOPLE).filter((name) => !names.includes(name))].slice(0, PEOPLE);
}

/** Shares of the problems that tell where they take place: the youngest get the shorter sentences. */
const SETTINGS = { young: 0.4, older: 0.85 } as const;
const OLDER_FROM = 3;

/** Where all take place in one scene, the first says so for all. */
function settled({ problem, skill, scene, wording }: DrawnProblem, wish: ProblemWish, isFirst: boolean, random: Random): DrawnProblem {
  const isWished = wish.scene ? isFirst : random.chance(wish.grade < OLDER_FROM ? SETTINGS.young : SETTINGS.older);
  const text = isWished && isSetIn(scene, problem.text) ? withSetting(problem.text, scene) : problem.text;
  return { problem: problem.retold({ text }), skill, scene, wording };
}
