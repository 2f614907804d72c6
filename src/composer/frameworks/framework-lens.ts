/**
 * What choosing a professional framework changes in the work itself. Each lens gives the teacher one planning move,
 * students one more thing to do, and a lesson an objective and an activity of its own.
 */
import type { Framework } from '../../tools/choices/frameworks.ts';
import type { Activity, Subject } from '../topics/topic-pack.ts';
import type { GradeBand } from '../grade-band.ts';
import { IN_FIRST_YEARS } from './first-years.ts';
import { LENSES } from './lenses.ts';

/** What a framework changes in the work. */
export interface FrameworkMoves {
  /** To the teacher: what to do differently. A whole sentence. */
  readonly teacherMove: string;
  /** To the student: a question or task that fits any topic. Whole sentences at an easy reading level; {topic} is replaced. */
  readonly studentTask: string;
  /** An open question in the framework's spirit; {topic} is replaced. */
  readonly question: string;
  /** What the lesson also aims at, to follow 'Students can …'; {topic} is replaced. */
  readonly objective: string;
  /** A stretch of the lesson in the framework's spirit; {topic} is replaced in its steps. */
  readonly activity: Pick<Activity, 'title' | 'purpose' | 'thinking' | 'materials' | 'steps' | 'lookFor'>;
}

export interface FrameworkLens extends FrameworkMoves {
  readonly code: Exclude<Framework, ''>;
  /** Written out, where the letters stand for a name. */
  readonly name: string;
  /** Where the framework is chosen for another subject than those it is written for: what of it carries over. */
  readonly elsewhere?: { readonly subjects: readonly Subject[]; readonly moves: FrameworkMoves };
}

/** The lens of the chosen framework, fit for the band, and for the subject where that is known; undefined for a blank choice. */
export function frameworkLens(framework: Framework, subject?: Subject, band?: GradeBand): FrameworkLens | undefined {
  const lens = LENSES.find(({ code }) => code === framework);
  if (!lens) return undefined;
  if (lens.elsewhere && subject && lens.elsewhere.subjects.includes(subject)) return { ...lens, ...lens.elsewhere.moves };
  return band === 'K-2' ? { ...lens, ...IN_FIRST_YEARS[lens.code] } : lens;
}

/** The lens with the topic named in what students are asked to do. @param topic as it stands inside a sentence */
export function lensOn(lens: FrameworkLens, topic: string): FrameworkLens {
  // A replacer function: a topic such as '$& pay' must not act as a replacement pattern.
  return { ...lens, studentTask: lens.studentTask.replaceAll('{topic}', () => topic) };
}

/** A class can do the framework's activity in this time. */
const LENS_MINUTES = [8, 15] as const;

/** The framework's own activity on this topic. */
export function lensActivity({ activity }: FrameworkLens, topic: string): Activity {
  return {
    ...activity,
    minutes: LENS_MINUTES,
    grouping: 'pairs',
    // A replacer function: a topic such as '$& pay' must not act as a replacement pattern.
    steps: activity.steps.map((step) => step.replaceAll('{topic}', () => topic)),
  };
}

export function lensObjective({ objective }: FrameworkLens, topic: string): string {
  return objective.replaceAll('{topic}', () => topic);
}
