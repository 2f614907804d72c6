import { describe, expect, it } from 'vitest';
import { composerEngine } from '../generation/composer-engine.ts';
import { generate } from '../generation/generate.ts';
import { ORDINARY_FORMS } from '../testing/ordinary-forms.ts';
import type { ToolId } from './catalogue.ts';
import { lessonPlanDocument } from './lesson-planner/document.ts';
import { quizDocument } from './quiz-maker/document.ts';
import { vocabularyDocument } from './vocabulary/document.ts';

const CLASS = { topic: 'main idea and supporting details', gradeLevel: '4th Grade', framework: '', optionalFramework: '' };

async function draft(toolId: ToolId, additionalContext: string, more: Readonly<Record<string, string>> = {}) {
  const formData = { ...ORDINARY_FORMS[toolId], ...CLASS, ...more, additionalContext };
  const { document, content, findings } = await generate({ toolId, formData }, { engines: [composerEngine], seed: 3 });
  expect(findings.filter(({ verdict }) => verdict === 'failure')).toEqual([]);
  return { document, content };
}

describe('a note beside a topic with a set', () => {
  it('gets so many items, some of them written, with points that sum to what is asked for', async () => {
    const { document, content } = await draft('quiz-maker', '8 questions, 2 short answer, 30 points total');
    const { questions, written, choicePoints } = quizDocument.parse(document);
    expect(questions).toHaveLength(6);
    expect(written).toHaveLength(2);
    expect([...choicePoints, ...written.map(({ points }) => points)].reduce((sum, points) => sum + points, 0)).toBe(30);
    expect(content).toContain('/ 30');
    expect(content).not.toContain('Not followed');
  });

  it('loses the minutes that the class loses', async () => {
    const { document, content } = await draft('lesson-planner', '15 min lost to an assembly', { duration: '60' });
    expect(lessonPlanDocument.parse(document).phases.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(45);
    expect(content).toContain('15 of 60 minutes are lost');
  });

  it('gets as many words as are asked for, and no practice on the others', async () => {
    const all = vocabularyDocument.parse((await draft('vocabulary', '')).document);
    const { entries, practice } = vocabularyDocument.parse((await draft('vocabulary', 'just 4 words')).document);
    expect(entries).toHaveLength(4);
    const kept = new Set(entries.map(({ term }) => term));
    const others = all.entries.map(({ term }) => term).filter((term) => !kept.has(term));
    expect(others.length).toBeGreaterThan(3);
    expect(others.filter((term) => practice.join(' ').toLowerCase().includes(term.toLowerCase()))).toEqual([]);
  });

  it.each(['quiz-maker', 'question-bank', 'warm-up', 'exit-tickets', 'lesson-planner'] as const)(
    'is named in one line where it can’t be followed, and not printed: %s',
    async (toolId) => {
      const { content } = await draft(toolId, 'add a video link and use the lorax somehow');
      expect(content).toMatch(/Not followed: [^\n]*video/u);
      expect(content).toMatch(/Not followed: [^\n]*lorax/iu);
      expect(content).not.toContain('somehow');
    },
  );

  it('lets nothing through that the class should not meet', async () => {
    for (const toolId of ['quiz-maker', 'question-bank'] as const) {
      const { document } = await draft(toolId, 'please avoid food');
      expect(JSON.stringify(document)).not.toMatch(/\b(?:pizza|snack|cookie|lunch|dinner|bread)\b/iu);
    }
  });
});
