/** Draws fresh problems for a kit, from its skills in turn. */
import { gradeWithin, makeProblem } from '../math-skills.ts';
import type { MathDifficulty, MathProblem, MathSkill } from '../math-skill.ts';
import { pickNames } from '../names.ts';
import type { IsMeant } from '../part-meant.ts';
import { writeDecimal, writeFraction } from '../quantity.ts';
import { type Scene, scenesFor } from '../scenes.ts';
import { toldProblem } from '../told-problem.ts';
import type { Random } from '../../random.ts';
import { withSetting } from '../setting.ts';
import type Fraction from 'fraction.js';

export interface KitRequest {
  /** Pre-K is -1, Kindergarten 0, then 1 to 12. */
  readonly grade: number;
  readonly difficulty: MathDifficulty;
  readonly random: Random;
  /** Where part of the skills is meant: problems of it are drawn as long as there are some. */
  readonly isMeant?: IsMeant | undefined;
  /** Where the topic names one operation alone. */
  readonly operation?: 'add' | 'subtract' | undefined;
  /** The scene of all stories; otherwise each has its own. */
  readonly scene?: Scene | undefined;
  /** First names to use. */
  readonly names?: readonly string[];
  /** Whether a problem keeps to what the teacher asks for: numbers, what to leave out. Another is drawn as long as there are some. */
  readonly suits?: IsMeant | undefined;
}

/** The rest of a skill belongs to it too, where it has no other problem for a wish. */
const MOST_DRAWS = 6;
/** What a teacher asks for is looked for longer. */
const MOST_DRAWS_ASKED = 30;
/** From this draw on an easier problem will do. */
const SAME_WISH = 4;

export interface DrawWish {
  readonly skill?: MathSkill;
  readonly multiStep?: boolean;
  readonly difficulty?: MathDifficulty;
}

export class ProblemSource {
  readonly random: Random;
  readonly skills: readonly MathSkill[];
  /** Pre-K counts as Kindergarten, 0. */
  readonly grade: number;
  readonly #difficulty: MathDifficulty;
  readonly #isMeant: IsMeant | undefined;
  readonly #operation: KitRequest['operation'];
  readonly #suits: IsMeant | undefined;
  readonly #scene: Scene | undefined;
  readonly #names: readonly string[];
  #turn = 0;

  constructor(skills: readonly MathSkill[], { grade, difficulty, random, isMeant, operation, scene, names = [], suits }: KitRequest) {
    this.skills = random.shuffle(skills);
    this.random = random;
    this.grade = Math.max(0, grade);
    this.#difficulty = difficulty;
    this.#isMeant = isMeant;
    this.#operation = operation;
    this.#suits = suits;
    this.#scene = scene;
    this.#names = names;
  }

  draw({ skill, multiStep = false, difficulty = this.#difficulty }: DrawWish = {}): MathProblem {
    const chosen = skill ?? this.#next();
    const isMeant = this.skills.includes(chosen) ? this.#isMeant : undefined;
    let problem = this.#make(chosen, multiStep, difficulty);
    for (let draws = 1; isMeant?.(problem) === false && draws < MOST_DRAWS; draws += 1) {
      // Better a shorter problem of the part than a longer one of another.
      problem = draws < SAME_WISH ? this.#make(chosen, multiStep, difficulty) : this.#make(chosen, false, 'basic');
    }
    for (let draws = 1; this.#suits?.(problem) === false && draws < MOST_DRAWS_ASKED; draws += 1) {
      problem = draws * 2 < MOST_DRAWS_ASKED ? this.#make(chosen, multiStep, difficulty) : this.#make(chosen, false, 'basic');
    }
    return problem;
  }

  #make(chosen: MathSkill, multiStep: boolean, difficulty: MathDifficulty): MathProblem {
    const grade = gradeWithin(chosen, this.grade);
    const scene = this.#scene ?? this.random.pick(scenesFor(Math.min(12, grade)));
    const operation = this.skills.includes(chosen) ? this.#operation : undefined;
    const people = [...this.random.shuffle(this.#names), ...pickNames(this.random, 4)].slice(0, 4);
    const problem = toldProblem(
      makeProblem(chosen, { random: this.random, grade, difficulty, scene, people: [...new Set(people)], multiStep, operation }),
    );
    // Who asks for basketball should read it in the stories.
    return this.#scene ? problem.retold({ text: withSetting(problem.text, scene) }) : problem;
  }

  /** A plain problem of a skill that is not among these, at the grade in which it ends or at this one. */
  drawOf(skill: MathSkill): MathProblem {
    return this.draw({ skill, difficulty: 'basic' });
  }

  #next(): MathSkill {
    const skill = this.skills[this.#turn % this.skills.length];
    this.#turn += 1;
    if (!skill) throw new RangeError('A kit needs at least one skill');
    return skill;
  }

  /** The first drawn problem that fits, or undefined after a fair number of tries. */
  find(fits: (problem: MathProblem) => boolean, wish: DrawWish = {}): MathProblem | undefined {
    for (let tries = 0; tries < 12; tries += 1) {
      const problem = this.draw(wish);
      if (fits(problem)) return problem;
    }
    return undefined;
  }
}

/** '3/4 + 1/8' of 'What is 3/4 + 1/8?', where the question is a bare calculation. */
export function calculationOf({ bare }: MathProblem): string | undefined {
  const inner = /^What is (?<inner>[^?]+)\?$/u.exec(bare)?.groups?.['inner'];
  return inner !== undefined && !/\p{L}/u.test(inner) ? inner : undefined;
}

/** How answers are written under the bare question: with the unit only where the question names it. */
export function bareWriter({ bare, answer, distractors }: MathProblem): (value: Fraction) => string {
  // Where the answer names a person ('Rosa, 3/8'), the bare question is about the number alone.
  const texts = new Map([answer, ...distractors].map(({ value, text }) => [value.toFraction(), text.replace(/^\p{Lu}\p{L}+, /u, '')]));
  // A question in feet has its answer in square feet.
  const unitWord = answer.unit.replace(/^(?:square|cubic) /u, '').split(' ')[0] ?? '';
  const namesUnit = answer.unit === '' || bare.includes('$') || bare.includes(unitWord.replace(/(?:es|s)$/u, ''));
  if (namesUnit) return (value) => texts.get(value.toFraction()) ?? '';
  const inFractions = [...texts.values()].some((text) => text.includes('/'));
  return inFractions ? writeFraction : (value) => writeDecimal(value);
}
