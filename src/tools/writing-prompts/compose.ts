import { GRADE_BANDS } from '../../composer/grade-band.ts';
import type { Materials } from '../../composer/materials.ts';
import { openWriting } from '../../composer/open/open-kit.ts';
import { needsPassage } from '../../composer/passages.ts';
import type { Random } from '../../composer/random.ts';
import type { WritingSeed } from '../../composer/topics/topic-pack.ts';
import { type Trigrams, areAlike, trigramsOf } from '../../text/similarity.ts';
import type { FormOf } from '../catalogue.ts';
import { partsWished, withoutUnwanted } from '../../composer/wished-items.ts';
import { fewerThanAsked } from '../parts/fewer-than-asked.ts';
import { meansOneOf, notesOnWishes, without } from '../parts/follow-wishes.ts';
import { withWriting } from './writing-standards.ts';
import { MOST_ALIKE, promptsFromQuestions, promptsOfFamily } from './prompts-from-questions.ts';
import type { WritingPromptsDocument } from './document.ts';
import { askedOfWriting } from './asked-of-writing.ts';
import { successCriteria, writingTime } from './genre-criteria.ts';
import { graveSeeds } from './grave-seeds.ts';
import { isIssue, issueSeeds } from './issue-seeds.ts';
import { minutesFor, wordsToInclude, writingPromptsFromSet } from './writing-prompts-from-set.ts';
import { seedsFromKit } from './seeds-from-kit.ts';

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

/** What the note asks of a page of prompts, and what of it was followed. */
function notesOn(
  draft: Omit<WritingPromptsDocument, 'teacherNotes'>,
  { numberOfPrompts, additionalContext }: FormOf<'writing-prompts'>,
  all: Materials,
): string[] {
  const asked = askedOfWriting(additionalContext);
  const materials = without(all, meansOneOf([asked.length ?? '', asked.length === 'half a page' ? '1/2 page' : '', ...asked.include]));
  const { wishes, set, lens } = materials;
  const { prompts } = draft;
  const [first] = prompts;
  const followed = [
    ...(wishes.minutes !== undefined && first?.minutes === wishes.minutes ? ['minutes'] : []),
    ...(wishes.counts.prompt === prompts.length ? ['counts:prompt'] : []),
    ...((set && partsWished(set, wishes)?.followed) ?? []),
    ...(wishes.written === 0 ? [] : ['written']),
    ...(prompts.length < 3 ? ['onePage'] : []),
    ...(prompts.every(({ starter }) => starter !== '') ? ['starters'] : []),
    // There is nothing to have a key for.
    'answerKey',
    'means:no devices',
    'means:no lab',
  ];
  return [
    ...(prompts.length < numberOfPrompts ? [fewerThanAsked(prompts.length, numberOfPrompts, 'prompts')] : []),
    ...notesOnWishes(materials, { whole: draft, items: prompts, isOneEnough: true }, followed),
    ...(lens && !set ? [`Add to any prompt: ${lens.studentTask}`] : []),
  ];
}

export function composeWritingPrompts(form: FormOf<'writing-prompts'>, materials: Materials, random: Random): WritingPromptsDocument {
  const { wishes } = materials;
  const time = writingTime(materials.grade);
  const asked = askedOfWriting(form.additionalContext);
  const ofSet = materials.set && writingPromptsFromSet(form, materials, materials.set, random, asked);
  if (ofSet) {
    const own = [...ofSet.prompts, ...promptsFromQuestions(form, materials, materials.set, ofSet.prompts.length, random)];
    const draft = { ...ofSet, prompts: [...own, ...promptsOfFamily(form, materials, own, random)] };
    return { ...draft, teacherNotes: notesOn(draft, form, materials) };
  }
  const prompts = choosePrompts(withoutUnwanted(candidates(form, materials, random), wishes), form.numberOfPrompts);
  const draft = {
    title: materials.topic.title,
    standards: withWriting(form, materials),
    prompts: prompts.map(({ prompt, audience, plan }) => ({
      title: '',
      include: [...asked.include, ...wordsToInclude(wishes)].slice(0, 4),
      starter: '',
      prompt,
      audience,
      length: asked.length ?? time.length,
      minutes: minutesFor(wishes, time.minutes),
      plan: [...plan],
    })),
    toolbox: [],
    success: successCriteria(form.genre, materials.kitBand, random),
  };
  return {
    ...draft,
    teacherNotes: [
      ...(materials.lens ? [`${materials.lens.code}: ${materials.lens.teacherMove}`] : []),
      ...notesOn(draft, form, materials),
    ],
  };
}

const MOST_PROMPTS = 10;

/** What can stand in for a prompt: the set's own first, then those of its wider topic. */
export function sparePrompts(form: FormOf<'writing-prompts'>, materials: Materials, random: Random): WritingPromptsDocument['prompts'] {
  const many = { ...form, numberOfPrompts: MOST_PROMPTS };
  return [materials, { ...materials, set: undefined }].flatMap((from) => composeWritingPrompts(many, from, random).prompts);
}
