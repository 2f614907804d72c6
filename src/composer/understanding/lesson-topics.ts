/** The lesson-sized topics that schools teach, as content/lesson-topics lists them; those with a teaching set have its card's names too. */

export interface LessonTopic {
  readonly id: string;
  readonly subject: string;
  readonly title: string;
  /** Pre-K is -1, Kindergarten 0. */
  readonly grades: readonly [first: number, last: number];
  /** 1 for what most teachers ask for. */
  readonly priority: 1 | 2 | 3;
  readonly codes: readonly string[];
  /** Units of widely used courses that teach it: 'AP-CALCULUS-4', 'EUREKA-2-5'. */
  readonly units?: readonly string[];
  /** Packs and math skills that it belongs to, the nearest first. */
  readonly families: readonly string[];
  /** Other names. */
  readonly also: readonly string[];
  /** Words, people, works and places that mean it. */
  readonly words: readonly string[];
}

type Listed = Omit<LessonTopic, 'subject'>;

const files = import.meta.glob<readonly Listed[]>('/content/lesson-topics/*.yaml', { eager: true, import: 'default' });

export const LESSON_TOPICS: readonly LessonTopic[] = Object.entries(files).flatMap(([file, topics]) => {
  const subject = file.slice(file.lastIndexOf('/') + 1, -'.yaml'.length);
  return topics.map((topic) => ({ ...topic, subject }));
});
