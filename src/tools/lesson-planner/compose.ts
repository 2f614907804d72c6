import type { Materials } from '../../composer/materials.ts';
import { openKit } from '../../composer/open/open-kit.ts';
import type { Random } from '../../composer/random.ts';
import type { Misconception } from '../../composer/topics/topic-pack.ts';
import { asSentence } from '../../text/sentence.ts';
import type { FormOf } from '../catalogue.ts';
import { teacherNotes } from '../parts/teacher-notes.ts';
import { composePhases, stockOf } from './compose-phases.ts';
import { differentiationMoves } from './differentiation.ts';
import type { LessonPlanDocument } from './document.ts';
import { lessonModels } from './lesson-models.ts';

function threeMisconceptions(materials: Materials, random: Random): Misconception[] {
  const own = random.sample(materials.kit.misconceptions, 4);
  const general = materials.source === 'open' ? [] : random.shuffle(openKit(materials.topic, materials.kitBand).misconceptions);
  return [...own, ...general].slice(0, Math.max(3, own.length));
}

/** What shows in talk and work that the lesson lands: from the activities used and from strong answers. */
function lookFors({ kit }: Materials, random: Random): string[] {
  const fromQuestions = random.sample(kit.questions, 3).map(({ lookFors: [sign = ''] }) => sign);
  const fromActivities = random.sample(kit.activities, 2).map(({ lookFor }) => lookFor);
  return [...new Set([...fromActivities, ...fromQuestions])].filter(Boolean);
}

export function composeLessonPlan(form: FormOf<'lesson-planner'>, materials: Materials, random: Random): LessonPlanDocument {
  const { kit, topic } = materials;
  const model = random.pick(lessonModels(materials.subject));
  const phases = composePhases(model, Number(form.duration), stockOf(materials, random));
  return {
    title: topic.title,
    model: model.name,
    standards: [...materials.codes],
    bigIdea: kit.bigIdea,
    objectives: random.sample(kit.objectives, 3),
    priorKnowledge: random.sample(kit.recalls, 2).map(({ prompt, answer }) => `${prompt} (${asSentence(answer)})`),
    vocabulary: random.sample(kit.terms.slice(0, 8), 5).map(({ term, definition }) => ({ term, meaning: definition })),
    materials: [...new Set(phases.flatMap((phase) => phase.materials))],
    phases,
    misconceptions: threeMisconceptions(materials, random).map(({ belief, why, teacherMove }) => ({ belief, why, teacherMove })),
    lookFors: lookFors(materials, random).map((sign) => asSentence(sign)),
    differentiation: differentiationMoves(form.differentiation, materials, random),
    exitCheck: { ...kit.hardestCase },
    teacherNotes: [...teacherNotes(materials), ...random.sample(kit.connections, 1)],
  };
}
