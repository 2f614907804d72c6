/**
 * What choosing a professional framework changes in the work itself. Each lens gives the teacher one planning move,
 * students one more thing to do, and a lesson an objective and an activity of its own.
 */
import type { Framework } from '../../tools/choices/frameworks.ts';
import type { Activity } from '../topics/topic-pack.ts';
import { LENSES } from './lenses.ts';

export interface FrameworkLens {
  readonly code: Exclude<Framework, ''>;
  /** Written out, where the letters stand for a name. */
  readonly name: string;
  /** To the teacher: what to do differently. A whole sentence. */
  readonly teacherMove: string;
  /** To the student: a question or task that fits any topic. A whole sentence at an easy reading level. */
  readonly studentTask: string;
  /** An open question in the framework's spirit; {topic} is replaced. */
  readonly question: string;
  /** What the lesson also aims at, to follow 'Students can …'; {topic} is replaced. */
  readonly objective: string;
  /** A stretch of the lesson in the framework's spirit; {topic} is replaced in its steps. */
  readonly activity: Pick<Activity, 'title' | 'purpose' | 'thinking' | 'materials' | 'steps' | 'lookFor'>;
}

/** The lens of the chosen framework; undefined for a blank choice. */
export function frameworkLens(framework: Framework): FrameworkLens | undefined {
  return LENSES.find(({ code }) => code === framework);
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
