/** Fills the phases of a lesson model with this topic's recalls, activities and questions. */
import { lensActivity } from '../../composer/frameworks/framework-lens.ts';
import { type Handout, type MadeActivity, caseActivity, madeActivities } from '../../composer/made-activities.ts';
import type { Materials } from '../../composer/materials.ts';
import { nearestFirst } from '../../composer/nearest-first.ts';
import { needsOptions } from '../../composer/needs-options.ts';
import { needsPassage } from '../../composer/passages.ts';
import { nearestTo } from '../../composer/speaks-of.ts';
import type { Random } from '../../composer/random.ts';
import {
  THINKING_LEVELS,
  type Activity,
  type BandMaterial,
  type Fact,
  type OpenQuestion,
  type Term,
  type ThinkingLevel,
} from '../../composer/topics/topic-pack.ts';
import type { Wishes } from '../../composer/understanding/wishes.ts';
import { asSentence, quotedPhrase, quotedSentence } from '../../text/sentence.ts';
import { shareMinutes } from '../parts/share-minutes.ts';
import type { LessonPhase } from './document.ts';
import type { LessonModel, PhaseShape } from './lesson-models.ts';
import { REVISING, writingTime } from './writing-time.ts';

const GROUPING: Record<Activity['grouping'], string> = {
  individual: 'on their own',
  pairs: 'in pairs',
  groups: 'in groups of three or four',
  class: 'as a class',
};

/** As the teacher wants it, else as the activity is meant. */
function groupingIn({ grouping, groupSize }: Wishes, activity: Pick<Activity, 'grouping'>): string {
  if (grouping === 'groups' && groupSize !== undefined) return `in groups of ${groupSize}`;
  return GROUPING[grouping ?? activity.grouping];
}

const isHigher = (thinking: ThinkingLevel): boolean => THINKING_LEVELS.indexOf(thinking) >= THINKING_LEVELS.indexOf('analyze');

interface Stock {
  readonly activities: MadeActivity[];
  readonly questions: OpenQuestion[];
  /** Posted, and used in talk. */
  readonly words: readonly Term[];
  readonly random: Random;
  readonly materials: Materials;
  /** What the chosen activities need on paper. */
  readonly handouts: Handout[];
}

/** As many beside the authored ones, so that another draft runs another way. */
const MADE_ACTIVITIES = 3;

/** A question on a text names it, so that the text can be put into the plan. */
const namesItsText = ({ passage, question }: OpenQuestion, kit: BandMaterial): boolean =>
  passage === undefined || needsPassage(kit, undefined, question);

/** The topic's own activities before those that fit any topic; within each, deeper ones tend to come first. */
export function stockOf(materials: Materials, words: readonly Term[], random: Random): Stock {
  const order = (activities: readonly MadeActivity[]): MadeActivity[] =>
    random.shuffle(activities).toSorted((one, other) => Number(isHigher(other.thinking)) - Number(isHigher(one.thinking)));
  // First in line for the phase that its purpose fits: a chosen framework changes the work.
  const ofFramework = materials.lens ? [lensActivity(materials.lens, materials.topic.inText)] : [];
  const [core = materials.kit] = materials.kitsByNearness;
  const made =
    materials.source === 'pack' ? random.sample(madeActivities(core, { isYoung: isYoung(materials) }, random), MADE_ACTIVITIES) : [];
  const cases = random.sample(core.itemSets ?? [], 1).map((set) => caseActivity(set, random));
  // In half of the drafts the case goes before what is done by hand, in the others it waits among it.
  const [leading, waiting] = random.chance(0.5) ? [cases, []] : [[], cases];
  const further = materials.kit.activities.filter((activity) => !core.activities.includes(activity));
  return {
    activities: [...ofFramework, ...leading, ...order([...core.activities, ...made, ...waiting]), ...order(further)],
    questions: nearestFirst(materials, 'questions', random).filter((question) => namesItsText(question, materials.kit)),
    words,
    random,
    materials,
    handouts: [],
  };
}

/** An activity that needs a little more than the phase has still fits; one that needs much more does not. */
const SPARE_MINUTES = 2;

