import { isSaid } from '../../composer/spoken-beliefs.ts';
import { blocks, bullets, heading, labelled, numbered, plain } from '../../text/markdown.ts';
import type { FormOf } from '../catalogue.ts';
import { renderHeader } from '../parts/render-header.ts';
import { renderTexts } from '../parts/render-passage.ts';
import type { LessonPhase, LessonPlanDocument } from './document.ts';

function renderPhase({ name, minutes, teacher, students, questions, materials }: LessonPhase): string {
  return blocks(
    heading(3, `${name} (${minutes} minutes)`),
    labelled('Teacher', teacher),
    numbered(students),
    questions.length > 0 && questions.map((question) => `- ${labelled('Ask', question)}`).join('\n'),
    materials.length > 0 && labelled('You need', materials.join('; ')),
  );
}

export function renderLessonPlan(document: LessonPlanDocument, form: FormOf<'lesson-planner'>): string {
  return blocks(
    heading(1, `Lesson Plan: ${document.title}`),
    renderHeader({
      gradeLevel: form.gradeLevel,
      standards: document.standards,
      standard: form.stateStandard,
      framework: form.framework,
      more: [`${form.duration} minutes`, `${document.model} lesson`],
    }),
    labelled('Big idea', document.bigIdea),
    heading(2, 'Objectives'),
    `Students can`,
    bullets(document.objectives),
    heading(2, 'Before you start'),
    blocks('**It rests on**', bullets(document.priorKnowledge)),
    blocks('**Materials**', bullets(document.materials)),
    document.vocabulary.length > 0 &&
      blocks('**Words to post**', document.vocabulary.map(({ term, meaning }) => `- ${labelled(plain(term), meaning)}`).join('\n')),
    heading(2, 'The lesson'),
    ...document.phases.map((phase) => renderPhase(phase)),
    heading(2, 'Misconceptions to expect'),
    ...document.misconceptions.map(({ belief, why, teacherMove }) =>
      [
        `- ${labelled(isSaid({ belief }) ? 'Students think' : 'What you may see', belief)}`,
        `  - ${labelled('Why', why)}`,
        `  - ${labelled('Your move', teacherMove)}`,
      ].join('\n'),
    ),
    heading(2, 'Look and listen for'),
    bullets(document.lookFors),
    heading(2, `Differentiation: ${form.differentiation}`),
    bullets(document.differentiation),
    heading(2, 'Exit check'),
    plain(document.exitCheck.prompt),
    [
      labelled('A full answer', document.exitCheck.answer),
      labelled('Half there', document.exitCheck.partial),
      labelled('Tomorrow', document.exitCheck.reteach),
    ]
      .map((line) => `- ${line}`)
      .join('\n'),
    document.texts.length > 0 && blocks(heading(2, 'To print for the lesson'), ...renderTexts(document.texts)),
    document.teacherNotes.length > 0 && blocks(heading(2, 'Notes for the teacher'), bullets(document.teacherNotes)),
  );
}
