import { GRADE_BANDS } from '../../composer/grade-band.ts';
import type { Materials } from '../../composer/materials.ts';
import type { Random } from '../../composer/random.ts';
import type { Recall } from '../../composer/topics/topic-pack.ts';
import type { FormOf } from '../catalogue.ts';
import { shareMinutes } from '../parts/share-minutes.ts';
import { teacherNotes } from '../parts/teacher-notes.ts';
import { classDirections, wordsSentence } from '../parts/class-directions.ts';
import { forEarlyFinishers } from '../parts/early-finishers.ts';
import { isUnknown } from '../parts/skeleton.ts';
import { warmUpSkeleton } from './skeleton.ts';
import type { WarmUpDocument } from './document.ts';
import { minutesAsked } from './minutes-asked.ts';
import { warmUpFromSet } from './warm-up-from-set.ts';

type Difficulty = FormOf<'warm-up'>['difficultyLevel'];

/** How long and how much: a warm-up takes five to ten minutes and at most three tasks. */
const SHAPE: Record<Difficulty, { tasks: number; minutes: readonly [number, number] }> = {
  Beginner: { tasks: 2, minutes: [5, 6] },
  Intermediate: { tasks: 3, minutes: [7, 8] },
  Advanced: { tasks: 3, minutes: [8, 10] },
};

/** Nothing can be added to a task that asks for a drawing, a movement or a list: 'Clap the parts of your name.' */
const isExplained = (prompt: string): boolean =>
  /^(?:explain|tell|describe|why|how|what|say)\b|\b(?:why|explain|tell|describe)\b/iu.test(prompt) &&
  !/\b(?:draw|sketch|circle|copy|sort|list|match|order|clap|show with|count|underline|label|solve|find the (?:sum|product))\b/iu.test(
    prompt,
  );

/** What each difficulty adds to the last task. */
const LAST_TASK: Record<Difficulty, readonly string[]> = {
  Beginner: ['You may draw your answer and label it.', 'Start with: “I know that …”', 'Say it out loud first. Then write it.'],
  Intermediate: ['Give one reason for your answer.', 'Tell how you know.', 'Add one example of your own.'],
  Advanced: [
    'Then write a question that your answer leaves open.',
    'Then find a case where your answer would not work, or say why there is none.',
    'Then explain it so that someone who missed last week would get it.',
  ],
};

const STARTS = [
  'Begin as soon as you sit down. Answer in your notebook.',
  'Start right away. Use what you already know. No one expects a perfect answer.',
  'Think first. Then write what you remember. It is fine not to be sure.',
  'Work through these from the top. Put a star by the one you are most sure of.',
  'Read the first task and start. Write something for each one, even if it is a guess with a reason.',
];

/** Read aloud to those who have just begun to write. */
const FIRST_STARTS = [
  'Look and think first. Then draw, say or write what you know.',
  'Start when you sit down. You may draw or say your answer.',
  'Do one thing at a time. It is fine not to be sure.',
];

/** The topic's own recalls and those of younger students, who learned before what is now built on; general ones only where these are few. */
function chooseRecalls({ source, kit, kitBand, packs, frames }: Materials, count: number, random: Random): Recall[] {
  const younger = GRADE_BANDS.slice(0, GRADE_BANDS.indexOf(kitBand));
  const earlier = packs.flatMap(({ bands }) => younger.slice(-1).flatMap((band) => bands[band]?.recalls ?? []));
  const own = random.sample([...kit.recalls, ...earlier], count);
  const general = own.length < count && source !== 'open' ? random.sample(frames.recalls, count - own.length) : [];
  return [...own, ...general].sort((one, other) => one.minutes - other.minutes);
}

export function composeWarmUp(form: FormOf<'warm-up'>, materials: Materials, random: Random): WarmUpDocument {
  if (materials.set) return warmUpFromSet(form, materials, materials.set, random);
  if (isUnknown(materials)) return warmUpSkeleton(materials);
  const { wishes } = materials;
  const { tasks: usual, minutes: range } = SHAPE[form.difficultyLevel];
  const asked = minutesAsked(wishes);
  const minutes = asked ?? random.int(...range);
  const count = Math.min(
    MOST_TASKS,
    Math.max(Math.ceil(minutes / LONGEST_TASK), wishes.counts.question ?? Math.min(usual, Math.max(1, Math.floor(minutes / 2)))),
  );
  const recalls = chooseRecalls(materials, count, random);
  const shares = shareMinutes(
    minutes,
    recalls.map((recall) => recall.minutes),
  );
  const tasks = recalls.map(({ prompt, answer, likelyError }, index) => ({
    prompt: index === recalls.length - 1 && isExplained(prompt) ? `${prompt} ${random.pick(LAST_TASK[form.difficultyLevel])}` : prompt,
    minutes: shares[index] ?? 1,
    answer,
    likelyError,
  }));
  const directions = classDirections(wishes);
  const draft = {
    title: materials.topic.title,
    minutes,
    standards: [...materials.codes],
    instruction: [random.pick(materials.kitBand === 'K-2' ? FIRST_STARTS : STARTS), directions.sentence, wordsSentence(wishes)]
      .filter(Boolean)
      .join(' '),
    tasks,
    goal: '',
    materials: [],
    board: '',
    shareMinutes: 0,
    watchFor: [],
    bridge: bridge(materials, tasks.length, random),
    earlyFinisher: materials.lens?.studentTask ?? '',
  };
  const early = forEarlyFinishers(materials, random);
  return {
    ...draft,
    withKey: wishes.answerKey !== 'none',
    teacherNotes: [
      ...early.lines,
      ...teacherNotes(materials, { whole: draft, items: draft.tasks }, [
        ...directions.followed,
        ...(asked === undefined ? [] : ['minutes']),
        ...(wishes.counts.question === tasks.length ? ['counts:question'] : []),
        ...(wishes.answerKey === 'none' ? ['answerKey'] : []),
        ...early.followed,
        'onePage',
        'written',
      ]),
    ],
  };
}

/** A set's warm-up is a whole; in the place of one of its tasks stands a recall of the wider topic. */
export function spareTasks(_form: FormOf<'warm-up'>, { kit, packs, skills }: Materials, random: Random): WarmUpDocument['tasks'] {
  if (packs.length === 0 && skills.length === 0) return [];
  return random.shuffle(kit.recalls).map(({ prompt, minutes, answer, likelyError }) => ({ prompt, minutes, answer, likelyError }));
}

const MOST_TASKS = 3;
const LONGEST_TASK = 9;

function bridge({ topic, kit }: Materials, taskCount: number, random: Random): string {
  const objective = kit.objectives[0]?.replace(/\.$/u, '') ?? '';
  return random.pick([
    `Keep your answer to task ${taskCount} at hand: today’s work on ${topic.inText} starts from there.`,
    `What you just remembered is the first step toward today’s goal: ${objective}.`,
    `Hold on to one idea from this page, because we will build on it when we turn to ${topic.inText}.`,
    `By the end of the lesson, look back at these answers and add what our work on ${topic.inText} has taught you.`,
  ]);
}
