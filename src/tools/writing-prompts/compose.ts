import { GRADE_BANDS } from '../../composer/grade-band.ts';
import type { Materials } from '../../composer/materials.ts';
import { openKit } from '../../composer/open/open-kit.ts';
import type { Random } from '../../composer/random.ts';
import type { WritingSeed } from '../../composer/topics/topic-pack.ts';
import { type Trigrams, similarity, trigramsOf } from '../../text/similarity.ts';
import type { FormOf } from '../catalogue.ts';
import { teacherNotes } from '../parts/teacher-notes.ts';
import type { WritingPromptsDocument } from './document.ts';
import { successCriteria, writingTime } from './genre-criteria.ts';

/** quality bar: two prompts of one set share at most a quarter of their word trigrams. */
const MOST_ALIKE = 0.25;

/** The topic's own seeds first, then frames for this band, then frames of younger bands, whose language is easier. */
function candidates(form: FormOf<'writing-prompts'>, { kit, kitBand, topic, source }: Materials, random: Random): WritingSeed[] {
  const ofGenre = (seeds: readonly WritingSeed[]): WritingSeed[] => random.shuffle(seeds.filter(({ genre }) => genre === form.genre));
  const younger = GRADE_BANDS.slice(0, GRADE_BANDS.indexOf(kitBand) + 1).reverse();
  const frames = younger.flatMap((band) => ofGenre(openKit(topic, band).writing));
  return source === 'open' ? frames : [...ofGenre(kit.writing), ...frames];
}

function choosePrompts(seeds: readonly WritingSeed[], count: number): WritingSeed[] {
  const chosen: WritingSeed[] = [];
  const taken: Trigrams[] = [];
  for (const seed of seeds) {
    if (chosen.length === count) break;
    const trigrams = trigramsOf(seed.prompt);
    if (taken.some((other) => similarity(other, trigrams) > MOST_ALIKE)) continue;
    chosen.push(seed);
    taken.push(trigrams);
  }
  return chosen;
}

export function composeWritingPrompts(form: FormOf<'writing-prompts'>, materials: Materials, random: Random): WritingPromptsDocument {
  const time = writingTime(materials.grade);
  const prompts = choosePrompts(candidates(form, materials, random), form.numberOfPrompts);
  return {
    title: materials.topic.title,
    standards: [...materials.codes],
    prompts: prompts.map(({ prompt, audience, plan }) => ({
      prompt,
      audience,
      length: time.length,
      minutes: materials.notes.minutes ?? time.minutes,
      plan: [...plan],
    })),
    success: [...successCriteria(form.genre, materials.kitBand)],
    teacherNotes: [...teacherNotes(materials), ...(materials.lens ? [`Add to any prompt: ${materials.lens.studentTask}`] : [])],
  };
}
