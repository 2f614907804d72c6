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

export function noticesFor({ engine, materials, content, findings, typed, hasTopic }: NoticeSources): string[] {
  const { topic, source, packs, coverage, kitBand, band } = materials;
  const notices: string[] = [];
  if (engine === 'composer' && hasTopic && source === 'open') {
    notices.push(
      `The built-in composer has no topic pack for “${topic.title}.” This draft uses frames that work for any topic and states no facts about it. Add your own content where it matters.`,
    );
  } else if (engine === 'composer' && source === 'pack' && kitBand !== band) {
    notices.push(`The material for this topic is written for grades ${kitBand}. Adjust the language for your students.`);
  }
  if (engine === 'composer' && hasTopic && source === 'pack' && coverage <= HALF_COVERED) {
    const titles = packs.map(({ title }) => `“${title}”`).join(' and ');
    notices.push(`Drafted from what the built-in composer knows of ${titles}. It may not fit all of “${topic.title}.”`);
  }
  if (engine === 'composer' && hasTopic && source === 'pack' && coverage > HALF_COVERED && isOfPartOnly(materials)) {
    const titles = packs.map(({ title }) => `“${title}”`).join(' and ');
    notices.push(`Drafted from a wider topic, ${titles}. Not every item is on “${topic.title}”: look through them before use.`);
  }
  const far = engine === 'composer' && source === 'skills' ? gradesOf(materials) : undefined;
  if (far) notices.push(`The mathematics that goes by this name is taught in ${far}. Check that it suits your class.`);
  if (engine === 'composer' && materials.isGrave && kitBand === 'K-2') {
    notices.push('This topic is mostly taught in older grades. Read every word before you use the draft with young children.');
  }
  const ours = blanksIn(content).filter((blank) => !typed.includes(`[${blank}`));
  if (ours.length > 0) notices.push(`Fill in before use: ${ours.join('; ')}.`);
  for (const { message } of findings.filter(({ verdict }) => verdict === 'failure')) notices.push(`Check this: ${message}`);
  return notices;
}

/** The notices as a quotation above the draft; '' without any. */
export function renderNotices(notices: readonly string[]): string {
  return notices.map((notice) => `> ${plain(notice)}`).join('\n>\n');
}
