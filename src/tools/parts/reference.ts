import type { Materials } from '../../composer/materials.ts';
import type { WritingSeed } from '../../composer/topics/topic-pack.ts';

/** How many of each kind of knowledge a tool's prompt takes along. */
export interface ReferenceShare {
  readonly objectives?: number;
  readonly facts?: number;
  readonly terms?: number;
  readonly misconceptions?: number;
  readonly questions?: number;
  readonly activities?: number;
  readonly recalls?: number;
  readonly cultural?: number;
  readonly connections?: number;
  readonly hardestCase?: true;
  readonly genre?: WritingSeed['genre'];
}

/** Vetted knowledge of the topic for a model's prompt; [] where no pack or skill covers it. */
export function reference({ source, kit, skills }: Materials, share: ReferenceShare): string[] {
  if (source === 'open') return [];
  const { genre } = share;
  return [
    `Big idea: ${kit.bigIdea}`,
    ...skills.map(({ title, objective, hint }) => `Skill: ${title}. Students can ${objective}. Hint: ${hint}`),
    ...kit.objectives.slice(0, share.objectives ?? 0).map((objective) => `Objective: Students can ${objective}`),
    ...kit.facts.slice(0, share.facts ?? 0).map(({ question, answer, distractors }) => {
      const slips = distractors.slice(0, 3).map(({ text, error }) => `“${text}” (${error})`);
      return `Fact: ${question} ${answer}. Wrong answers students give: ${slips.join('; ')}.`;
    }),
    ...kit.terms
      .slice(0, share.terms ?? 0)
      .map(({ term, definition, contrast }) => `Term: ${term}: ${definition} Not to be mixed up: ${contrast}`),
    ...kit.misconceptions
      .slice(0, share.misconceptions ?? 0)
      .map(({ belief, why, truth, teacherMove }) => `Misconception: ${belief} Why: ${why} Truth: ${truth} Teacher’s move: ${teacherMove}`),
    ...kit.questions
      .slice(0, share.questions ?? 0)
      .map(({ question, lookFors }) => `Question: ${question} Look for: ${lookFors.join('; ')}`),
    ...kit.activities
      .slice(0, share.activities ?? 0)
      .map(
        ({ title, purpose, minutes, grouping, steps, materials, lookFor }) =>
          `Activity (${purpose}, ${minutes.join('–')} minutes, ${grouping}): ${title}. ${steps.join(' ')} Materials: ${materials.join(', ')}. Look for: ${lookFor}`,
      ),
    ...kit.recalls
      .slice(0, share.recalls ?? 0)
      .map(({ prompt, answer, likelyError }) => `Earlier learning: ${prompt} Answer: ${answer} Likely error: ${likelyError}`),
    ...kit.connections.slice(0, share.connections ?? 0).map((connection) => `Link: ${connection}`),
    ...kit.cultural
      .slice(0, share.cultural ?? 0)
      .map(({ aspect, title, background, checkFirst }) => `Cultural link (${aspect}): ${title}. ${background} Check first: ${checkFirst}`),
    ...(share.hardestCase
      ? [`Hardest case: ${kit.hardestCase.prompt} Full answer: ${kit.hardestCase.answer} Half understood: ${kit.hardestCase.partial}`]
      : []),
    ...(genre === undefined
      ? []
      : kit.writing.filter((seed) => seed.genre === genre).map(({ prompt, audience }) => `Writing seed: ${prompt} Reader: ${audience}`)),
  ];
}
