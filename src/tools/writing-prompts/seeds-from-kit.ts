/**
 * Writing tasks made of what a topic's kit holds besides its own seeds: its questions, comparisons, processes, causes,
 * words and misconceptions, each in the genre whose demand it meets.
 */
import type { Materials } from '../../composer/materials.ts';
import { needsPassage } from '../../composer/passages.ts';
import type { Random } from '../../composer/random.ts';
import { isSaid } from '../../composer/spoken-beliefs.ts';
import type { BandMaterial, OpenQuestion, Subject, WritingSeed } from '../../composer/topics/topic-pack.ts';
import type { Genre, TaskMakers } from './made-task.ts';
import { SOBER_TASKS, SOBER_YOUNG_TASKS } from './sober-tasks.ts';
import { TASKS } from './tasks.ts';
import { YOUNG_TASKS } from './young-tasks.ts';

/** It can be answered without a text at hand. */
const standsAlone = ({ passage, question }: OpenQuestion, kit: BandMaterial): boolean => !needsPassage(kit, passage, question);

/** Where invention does no harm: slavery is nobody's voice to play with, and an illness no character. */
const PLAYFUL: ReadonlySet<Subject | undefined> = new Set(['science', 'english', 'computing', 'arts', 'music', 'languages']);

function tasksFor(subject: Subject | undefined, isYoung: boolean): TaskMakers {
  if (PLAYFUL.has(subject)) return isYoung ? YOUNG_TASKS : TASKS;
  return isYoung ? SOBER_YOUNG_TASKS : SOBER_TASKS;
}

/** Every task of the genre that the kit's material gives, in random order. */
export function seedsFromKit({ kit, kitBand, subject, source }: Materials, genre: Genre, random: Random): WritingSeed[] {
  if (source !== 'pack') return [];
  const material = {
    ...kit,
    questions: kit.questions.filter((question) => standsAlone(question, kit)),
    misconceptions: PLAYFUL.has(subject)
      ? kit.misconceptions.filter((item) => isSaid(item) && !needsPassage(kit, undefined, item.belief))
      : [],
  };
  return random.shuffle(tasksFor(subject, kitBand === 'K-2')[genre](material, random)).map((task) => ({ genre, ...task }));
}
