/** The part of a writing lesson in which students write: one of the topic's own tasks, in its own genre. */
import type { Materials } from '../../composer/materials.ts';
import type { Random } from '../../composer/random.ts';
import type { WritingSeed } from '../../composer/topics/topic-pack.ts';
import type { LessonPlanDocument } from './document.ts';

type Work = Omit<LessonPlanDocument['phases'][number], 'name' | 'minutes' | 'part' | 'purpose' | 'lookFor' | 'key'>;

/** What a topic of writing asks for, by its title. */
const GENRES: readonly (readonly [title: RegExp, genre: WritingSeed['genre']])[] = [
  [/\b(?:opinion|argument) writing\b/iu, 'Persuasive'],
  [/\bnarrative writing\b/iu, 'Narrative'],
  [/\b(?:informational|explanatory) writing\b|\bessay\b/iu, 'Expository'],
];

const genreOf = ({ packs }: Materials): WritingSeed['genre'] | undefined =>
  GENRES.find(([title]) => packs.some((pack) => title.test(pack.title)))?.[1];

/** Whether the topic is writing itself, and has tasks to write on. */
export function isOfWriting(materials: Materials): boolean {
  return tasksOf(materials).length > 0;
}

function tasksOf(materials: Materials): readonly WritingSeed[] {
  const genre = genreOf(materials);
  return materials.kit.writing.filter((seed) => seed.genre === genre);
}

/** Conferring after Calkins (1994): research, decide, teach one thing. */
const CONFERRING = [
  'Confer with three or four students, two minutes each: ask “What are you working on as a writer?”, name one thing that works, and leave one thing to try.',
  'Walk and confer. Begin with “How is it going?”, listen, and teach one thing that will also help in the next piece.',
  'Sit beside three students in turn. Let each read two sentences aloud, say what you heard, and ask what comes next.',
];

export function writingTime(materials: Materials, random: Random): Work | undefined {
  const tasks = tasksOf(materials);
  if (tasks.length === 0) return undefined;
  const { prompt, plan, audience } = random.pick(tasks);
  const young = materials.kitBand === 'K-2';
  return {
    thinking: 'create',
    teacher: `Read the task aloud and leave it up. ${random.pick(CONFERRING)} Stop everyone once, halfway, to read out one good sentence.`,
    students: [
      `Your task: ${prompt}`,
      `${young ? 'Tell a partner your plan.' : 'Plan in notes, not sentences.'} ${plan.join(' ')}`,
      young
        ? `Draw first if you like. Then write your page. Who is it for? (${audience})`
        : `Write, with your reader in mind (${audience}), until time is called.`,
      young ? 'Read it to a friend and fix one thing.' : 'Read your draft in a whisper and mend the one sentence that stops you.',
    ],
    questions: [],
    materials: ['notebook'],
  };
}

/** After a long time of writing: a partner tells what a reader hears, and one place changes. */
export const REVISING: Work = {
  thinking: 'evaluate',
  teacher:
    'First show a change of your own: one sentence before and after, and why. Then pairs work. Listen for partners who quote the draft, and do not grade the writer.',
  students: [
    'Read your draft aloud. Your partner says back its main point in one sentence.',
    'Your partner names one place that works, and one place to tell more.',
    'Change that place. Leave the old words so that both can be read.',
    'Trade roles.',
  ],
  questions: [],
  materials: ['notebook'],
};
