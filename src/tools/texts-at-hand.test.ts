import { describe, expect, it } from 'vitest';
import { TOPIC_CARDS, openPack } from '../composer/topics/topic-packs.ts';
import { composerEngine } from '../generation/composer-engine.ts';
import { generate } from '../generation/generate.ts';
import { ORDINARY_FORMS } from '../testing/ordinary-forms.ts';
import type { ToolId } from './catalogue.ts';

const GRADE = { 'K-2': '2nd Grade', '3-5': '4th Grade', '6-8': '7th Grade', '9-12': '10th Grade' } as const;
const TOOLS = [
  'quiz-maker',
  'question-bank',
  'exit-tickets',
  'lesson-planner',
  'vocabulary',
  'writing-prompts',
] as const satisfies ToolId[];
const ENGLISH = TOPIC_CARDS.filter(({ subject }) => subject === 'english');

/** Words without marks: what a sheet quotes, a Markdown escape and a line break leave them alone. */
const bare = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim();

describe.each(ENGLISH.map((card) => [card.id, card] as const))('drafts on %s', (_, card) => {
  it.each(TOOLS)('of %s hold every text that a question names', async (tool) => {
    const { bands } = await openPack(card.id);
    const absent: string[] = [];
    for (const band of card.bands) {
      for (const seed of [1, 2]) {
        const form = { ...ORDINARY_FORMS[tool], topic: card.title, lessonObjective: card.title, gradeLevel: GRADE[band] };
        const { content } = await generate({ toolId: tool, formData: form }, { engines: [composerEngine], seed });
        for (const { title, text } of bands[band]?.passages ?? []) {
          // What only a teacher's move names, the teacher has to find; what students read must be there.
          const students = content.split(/\n## (?:Answer key|Notes)/u)[0] ?? '';
          if (students.includes(`“${title}`) && !bare(content).includes(bare(text))) absent.push(`${title} (${band}, ${seed})`);
        }
      }
    }
    expect(absent).toEqual([]);
  });
});
