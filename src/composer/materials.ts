/**
 * What the composer knows for one form: the topic's kit (authored in a topic pack or computed from math skills),
 * the codes that fit, the framework's lens and what the teacher says about the class.
 * Where nothing is known of a topic, the kit holds frames of inquiry that fit any topic.
 */
import type { Framework } from '../tools/choices/frameworks.ts';
import type { Language } from '../tools/choices/languages.ts';
import type { StateStandard } from '../tools/choices/standards.ts';
import { normalizeCode } from '../standards/known-codes.ts';
import { authoredName } from './authored-names.ts';
import { type FrameworkLens, frameworkLens, lensOn } from './frameworks/framework-lens.ts';
import { calledByTeacher, focusKit, namesWhole, speaksOfAll } from './focus-kit.ts';
import { type GradeBand, GRADE_BANDS, bandOf } from './grade-band.ts';
import { MATH_TRANSLATIONS } from './math/math-terms.ts';
import type { MathDifficulty, MathSkill } from './math/math-skill.ts';
import { isGrave } from './grave-topics.ts';
import { type IsMeant, operationMeant, partMeant } from './math/part-meant.ts';
import { kitFromSkills } from './math/skill-kit.ts';
import { mergeKits } from './merge-kits.ts';
import { onceFor } from './once-for.ts';
import type { Random } from './random.ts';
import { type TopicName, canJoin, nameTopic } from './topic-name.ts';
import { codesOf } from './literacy-codes.ts';
import { OPEN_TRANSLATIONS, nameInFrames, openKit } from './open/open-kit.ts';
import { openPack } from './topics/topic-packs.ts';
import type { BandMaterial, Subject, TopicPack } from './topics/topic-pack.ts';
import { narrowedSet } from './sets/narrow-set.ts';
import type { TeachingSet } from './sets/teaching-set.ts';
import { hasSet, openSet } from './sets/teaching-sets.ts';
import { UNKNOWN_TOPIC, understandTopic } from './understand-topic.ts';
import type { TopicReading } from './understanding/read-topic.ts';
import { readWishes } from './understanding/read-wishes.ts';
import type { Wishes } from './understanding/wishes.ts';
import { MULTILINGUAL_MOVE, SUPPORT_MOVE } from './student-moves.ts';
import { keepsOut, kitWithout, withoutUnwanted } from './wished-items.ts';
import { limitsBroken } from './math/number-limits.ts';
import { sceneNamedIn } from './math/topic-scene.ts';

export interface MaterialsRequest {
  /** As the teacher typed it. */
  readonly topic: string;
  /** It is a theme of people's lives, whatever a subject calls by the same word. */
  readonly isTheme?: boolean;
  /** Pre-K is -1, Kindergarten 0, then 1 to 12. */
  readonly grade: number;
  readonly difficulty?: MathDifficulty;
  readonly standard?: StateStandard;
  readonly framework?: Framework;
  readonly additionalContext?: string;
}

export type Translations = Readonly<Record<string, Readonly<Partial<Record<Language, string>>>>>;

export interface Materials {
  readonly topic: TopicName;
  /** What was understood of the typed topic; undefined where nothing is looked up. */
  readonly reading: TopicReading | undefined;
  /** Everything for exactly this lesson-sized topic, where it is authored: drafts are made of it alone. */
  readonly set: TeachingSet | undefined;
  readonly grade: number;
  readonly band: GradeBand;
  readonly subject: Subject | undefined;
  /** 'pack': authored; 'skills': computed mathematics; 'open': nothing is known of this topic. */
  readonly source: 'pack' | 'skills' | 'open';
  readonly packs: readonly TopicPack[];
  /** The topic can touch what a student or a family has lived: drafts ask nobody about it. */
  readonly isSensitive: boolean;
  /** It is of suffering, violence, death or danger: nobody plays with it. */
  readonly isGrave: boolean;
  /** 0 to 1: how much of the typed topic the packs account for. */
  readonly coverage: number;
  readonly skills: readonly MathSkill[];
  /** For an open topic: frames of inquiry that hold for any topic and claim nothing about this one. */
  readonly kit: BandMaterial;
  /** Where a part of the topic is meant: what speaks of it alone, `kit`, and the whole topic's; else only `kit`. */
  readonly kitsByNearness: readonly BandMaterial[];
  /** Frames of inquiry that hold for any topic, in this one's name: for what the kit lacks. */
  readonly frames: BandMaterial;
  /** The band the kit is written for, which is another than `band` where the topic has none for this grade. */
  readonly kitBand: GradeBand;
  readonly translations: Translations;
  /** Real codes that fit the topic, the grade and the chosen standards; [] where none is known for sure. */
  readonly codes: readonly string[];
  /** What the teacher's note asks for. */
  readonly wishes: Wishes;
  readonly lens: FrameworkLens | undefined;
  /** How to open the work to students who are learning English, where the teacher mentions them. */
  readonly multilingualMove: string | undefined;
  /** How to open the work to students with a plan or a need for support, where the teacher mentions them. */
  readonly supportMove: string | undefined;
}

