/** Lines above a draft that a teacher must see before using it. */
import type { Materials } from '../composer/materials.ts';
import type { MathSkill } from '../composer/math/math-skill.ts';
import { namesWhole } from '../composer/focus-kit.ts';
import { plain } from '../text/markdown.ts';
import type { CheckResult } from '../tools/recipe.ts';

const BLANK = /^\[(?<what>[\p{Ll}][^\]\n]{2,60})\]/u;

/** With this much of the typed topic accounted for, or less, the teacher is told what the draft is about. */
const HALF_COVERED = 0.5;

export interface NoticeSources {
  readonly engine: string;
  readonly materials: Materials;
  /** The rendered content, for the blanks that it leaves to the teacher. */
  readonly content: string;
  readonly findings: readonly CheckResult[];
  /** What the teacher typed: brackets of hers are no blanks. */
  readonly typed: string;
  /** The form has a topic that the composer looks up. */
  readonly hasTopic: boolean;
}

/** With fewer facts on the part that was named, a draft is filled up from the rest of the topic. */
const FEW_FACTS = 5;

/** 'Judaism' of the world religions; not 'How the Nile shaped ancient Egypt', which names the whole topic. */
function isOfPartOnly({ kitsByNearness, packs, topic }: Materials): boolean {
  const [core] = kitsByNearness;
  if (kitsByNearness.length === 1 || !core || core.facts.length >= FEW_FACTS) return false;
  return !packs.some((pack) => namesWhole(topic.title, pack));
}

/** The grades of the nearest skill, where the class is in another; undefined where it fits. */
function gradesOf({ skills, grade }: Materials): string | undefined {
  const away = (skill: MathSkill): number => Math.max(skill.grades[0] - grade, grade - skill.grades[1], 0);
  const [nearest] = skills.toSorted((one, other) => away(one) - away(other));
  if (!nearest || away(nearest) <= 1) return undefined;
  const [first, last] = nearest.grades.map((each) => (each === 0 ? 'kindergarten' : `grade ${each}`));
  return first === last ? first : `${first} to ${last}`;
}

/** What a blank takes up, with the backslashes that keep Markdown from reading it. */
const LONGEST_BLANK = 130;

function blanksIn(content: string): string[] {
  const blanks = new Set<string>();
  for (let at = content.indexOf('['); at >= 0; at = content.indexOf('[', at + 1)) {
    const blank = BLANK.exec(content.slice(at, at + LONGEST_BLANK).replaceAll('\\', ''))?.groups?.['what'];
    if (blank !== undefined) blanks.add(blank);
  }
  return [...blanks];
}

/** 'The nearest topics it knows: …' */
function nearest({ reading }: Materials): string {
  const titles = reading?.nearest.map(({ title }) => `“${title}”`) ?? [];
  return titles.length === 0 ? '' : ` The nearest topics it knows: ${titles.join(', ')}.`;
}

/** How the topic was read, where a teacher must know before using the draft. */
function readingNotices({ reading }: Materials): string[] {
  if (!reading) return [];
  const { spelled, certainty, lesson, alternatives, course, typed } = reading;
  if (course.rest === '' && course.codes.length === 0) {
    return [`“${typed.trim()}” does not name a topic. Add what it is about, such as the book, the unit’s subject or the skill.`];
  }
  if (certainty === 'unsure' && lesson && alternatives.length > 0) {
    const others = alternatives.map(({ title }) => `“${title}”`).join(' or ');
    return [`“${spelled}” was read as “${lesson.title}.” If you mean ${others}, type that instead.`];
  }
  return [];
}

export function noticesFor({ engine, materials, content, findings, typed, hasTopic }: NoticeSources): string[] {
  const { topic, source, packs, coverage, kitBand, band, set } = materials;
  const notices: string[] = hasTopic ? readingNotices(materials) : [];
  if (set) {
    // Made for exactly this topic: nothing to warn of but its own findings.
  } else if (engine === 'composer' && hasTopic && source === 'open') {
    notices.push(
      `Homeroom’s library has nothing on “${topic.title}.” This is a skeleton to fill in; it states no facts about the topic.${nearest(materials)} A language model can draft any topic: the FAQ says how to connect one.`,
    );
  } else if (engine === 'composer' && source === 'pack' && kitBand !== band) {
    notices.push(`The material for this topic is written for grades ${kitBand}. Adjust the language for your students.`);
  }
  if (!set && engine === 'composer' && hasTopic && source === 'pack' && coverage <= HALF_COVERED) {
    const titles = packs.map(({ title }) => `“${title}”`).join(' and ');
    notices.push(`Drafted from what the built-in composer knows of ${titles}. It may not fit all of “${topic.title}.”`);
  }
  if (!set && engine === 'composer' && hasTopic && source === 'pack' && coverage > HALF_COVERED && isOfPartOnly(materials)) {
    const titles = packs.map(({ title }) => `“${title}”`).join(' and ');
    notices.push(`Drafted from a wider topic, ${titles}. Not every item is on “${topic.title}”: look through them before use.`);
  }
  const far = !set && engine === 'composer' && source === 'skills' ? gradesOf(materials) : undefined;
  if (far) notices.push(`The mathematics that goes by this name is taught in ${far}. Check that it suits your class.`);
  if (engine === 'composer' && materials.isGrave && band === 'K-2') {
    notices.push('This topic is mostly taught in older grades. Read every word before you use the draft with young children.');
  }
  // A skeleton is all blanks: that is said above.
  const ours = source === 'open' && !set ? [] : blanksIn(content).filter((blank) => !typed.includes(`[${blank}`));
  if (ours.length > 0) notices.push(`Fill in before use: ${ours.join('; ')}.`);
  for (const { message } of findings.filter(({ verdict }) => verdict === 'failure')) notices.push(`Check this: ${message}`);
  return notices;
}

/** The notices as a quotation above the draft; '' without any. */
export function renderNotices(notices: readonly string[]): string {
  return notices.map((notice) => `> ${plain(notice)}`).join('\n>\n');
}
