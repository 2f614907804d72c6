/**
 * The kit for a topic that no pack covers. It says nothing about the topic itself: it holds frames of inquiry
 * (asking, observing, comparing, checking, explaining) that are true of learning about anything.
 */
import type { GradeBand } from '../grade-band.ts';
import { lazyKit } from '../lazy-kit.ts';
import { onceFor } from '../once-for.ts';
import type { BandMaterial, WritingSeed } from '../topics/topic-pack.ts';
import { openGrades35 } from './open-grades-3-5.ts';
import { openGrades68 } from './open-grades-6-8.ts';
import { openGrades912 } from './open-grades-9-12.ts';
import { openGradesK2 } from './open-grades-k-2.ts';

export { OPEN_TRANSLATIONS } from './open-translations.ts';

const FRAMES: Readonly<Record<GradeBand, BandMaterial>> = {
  'K-2': openGradesK2,
  '3-5': openGrades35,
  '6-8': openGrades68,
  '9-12': openGrades912,
};

/** An objective or a question can't stand where a noun phrase can; in quotation marks it can. */
const NEEDS_QUOTES =
  /[.?!:;]|^(?:am|are|can|could|did|does?|has|have|had|is|should|was|were|will|would|analy[sz]e|apply|argue|build|calculate|can|classify|compare|compute|count|create|define|demonstrate|describe|design|determine|develop|discuss|distinguish|do|does|draw|evaluate|examine|explain|explore|find|graph|how|i can|identify|infer|interpret|investigate|is|justify|know|learn|list|make|measure|model|name|predict|prove|read|recall|recogni[sz]e|represent|retell|show|solve|state|students? (?:can|will)|summari[sz]e|swbat|tell|trace|understand|use|what|when|where|which|who|why|write)\s/iu;

/** The topic as it stands inside the frames' sentences. */
export function nameInFrames(inText: string): string {
  // 'My favorite place' is the reader's, not the composer's.
  const name = inText.replaceAll(/\s+/gu, ' ').trim().replace(/\.+$/u, '').replace(/^my\b/iu, 'your');
  const marked = /^[“"‘'«].*[”"’'»]$/u.test(name);
  return NEEDS_QUOTES.test(name) && !marked ? `“${name.replaceAll(/["“”]/gu, '')}”` : name;
}

/** A full stop or comma stands inside the quotation marks, as in American print. */
function inPlace(name: string, mark: string): string {
  return name.endsWith('”') ? `${name.slice(0, -1)}${mark}”` : name + mark;
}

const MARK = '{topic}';

const holdsMark = (value: unknown): boolean =>
  typeof value === 'string' ? value.includes(MARK) : typeof value === 'object' && value !== null && namesTopic(value);
/** Most frames name it. What does not is used as it was written: what is worked out of it stays with it. */
const namesTopic = onceFor((frame: object): boolean => Object.values(frame).some(holdsMark));

function fill<T>(value: T, topic: string): T {
  if (!holdsMark(value)) return value;
  // A replacer function: a topic such as '$& pay' must not act as a replacement pattern.
  if (typeof value === 'string') {
    if (!topic.endsWith('”')) return value.replaceAll(MARK, () => topic) as T;
    return value.replaceAll(/\{topic\}([.,]?)/gu, (_, mark: string) => inPlace(topic, mark)) as T;
  }
  if (Array.isArray(value)) return value.map((part: unknown) => fill(part, topic)) as T;
  const filled: Record<string, unknown> = {};
  for (const [key, part] of Object.entries(value as object)) filled[key] = fill(part as unknown, topic);
  return filled as T;
}

/**
 * Frames of inquiry for this band, with the topic named in them.
 * @param topic as it stands inside a sentence
 */
export function openKit(topic: string, band: GradeBand): BandMaterial {
  const name = nameInFrames(topic);
  const frames = FRAMES[band];
  return lazyKit((section) => fill(frames[section], name));
}

/** The frames of one genre: a band has some thirty in all. */
export function openWriting(topic: string, band: GradeBand, genre: WritingSeed['genre']): readonly WritingSeed[] {
  const name = nameInFrames(topic);
  return FRAMES[band].writing.filter((seed) => seed.genre === genre).map((seed) => fill(seed, name));
}