/** The best purpose first, of what fits the minutes; where nothing does, what needs the fewest. */
function takeActivity(stock: Stock, purposes: PhaseShape['from'], minutes: number): MadeActivity | undefined {
  const suitable = purposes.flatMap((purpose) => stock.activities.filter((activity) => activity.purpose === purpose));
  const fitting = suitable.find((activity) => activity.minutes[0] <= minutes + SPARE_MINUTES);
  const taken = fitting ?? suitable.toSorted((one, other) => one.minutes[0] - other.minutes[0])[0];
  if (taken) stock.activities.splice(stock.activities.indexOf(taken), 1);
  return taken;
}

/** The question that speaks of what is worked on; any of the topic's where none does. */
function takeQuestionOn(work: Activity | Fact, stock: Stock): string[] {
  const [nearest] = nearestTo(work, stock.questions);
  if (!nearest) return [];
  stock.questions.splice(stock.questions.indexOf(nearest), 1);
  return [nearest.question];
}

type Filled = Omit<LessonPhase, 'name' | 'minutes' | 'part' | 'purpose' | 'lookFor' | 'key'>;

const OPENINGS = [
  'Put the prompts up before students come in.',
  'Greet students at the door and point to the prompts; everyone starts alone.',
  'Read the prompts aloud, give quiet time, then let pairs compare.',
] as const;

const isYoung = ({ kitBand }: Materials): boolean => kitBand === 'K-2';

function recallPhase({ materials, random }: Stock): Filled {
  const recalls = random.sample(materials.kit.recalls, 2);
  return {
    thinking: 'remember',
    teacher: `${random.pick(OPENINGS)} Listen for: ${recalls[0]?.likelyError ?? 'what they are unsure of'}`,
    students: recalls.map(({ prompt }) => prompt),
    questions: [],
    materials: ['notebook'],
  };
}

const WATCHING = [
  [
    'Watch and listen with your pencil down.',
    'Write down one question that your teacher asked out loud on the way to the answer.',
    'Tell a partner why the tempting answer falls short.',
  ],
  [
    'Follow each step with your eyes and ears.',
    'Show with a thumb when you hear the reason that settles it.',
    'Say the reason to a partner in your own words.',
  ],
  [
    'Listen for the moment when your teacher changes direction.',
    'Write down what made the difference.',
    'Compare with a partner: did you hear the same reason?',
  ],
] as const;

/** For those who have just begun to write. */
const WATCHING_YOUNG = [
  ['Watch and listen with still hands.', 'Show a thumb when you hear why.', 'Tell a partner why the other answer is wrong.'],
  ['Listen with your eyes on the teacher.', 'Nod when you know what comes next.', 'Say the answer to a partner, and tell why.'],
] as const;

/** The teacher alone works one question aloud, the tempting answer included. */
function modelPhase(stock: Stock): Filled {
  const { materials, random } = stock;
  const alone = nearestFirst(materials, 'facts', random).filter(
    ({ passage, question }) => !needsPassage(materials.kit, passage, question) && !needsOptions(question),
  );
  const [fact] = alone.length > 0 ? alone : materials.kit.facts;
  if (!fact) return talkPhase(stock);
  const [tempting] = random.shuffle(fact.distractors);
  const words = nearestTo(fact, stock.words)
    .slice(0, 2)
    .map(({ term }) => `“${term}”`);
  return {
    thinking: fact.thinking,
    teacher: [
      `Work one question aloud while students watch: ${quotedSentence(fact.question)}`,
      `Say what you look at first, why ${quotedPhrase(tempting?.text ?? '')} is tempting, and what settles it: ${quotedSentence(fact.answer)} ${asSentence(fact.reason)}`,
      words.length > 0 ? `Bring in ${words.join(' and ')} as you go, and post them.` : '',
    ]
      .filter(Boolean)
      .join(' '),
    students: [...random.pick<readonly string[]>(isYoung(materials) ? WATCHING_YOUNG : WATCHING)],
    questions: takeQuestionOn(fact, stock),
    materials: ['notebook'],
  };
}

