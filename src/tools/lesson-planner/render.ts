import { isSaid } from '../../composer/spoken-beliefs.ts';
import { blocks, bullets, heading, labelled, plain, rich, richBullets, richLabelled } from '../../text/markdown.ts';
import type { FormOf } from '../catalogue.ts';
import { renderHeader } from '../parts/render-header.ts';
import type { LessonPhase, LessonPlanDocument } from './document.ts';

const minutesText = (minutes: number): string => `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;

function renderPhase(
  { name, minutes, part, purpose, teacher, students, questions, lookFor, materials }: LessonPhase,
  index: number,
): string {
  const facts = [part, purpose].filter(Boolean).map((fact) => plain(fact));
  return blocks(
    heading(3, `${index + 1}. ${name} (${minutesText(minutes)})`),
    facts.length > 0 && `*${facts.join(' · ')}*`,
    rich(teacher),
    `**Students:**`,
    richBullets(students),
    questions.length > 0 && questions.map((question) => `- ${richLabelled('Ask', question)}`).join('\n'),
    lookFor !== '' && richLabelled('Look for', lookFor),
    materials.length > 0 && labelled('You need', materials.join('; ')),
  );
}

function renderMisconception({ belief, why, teacherMove }: LessonPlanDocument['misconceptions'][number]): string {
  return [
    `- ${richLabelled(isSaid({ belief }) ? 'Students think' : 'What you may see', belief)}`,
    `  - ${richLabelled('Why', why)}`,
    `  - ${richLabelled('Try this', teacherMove)}`,
  ].join('\n');
}

/** Answers to what students work on, phase by phase. */
function renderKeys(phases: readonly LessonPhase[]): string {
  const withKeys = phases.map(({ name, key }, index) => ({ title: `${index + 1}. ${name}`, key })).filter(({ key }) => key !== '');
  if (withKeys.length === 0) return '';
  return blocks(heading(2, 'Answer key'), ...withKeys.map(({ title, key }) => blocks(`**${plain(title)}**`, rich(key))));
}

function renderExit({ prompt, answer, responses }: LessonPlanDocument['exitCheck']): string {
  return blocks(
    heading(2, 'Exit check'),
    rich(prompt),
    [richLabelled('Answer', answer), ...responses.map(({ sign, move }) => `${rich(sign)} **→** ${rich(move)}`)]
      .map((line) => `- ${line}`)
      .join('\n'),
  );
}

export function renderLessonPlan(document: LessonPlanDocument, form: FormOf<'lesson-planner'>): string {
  const { objectives } = document;
  return blocks(
    heading(1, `Lesson Plan: ${document.title}`),
    renderHeader({
      gradeLevel: form.gradeLevel,
      standards: document.standards,
      standard: form.stateStandard,
      framework: form.framework,
      more: [
        `${document.phases.reduce((sum, { minutes }) => sum + minutes, 0)} minutes`,
        ...(document.model === '' ? [] : [`${document.model} lesson`]),
        form.differentiation,
      ],
    }),
    heading(2, objectives.length === 1 ? 'Objective' : 'Objectives'),
    objectives.length === 1 ? `Students will ${plain(objectives[0] ?? '')}` : blocks('Students can', bullets(objectives)),
    document.iCan !== '' && `*${plain(document.iCan)}*`,
    labelled('Big idea', document.bigIdea),
    heading(2, 'Before you start'),
    blocks('**What students need first**', bullets(document.priorKnowledge)),
    document.materials.length > 0 && blocks('**Materials**', bullets(document.materials)),
    document.vocabulary.length > 0 &&
      blocks('**Words to use**', document.vocabulary.map(({ term, meaning }) => `- ${labelled(plain(term), meaning)}`).join('\n')),
    heading(2, 'The lesson'),
    ...document.phases.map(renderPhase),
    renderExit(document.exitCheck),
    renderKeys(document.phases),
    heading(2, 'If a student…'),
    document.misconceptions.map(renderMisconception).join('\n'),
    document.lookFors.length > 0 && blocks(heading(2, 'Look and listen for'), bullets(document.lookFors)),
    heading(2, `Differentiation: ${form.differentiation}`),
    richBullets(document.differentiation),
    document.next !== '' && labelled('Next', document.next),
    document.texts.length > 0 &&
      blocks(heading(2, 'To print for the lesson'), ...document.texts.map(({ title, text }) => blocks(heading(3, title), rich(text)))),
    document.teacherNotes.length > 0 && blocks(heading(2, 'Notes for the teacher'), richBullets(document.teacherNotes)),
  );
}