/** The band's own material, or that of the nearest band the pack serves. */
function materialFor(pack: TopicPack, band: GradeBand): { band: GradeBand; material: BandMaterial } | undefined {
  const wanted = GRADE_BANDS.indexOf(band);
  const served = GRADE_BANDS.filter((candidate) => pack.bands[candidate] !== undefined).sort(
    (one, other) => Math.abs(GRADE_BANDS.indexOf(one) - wanted) - Math.abs(GRADE_BANDS.indexOf(other) - wanted),
  );
  const nearest = served[0];
  const material = nearest && pack.bands[nearest];
  return material ? { band: nearest, material } : undefined;
}

interface Knowledge {
  readonly source: Materials['source'];
  readonly packs: readonly TopicPack[];
  readonly coverage: number;
  readonly skills: readonly MathSkill[];
  readonly kit: BandMaterial | undefined;
  readonly kitsByNearness: readonly BandMaterial[];
  readonly kitBand: GradeBand;
  /** What the topics are called inside a sentence. */
  readonly names: readonly string[];
  /** It belongs to an authored name: what is made of it may be kept. */
  readonly isKept?: boolean;
}

const rememberedFrames = onceFor(({ names, kitBand }: Knowledge) => openKit(names.join(' and '), kitBand));

/** What is known of a topic, at hand: the packs opened. */
export interface Understanding {
  readonly reading: TopicReading | undefined;
  readonly set: TeachingSet | undefined;
  readonly packs: readonly TopicPack[];
  readonly coverage: number;
  readonly skills: readonly MathSkill[];
}

/** Whether a problem keeps to the numbers that the teacher asks for and to what is not to be left out; undefined where nothing is said. */
function suitedBy(wishes: Wishes): IsMeant | undefined {
  return keepsOut(wishes)
    ? ({ text, bare, expression, answer }) =>
        withoutUnwanted([`${text} ; ${bare} ; ${answer.text}`], wishes).length > 0 &&
        limitsBroken(`${text} ; ${answer.text}`, wishes.numbers, expression).length === 0
    : undefined;
}

function knowledgeFromSkills(request: MaterialsRequest, skills: readonly MathSkill[], wishes: Wishes, random: Random): Knowledge {
  const kit = kitFromSkills(skills, {
    grade: request.grade,
    difficulty: request.difficulty ?? 'intermediate',
    random,
    isMeant: partMeant(request.topic),
    operation: operationMeant(request.topic),
    scene: sceneNamedIn(wishes.settings.join('. '), Math.max(0, request.grade)),
    names: wishes.names,
    suits: suitedBy(wishes),
  });
  const names = skills.map(({ inText }) => inText);
  return { source: 'skills', packs: [], coverage: 1, skills, kit, kitsByNearness: [kit], kitBand: bandOf(request.grade), names };
}

/** By authored name and band, for as long as a pack is open: what else is worked out of a kit can then be kept with it. */
const rememberedOf = onceFor((_pack: TopicPack) => new Map<string, Knowledge>());

function knowledgeFromPacks({ topic, grade }: MaterialsRequest, understanding: Understanding, focus: readonly string[]): Knowledge {
  const { packs, coverage } = understanding;
  const lesson = lessonFocus(understanding).join(' ');
  const [first] = packs;
  const name = focus.length === 0 ? authoredName(topic) : undefined;
  if (!first || name === undefined) return knowledgeOfTopic([[topic, ...focus].join(' '), lesson], topic, grade, packs, coverage);
  const known = rememberedOf(first);
  const key = [bandOf(grade), name, ...packs.slice(1).map(({ id }) => id)].join(' ');
  let knowledge = known.get(key);
  if (!knowledge) known.set(key, (knowledge = { ...knowledgeOfTopic([topic, lesson], topic, grade, packs, coverage), isKept: true }));
  return knowledge;
}

/** By the first of the texts that names a part. */
function firstFocus(whole: BandMaterial, meant: readonly string[], pack: TopicPack): ReturnType<typeof focusKit> {
  for (const text of meant) {
    const focused = text === '' ? undefined : focusKit(whole, text, pack);
    if (focused) return focused;
  }
  return undefined;
}

/** @param meant what to look at most: the topic and the teacher's wishes; where these name no part, the words of the lesson-sized topic */
function knowledgeOfTopic(
  meant: readonly string[],
  topic: string,
  grade: number,
  packs: readonly TopicPack[],
  coverage: number,
): Knowledge {
  const band = bandOf(grade);
  const [first, second] = packs.map((pack) => materialFor(pack, band)).filter((found) => found !== undefined);
  if (!first) return { source: 'open', packs: [], coverage: 0, skills: [], kit: undefined, kitsByNearness: [], kitBand: band, names: [] };
  const whole = second ? mergeKits(first.material, second.material) : first.material;
  const focused = second || !packs[0] ? undefined : firstFocus(whole, meant, packs[0]);
  const kitsByNearness = focused ? [focused.core, focused.kit, whole] : [whole];
  const isCovered = coverage < 1 && packs.length === 1 && speaksOfAll(whole, topic, packs[0]?.title ?? '');
  return {
    source: 'pack',
    packs,
    coverage: isCovered ? 1 : coverage,
    skills: [],
    kit: focused?.kit ?? whole,
    kitsByNearness,
    kitBand: first.band,
    names: packs.map((pack) => calledByTeacher(topic, pack) ?? pack.inText),
  };
}

