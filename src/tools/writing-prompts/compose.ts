import { GRADE_BANDS } from '../../composer/grade-band.ts';
import type { Materials } from '../../composer/materials.ts';
import { openWriting } from '../../composer/open/open-kit.ts';
import { needsPassage } from '../../composer/passages.ts';
import type { Random } from '../../composer/random.ts';
import type { WritingSeed } from '../../composer/topics/topic-pack.ts';
import { type Trigrams, areAlike, trigramsOf } from '../../text/similarity.ts';
import type { FormOf } from '../catalogue.ts';
import { fewerThanAsked } from '../parts/fewer-than-asked.ts';
import { teacherNotes } from '../parts/teacher-notes.ts';
import type { WritingPromptsDocument } from './document.ts';
import { successCriteria, writingTime } from './genre-criteria.ts';
import { graveSeeds } from './grave-seeds.ts';
import { isIssue, issueSeeds } from './issue-seeds.ts';
import { writingPromptsFromSet } from './writing-prompts-from-set.ts';
import { seedsFromKit } from './seeds-from-kit.ts';

/** quality bar: two prompts of one set share at most a quarter of their word trigrams. */
const MOST_ALIKE = 0.25;

/**
 * Half of the topic's own seeds, so that a second set has others to offer; then tasks made of the topic's
 * material, in high school also the seeds of middle school; then the other own seeds and frames that fit any topic.
 */
function candidates(form: FormOf<'writing-prompts'>, materials: Materials, random: Random): WritingSeed[] {
  const { kit, kitBand, packs, topic, source } = materials;
  const ofGenre = (seeds: readonly WritingSeed[]): WritingSeed[] => random.shuffle(seeds.filter(({ genre }) => genre === form.genre));
  const upTo = GRADE_BANDS.slice(0, GRADE_BANDS.indexOf(kitBand) + 1).reverse();
  const [ofBand = [], ofNext = [], ...rest] = upTo.map((band) => openWriting(topic.inText, band, form.genre));
  const frames = [...ofGenre([...ofBand, ...ofNext]), ...rest.flatMap((seeds) => random.shuffle(seeds))];
  if (form.genre === 'Persuasive' && isIssue(form.topic)) return [...random.shuffle(issueSeeds(form.topic)), ...frames];
  if (source === 'open') return materials.isGrave ? [...random.shuffle(graveSeeds(topic.inText, form.genre)), ...frames] : frames;
  const own = ofGenre(kit.writing.filter(({ prompt }) => !needsPassage(kit, undefined, prompt)));
  const half = Math.min(Math.ceil(form.numberOfPrompts / 2), random.pick([Math.floor, Math.ceil])(own.length / 2));
  // A high school class may well write what a middle school class writes; a seventh grade is past a talking carrot.
  const ofYounger = kitBand === '9-12' ? packs.flatMap(({ bands }) => ofGenre(bands['6-8']?.writing ?? [])) : [];
  if (materials.isGrave) return [...own, ...random.shuffle(graveSeeds(topic.inText, form.genre)), ...frames];
  const made = seedsFromKit(materials, form.genre, random);
  // Where little can be made of the topic, frames stand beside its own seeds, so that not every set is the same.
  const further = made.length < FEW ? [...made, ...own.slice(half), ...frames.slice(0, FEW)] : [...made, ...ofYounger];
  return [...own.slice(0, half), ...random.shuffle(further), ...own.slice(half), ...frames];
}

const FEW = 5;

/** Where a set has fewer of the genre than are asked for: its family's own, never a frame. */
function furtherPrompts(
  chosen: WritingPromptsDocument['prompts'],
  { genre, numberOfPrompts }: FormOf<'writing-prompts'>,
  { source, kit, grade, wishes }: Materials,
  random: Random,
): WritingPromptsDocument['prompts'] {
  if (source !== 'pack') return [];
  const time = writingTime(grade);
  const told = chosen.map(({ prompt }) => trigramsOf(prompt));
  return random
    .shuffle(kit.writing.filter((seed) => seed.genre === genre && !needsPassage(kit, undefined, seed.prompt)))
    .filter(({ prompt }) => told.every((other) => !areAlike(other, trigramsOf(prompt), MOST_ALIKE)))
    .slice(0, numberOfPrompts - chosen.length)
    .map(({ prompt, audience, plan }) => ({
      title: '',
      prompt,
      audience,
      length: time.length,
      minutes: wishes.minutes ?? time.minutes,
      include: [],
      starter: '',
      plan: [...plan],
    }));
}

function choosePrompts(seeds: readonly WritingSeed[], count: number): WritingSeed[] {
  const chosen: WritingSeed[] = [];
  const taken: Trigrams[] = [];
  for (const seed of seeds) {
    if (chosen.length === count) break;
    if (chosen.includes(seed)) continue;
    const trigrams = trigramsOf(seed.prompt);
    if (taken.some((other) => areAlike(other, trigrams, MOST_ALIKE))) continue;
    chosen.push(seed);
    taken.push(trigrams);
  }
  return chosen;
}

export function composeWritingPrompts(form: FormOf<'writing-prompts'>, materials: Materials, random: Random): WritingPromptsDocument {
  const time = writingTime(materials.grade);
  const ofSet = materials.set && writingPromptsFromSet(form, materials, materials.set, random);
  if (ofSet) {
    const all = [...ofSet.prompts, ...furtherPrompts(ofSet.prompts, form, materials, random)];
    const fewer = all.length < form.numberOfPrompts ? [fewerThanAsked(all.length, form.numberOfPrompts, 'prompts')] : [];
    return { ...ofSet, prompts: all, teacherNotes: [...fewer, ...ofSet.teacherNotes] };
  }
  const prompts = choosePrompts(candidates(form, materials, random), form.numberOfPrompts);
  return {
    title: materials.topic.title,
    standards: [...materials.codes],
    prompts: prompts.map(({ prompt, audience, plan }) => ({
      title: '',
      include: [],
      starter: '',
      prompt,
      audience,
      length: time.length,
      minutes: materials.wishes.minutes ?? time.minutes,
      plan: [...plan],
    })),
    toolbox: [],
    success: successCriteria(form.genre, materials.kitBand, random),
    teacherNotes: [
      ...teacherNotes(materials, ['minutes', 'means:no devices']),
      ...(materials.lens ? [`Add to any prompt: ${materials.lens.studentTask}`] : []),
    ],
  };
}
