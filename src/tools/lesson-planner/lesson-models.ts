/**
 * Lesson models by subject. 5E: Bybee et al. (2006), The BSCS 5E Instructional Model. Gradual release:
 * Pearson & Gallagher (1983). Inquiry: the inquiry arc of the C3 Framework (NCSS, 2013). Workshop: Calkins (1994).
 */
import type { Activity, Subject } from '../../composer/topics/topic-pack.ts';

export interface PhaseShape {
  readonly name: string;
  /** Share of the lesson. */
  readonly weight: number;
  /** Which kinds of activity fit, best first; 'recall', 'model', 'write', 'revise', 'talk' and 'close' are made from the kit's other parts. */
  readonly from: readonly (Activity['purpose'] | 'recall' | 'model' | 'write' | 'revise' | 'talk' | 'close')[];
  /** What half an hour does without; the last of the long phases where a model names none. */
  readonly isSpared?: boolean;
}

export interface LessonModel {
  readonly name: string;
  readonly phases: readonly PhaseShape[];
}

const FIVE_E: LessonModel = {
  name: '5E',
  phases: [
    { name: 'Engage', weight: 1, from: ['recall'] },
    { name: 'Explore', weight: 2.4, from: ['explore', 'engage', 'practice'] },
    { name: 'Explain', weight: 2, from: ['explain', 'talk'] },
    { name: 'Elaborate', weight: 2, from: ['extend', 'practice', 'explore'] },
    { name: 'Evaluate', weight: 1, from: ['close'] },
  ],
};

const GRADUAL_RELEASE: LessonModel = {
  name: 'Gradual release',
  phases: [
    { name: 'Open', weight: 1, from: ['recall'] },
    { name: 'I do: model and think aloud', weight: 1.6, from: ['model'] },
    { name: 'We do: work it through together', weight: 2, from: ['explore', 'engage', 'practice'] },
    { name: 'You do: practice and apply', weight: 2.4, from: ['practice', 'extend', 'explore'] },
    { name: 'Close', weight: 1, from: ['close'] },
  ],
};

const INQUIRY: LessonModel = {
  name: 'Inquiry',
  phases: [
    { name: 'Open with what we know', weight: 1, from: ['recall'] },
    { name: 'Question', weight: 1.4, from: ['engage', 'talk'] },
    { name: 'Investigate', weight: 2.6, from: ['explore', 'practice', 'extend'] },
    { name: 'Make sense together', weight: 2, from: ['explain', 'extend', 'talk'] },
    { name: 'Take a position and close', weight: 1, from: ['close'] },
  ],
};

const WORKSHOP: LessonModel = {
  name: 'Workshop',
  phases: [
    { name: 'Gather', weight: 1, from: ['recall'] },
    { name: 'Mini-lesson', weight: 1.6, from: ['model'] },
    { name: 'Try it with a partner', weight: 1.6, from: ['explore', 'engage', 'practice'] },
    { name: 'Work time and conferences', weight: 2.8, from: ['practice', 'extend', 'explore'] },
    { name: 'Share and close', weight: 1, from: ['close'] },
  ],
};

/** Who learns to write writes: most of the lesson, every time. */
const WRITERS_WORKSHOP: LessonModel = {
  name: 'Writers’ workshop',
  phases: [
    { name: 'Gather', weight: 1, from: ['recall'] },
    { name: 'Mini-lesson', weight: 1.6, from: ['model'] },
    { name: 'Try it with a partner', weight: 1.6, from: ['explore', 'engage', 'practice'], isSpared: true },
    { name: 'Work time and conferences', weight: 3.2, from: ['write', 'practice', 'extend'] },
    { name: 'Share and close', weight: 1, from: ['close'] },
  ],
};

/**
 * Which models fit a topic; the draft picks one.
 * @param isOfWriting the topic is writing itself: opinions, arguments, stories, essays
 */
export function lessonModels(subject: Subject | undefined, isOfWriting: boolean): readonly LessonModel[] {
  if (isOfWriting) return [WRITERS_WORKSHOP];
  if (subject === 'science' || subject === 'computing') return [FIVE_E, INQUIRY];
  if (subject === 'english') return [WORKSHOP, GRADUAL_RELEASE];
  if (subject === 'social-studies' || subject === 'career') return [INQUIRY, GRADUAL_RELEASE];
  if (subject === 'mathematics') return [GRADUAL_RELEASE, WORKSHOP];
  return [GRADUAL_RELEASE, INQUIRY];
}
