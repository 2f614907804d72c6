/** What the index of topics is built from: everything authored, each lesson-sized topic, pack and skill as one document. */
import { MATH_SKILLS } from '../math/math-skills.ts';
import type { BandMaterial, TopicPack } from '../topics/topic-pack.ts';
import { TOPIC_CARDS, openPack } from '../topics/topic-packs.ts';
import { GRADE_BANDS, type GradeBand } from '../grade-band.ts';
import { SET_CARDS } from '../sets/teaching-sets.ts';
import { LESSON_TOPICS, type LessonTopic } from './lesson-topics.ts';
import type { TopicDocument } from './topic-index.ts';

const GRADES_OF: Readonly<Record<GradeBand, readonly [number, number]>> = { 'K-2': [-1, 2], '3-5': [3, 5], '6-8': [6, 8], '9-12': [9, 12] };

const listed = (parts: readonly string[]): string => parts.join(' ; ');

const CARD_OF = new Map(SET_CARDS.map((card) => [card.id, card]));

function ofLesson({ id, title, also, words, codes, units = [], grades, families }: LessonTopic): TopicDocument {
  const card = CARD_OF.get(id);
  return {
    id: `lesson ${id}`,
    title,
    also: listed([...also, ...(card ? [card.title, ...card.aliases] : [])]),
    words: listed([...words, ...(card?.ideas.map(({ name }) => name) ?? [])]),
    codes: [...codes, ...units].join(' '),
    body: card ? listed([card.objective, card.iCan, card.bigIdea]) : '',
    grades,
    families,
  };
}

function bodyOf({ bigIdea, objectives, facts, terms }: BandMaterial): string {
  return listed([
    bigIdea,
    ...objectives,
    ...facts.flatMap(({ question, answer }) => [question, answer]),
    ...terms.map(({ definition }) => definition),
  ]);
}

function ofPack({ id, title, aliases, standards, bands }: TopicPack): TopicDocument {
  const served = GRADE_BANDS.filter((band) => bands[band] !== undefined);
  const materials = Object.values(bands);
  const spans = served.map((band) => GRADES_OF[band]);
  return {
    id: `pack ${id}`,
    title,
    also: listed(aliases),
    words: listed(materials.flatMap(({ terms }) => terms.map(({ term }) => term))),
    codes: standards.map(({ code }) => code).join(' '),
    body: listed(materials.map(bodyOf)),
    grades: [Math.min(...spans.map(([first]) => first)), Math.max(...spans.map(([, last]) => last))],
    families: [id],
  };
}

/** Codes of mathematics as teachers write them: '4.NF.B.3'. */
const shortCode = (code: string): string => code.replace('CCSS.MATH.CONTENT.', '').replace('CCSS.ELA-LITERACY.', '');

export async function topicDocuments(): Promise<TopicDocument[]> {
  const packs = await Promise.all(TOPIC_CARDS.map(({ id }) => openPack(id)));
  const skills = MATH_SKILLS.map(({ id, title, aliases, standards, objective, bigIdea, grades }) => ({
    id: `skill ${id}`,
    title,
    also: listed(aliases),
    words: '',
    codes: standards.map(({ code }) => code).join(' '),
    body: listed([objective, bigIdea]),
    grades,
    families: [id],
  }));
  return [...LESSON_TOPICS.map(ofLesson), ...packs.map(ofPack), ...skills].map((document) => ({
    ...document,
    codes: document.codes.split(' ').map(shortCode).join(' '),
  }));
}