function talkPhase(stock: Stock): Filled {
  const [question, another] = stock.questions.splice(0, 2);
  const terms = stock.words.slice(0, 3);
  return {
    thinking: question?.thinking ?? 'understand',
    teacher: `Think aloud with one example. Bring in the words ${terms.map(({ term }) => `“${term}”`).join(', ')} as you need them, and post them.`,
    students: [
      'Listen for one idea you can use, and write it down.',
      'Turn and talk: say the idea in your own words.',
      'Share one idea that your partner had.',
    ],
    questions: [question, another].filter((item) => item !== undefined).map((item) => item.question),
    materials: ['notebook'],
  };
}

const LAST_WORDS_YOUNG = [
  'Finish the sentence out loud: “Today I learned that …”',
  'Tell a partner one thing that you know now.',
  'Draw one thing from the lesson. Tell a friend what it is.',
] as const;

const lastWords = (topic: string): readonly string[] => [
  `Finish this sentence: “One thing that I learned about ${topic} is …”`,
  'Go back to your first answer of today and change one thing in it.',
  `Write one question about ${topic} that you would still like to ask.`,
  'Tell a partner which moment today helped you most, and why.',
];

function closePhase({ materials, random }: Stock): Filled {
  return {
    thinking: 'evaluate',
    teacher: random.pick([
      'Give the exit check in silence. Sort the answers into got it, almost and not yet before the next lesson.',
      'Hand out the exit check. Read three answers on the spot and name one thing that you see many students can do now.',
      'Let students answer the exit check alone, then turn back to the first task and add one thing.',
    ]),
    students: [
      'Answer the exit check on your own.',
      random.pick<string>(isYoung(materials) ? LAST_WORDS_YOUNG : lastWords(materials.topic.inText)),
    ],
    questions: [],
    materials: ['exit check'],
  };
}

function activityPhase(activity: MadeActivity, stock: Stock): Filled {
  if (activity.handout) stock.handouts.push(activity.handout);
  return {
    thinking: activity.thinking,
    teacher: `Run “${activity.title}” ${groupingIn(stock.materials.wishes, activity)}. Look for: ${activity.lookFor}`,
    students: [...activity.steps],
    questions: activity.asks === undefined ? takeQuestionOn(activity, stock) : [activity.asks],
    materials: activity.materials.filter((item) => !/^(?:no materials?|none|nothing)$/iu.test(item)),
  };
}

function fillPhase(shape: PhaseShape, minutes: number, stock: Stock): Filled {
  if (shape.from[0] === 'recall') return recallPhase(stock);
  if (shape.from[0] === 'close') return closePhase(stock);
  if (shape.from[0] === 'model') return modelPhase(stock);
  const writing = shape.from[0] === 'write' ? writingTime(stock.materials, stock.random) : undefined;
  if (writing) return writing;
  if (shape.from[0] === 'revise') return REVISING;
  const activity = takeActivity(stock, shape.from, minutes);
  return activity ? activityPhase(activity, stock) : talkPhase(stock);
}

/** @returns phases whose minutes sum exactly to `duration` */
export function composePhases(model: LessonModel, duration: number, stock: Stock): LessonPhase[] {
  // Half an hour holds four phases; an hour and a half holds one more round of work.
  const work = model.phases.findLastIndex(({ weight }) => weight >= 2);
  const furtherRound = (shape: PhaseShape): PhaseShape =>
    shape.from[0] === 'write'
      ? { name: 'Revise with a partner', weight: 1.6, from: ['revise'] }
      : { name: `${shape.name}, second round`, weight: 1.6, from: ['extend', 'practice', 'explore', 'talk'] };
  const spared = model.phases.findIndex(({ isSpared = false }) => isSpared);
  const shapes =
    duration <= 30
      ? model.phases.filter((_, index) => index !== (spared < 0 ? work : spared))
      : duration >= 75
        ? model.phases.flatMap((shape, index) => (index === work ? [shape, furtherRound(shape)] : [shape]))
        : model.phases;
  const minutes = shareMinutes(
    duration,
    shapes.map(({ weight }) => weight),
    4,
  );
  return shapes.map((shape, index) => {
    const time = minutes[index] ?? 4;
    return { name: shape.name, minutes: time, part: '', purpose: '', lookFor: '', key: '', ...fillPhase(shape, time, stock) };
  });
}
