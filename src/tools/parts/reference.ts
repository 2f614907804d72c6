import type { Materials } from '../../composer/materials.ts';

export interface ReferenceShare {
  readonly facts?: number;
  readonly terms?: number;
  readonly misconceptions?: number;
  readonly questions?: number;
  readonly activities?: number;
  readonly cultural?: number;
}

/** Vetted knowledge of the topic for a model's prompt; [] where no pack or skill covers it. */
export function reference({ source, kit, codes }: Materials, share: ReferenceShare): string[] {
  if (source === 'open') return [];
  const { facts = 0, terms = 0, misconceptions = 0, questions = 0, activities = 0, cultural = 0 } = share;
  return [
    `Big idea: ${kit.bigIdea}`,
    ...(codes.length > 0 ? [`Standards codes that fit (cite no others): ${codes.join(', ')}`] : []),
    ...kit.facts.slice(0, facts).map(({ question, answer }) => `Fact: ${question} ${answer}.`),
    ...kit.terms.slice(0, terms).map(({ term, definition }) => `Term: ${term}: ${definition}`),
    ...kit.misconceptions.slice(0, misconceptions).map(({ belief, truth }) => `Misconception: ${belief} Truth: ${truth}`),
    ...kit.questions.slice(0, questions).map(({ question }) => `Question: ${question}`),
    ...kit.activities.slice(0, activities).map(({ title, lookFor }) => `Activity: ${title}. Look for: ${lookFor}`),
    ...kit.cultural.slice(0, cultural).map(({ title, background }) => `Cultural link: ${title}. ${background}`),
  ];
}