/** Gathers what is known for a form. Never fails: an unknown topic gives an open kit. */
export async function gatherMaterials(request: MaterialsRequest, random: Random): Promise<Materials> {
  const { cards, ...understood } = request.isTheme === true ? UNKNOWN_TOPIC : understandTopic(request.topic, request.grade);
  const [set, ...packs] = await Promise.all([setFor(understood.reading, request.grade), ...cards.map(({ id }) => openPack(id))]);
  return materialsFrom(request, { ...understood, set: set && narrowedSet(set, request.topic), packs }, random);
}

/** A set can be taught a grade earlier or later than it is written for. */
const GRADES_AWAY = 1;

async function setFor(reading: TopicReading | undefined, grade: number): Promise<TeachingSet | undefined> {
  const lesson = reading?.lesson;
  if (!lesson || !hasSet(lesson.id)) return undefined;
  const set = await openSet(lesson.id);
  const [first, last] = set.card.grades;
  return grade >= first - GRADES_AWAY && grade <= last + GRADES_AWAY ? set : undefined;
}

/** The words of the lesson-sized topic, where it is narrower than the pack that it is drafted from. */
function lessonFocus({ reading, packs: [pack] }: Understanding): string[] {
  const lesson = reading?.lesson;
  if (!lesson || !pack || reading.families[0] !== pack.id || pack.title === lesson.title || namesWhole(reading.spelled, pack)) return [];
  return [lesson.title, ...lesson.words];
}

const MOST_NAMED = 2;

export function materialsFrom(request: MaterialsRequest, understanding: Understanding, random: Random): Materials {
  const wishes = readWishes(request.additionalContext ?? '', request.grade);
  const knowledge =
    understanding.skills.length > 0
      ? knowledgeFromSkills(request, understanding.skills, wishes, random)
      : knowledgeFromPacks(request, understanding, [...wishes.focus, ...wishes.words]);
  const { packs, skills, kitBand, names } = knowledge;
  const { set } = understanding;
  const sources = set
    ? [{ standards: set.card.standards.map(({ code, grades = set.card.grades }) => ({ code: normalizeCode(code), grades })) }]
    : [...packs, ...skills];
  // A whole area of mathematics goes by the name that was typed.
  const topic = set
    ? { title: set.card.title, inText: set.card.inText }
    : nameTopic(understanding.reading?.spelled ?? request.topic, names.length > MOST_NAMED ? [] : names);
  const frames = knowledge.isKept && canJoin(names) ? rememberedFrames(knowledge) : openKit(topic.inText, kitBand);
  const kit = knowledge.kit ?? frames;
  const subject = set?.card.subject ?? packs[0]?.subject ?? (skills.length > 0 ? 'mathematics' : undefined);
  const lens = frameworkLens(request.framework ?? '', subject, bandOf(request.grade));
  const grave = isGrave(request.topic);
  const ofWishes = new Map<BandMaterial, BandMaterial>();
  // The same kit stands in several places: it stays the same one.
  const wished = (one: BandMaterial): BandMaterial => {
    const known = ofWishes.get(one) ?? kitWithout(one, wishes);
    ofWishes.set(one, known);
    return known;
  };
  return {
    reading: understanding.reading,
    set,
    source: knowledge.source,
    packs,
    coverage: knowledge.coverage,
    skills,
    topic,
    kit: wished(kit),
    kitsByNearness: (knowledge.kit ? knowledge.kitsByNearness : [kit]).map(wished),
    frames: wished(frames),
    kitBand,
    grade: request.grade,
    band: bandOf(request.grade),
    isGrave: grave,
    isSensitive: grave || set?.card.sensitive === true || packs.some(({ sensitive = false }) => sensitive),
    subject,
    translations: translationsOf(knowledge),
    codes: codesOf(sources, request, subject),
    wishes,
    lens: lens && lensOn(lens, nameInFrames(topic.inText)),
    multilingualMove: wishes.students.multilingual ? MULTILINGUAL_MOVE : undefined,
    supportMove: wishes.students.plan || wishes.students.autism ? SUPPORT_MOVE : undefined,
  };
}

function translationsOf({ source, packs }: Knowledge): Translations {
  if (source === 'open') return OPEN_TRANSLATIONS;
  if (source === 'skills') return MATH_TRANSLATIONS;
  const [only, ...others] = packs;
  if (only && others.length === 0) return only.translations;
  return Object.assign({}, ...packs.map(({ translations }) => translations)) as Translations;
}
