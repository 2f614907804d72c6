/** What a teacher's note changes in drafts of the built-in composer, and that it is never printed back. */
import { describe, expect, it } from 'vitest';
import { Random } from '../composer/random.ts';
import { materialsForForm } from '../generation/materials-for-form.ts';
import { ORDINARY_FORMS } from '../testing/ordinary-forms.ts';
import { textsIn } from '../text/texts-in.ts';
import { CATALOGUE, type FormOf, type ToolId } from './catalogue.ts';
import type { ExitTicketDocument } from './exit-tickets/document.ts';
import type { LessonPlanDocument } from './lesson-planner/document.ts';
import type { MathProblemsDocument } from './math-problems/document.ts';
import type { QuizDocument } from './quiz-maker/document.ts';
import { recipeFor } from './recipes.ts';
import type { RubricDocument } from './rubric/document.ts';
import { validateForm } from './validate-form.ts';
import type { VocabularyDocument } from './vocabulary/document.ts';
import type { WarmUpDocument } from './warm-up/document.ts';
import type { WritingPromptsDocument } from './writing-prompts/document.ts';

interface Made<Document> {
  readonly document: Document & { readonly teacherNotes: readonly string[] };
  readonly page: string;
  readonly failures: readonly string[];
}

const [SET, FAMILY, UNKNOWN] = ['Transcription and translation', 'The water cycle', 'Macrame wall hangings'] as const;

async function made<Document>(tool: ToolId, note: string, form: Readonly<Record<string, string>> = {}): Promise<Made<Document>> {
  const recipe = recipeFor(tool);
  const validated = validateForm(CATALOGUE[tool], { ...ORDINARY_FORMS[tool], framework: '', ...form, additionalContext: note });
  if (!validated.ok) throw new Error(JSON.stringify(validated.problems));
  const values = validated.values as unknown as FormOf<ToolId>;
  const random = new Random(3);
  const materials = await materialsForForm(recipe, values, random);
  const document = recipe.document.parse(recipe.compose(values, materials, random)) as Made<Document>['document'];
  return {
    document,
    page: recipe.render(document, values),
    failures: recipe.check(document, values).flatMap(({ verdict, message }) => (verdict === 'failure' ? [message] : [])),
  };
}

const notesOf = ({ document }: Made<unknown>): string => document.teacherNotes.join('\n');

describe('a quiz', () => {
  const note = '12 questions, 2 of them short answer, out of 40 points, no answer key, calculators ok';
  it.each([
    ['a set', SET, '10th Grade'],
    ['a family', FAMILY, '5th Grade'],
    ['skills', 'Multi-digit multiplication', '4th Grade'],
    ['nothing', UNKNOWN, '8th Grade'],
  ])('from %s has the items, points and key that were asked for', async (_, topic, gradeLevel) => {
    const { document, page } = await made<QuizDocument>('quiz-maker', note, { topic, gradeLevel });
    const { questions, choicePoints, written } = document;
    expect([questions.length, written.length]).toEqual([10, 2]);
    expect(choicePoints).toHaveLength(10);
    expect([...choicePoints, ...written.map(({ points }) => points)].reduce((sum, points) => sum + points, 0)).toBe(40);
    expect(page).toContain('/ 40');
    expect(page).not.toContain('Answer key');
    expect(page).toContain('You may use a calculator.');
    expect(document.teacherNotes.join(' ')).not.toContain('Not followed');
  });

  it('names what it can’t do, once and short', async () => {
    const quiz = await made<QuizDocument>('quiz-maker', 'true/false please, connect to the Lorax, add a video link', { topic: FAMILY });
    expect(notesOf(quiz)).toContain('Not followed: the Lorax; true/false items; a video link.');
  });

  it('leaves out what was not taught', async () => {
    const { document } = await made<QuizDocument>('quiz-maker', 'they haven’t learned about tRNA', {
      topic: SET,
      gradeLevel: '10th Grade',
    });
    expect(textsIn(document.questions).join(' ')).not.toContain('tRNA');
  });
});

describe('an exit ticket', () => {
  it('mixes kinds', async () => {
    const form = {
      lessonObjective: 'Make a 10 to add',
      gradeLevel: '1st Grade',
      assessmentType: 'Understanding Check',
      responseFormat: 'Multiple Choice',
    };
    const { document, failures } = await made<ExitTicketDocument>('exit-tickets', '3 mc and 1 short answer', form);
    expect(document.items.map(({ options }) => options.length)).toEqual([4, 4, 4, 0]);
    expect(failures).toEqual([]);
  });

  it('keeps to the part of a work that is named', async () => {
    const form = { lessonObjective: 'Romeo and Juliet Act 1', gradeLevel: '9th Grade', assessmentType: 'Understanding Check' };
    const ticket = await made<ExitTicketDocument>('exit-tickets', 'only scene 5', form);
    expect(textsIn(ticket.document.items.map(({ prompt }) => prompt)).join(' ')).not.toMatch(/Prologue|servants/u);
    expect(notesOf(ticket)).not.toContain('scene 5');
  });
});

describe('a lesson', () => {
  const form = { topic: SET, gradeLevel: '10th Grade', duration: '45' };
  it('is shorter by what is lost', async () => {
    const { document } = await made<LessonPlanDocument>('lesson-planner', '15 min warning for an assembly', form);
    expect(document.phases.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(30);
    expect(document.teacherNotes).toContain('Time: 15 of 45 minutes are lost, so the plan takes 30.');
  });

  it('says how short it can be where there is too little time', async () => {
    const lesson = await made<LessonPlanDocument>('lesson-planner', 'we only have 16 minutes', form);
    expect(notesOf(lesson)).toMatch(/This lesson can’t be done in 16 minutes: it takes \d+\./u);
    expect(notesOf(lesson)).toContain('Not followed: 16 minutes');
  });

  it('has the set’s own help for students who learn English', async () => {
    const lesson = await made<LessonPlanDocument>('lesson-planner', 'newcomers from Guatemala', form);
    expect(notesOf(lesson)).toContain('Key words in Spanish: transcription: la transcripción;');
    expect(lesson.document.differentiation.join(' ')).toContain('For multilingual learners:');
  });
});

describe('other tools', () => {
  it('takes the names and the place of the note into word problems', async () => {
    const { document } = await made<MathProblemsDocument>(
      'math-problems',
      'use the names Zadie, Thuy and Otis. set it in our school garden',
      { includeSteps: 'false' },
    );
    const text = document.problems.map(({ text: told }) => told).join(' ');
    for (const name of ['Zadie', 'Thuy', 'Otis']) expect(text).toContain(name);
    expect(document.teacherNotes.join(' ')).not.toContain('Not followed');
  });

  it('draws no problem with a remainder where none is wanted', async () => {
    const { document } = await made<MathProblemsDocument>('math-problems', 'no remainders', {
      topic: 'Dividing whole numbers',
      numberOfProblems: '10',
    });
    expect(document.problems.filter(({ expression }) => /ceil|floor|mod/u.test(expression))).toEqual([]);
  });

  it('puts wished words into a list and shows a translation that the note asks for', async () => {
    const { document, page } = await made<VocabularyDocument>(
      'vocabulary',
      '5 words, must have anticodon and ribosome, put it in Spanish too',
      {
        topic: SET,
        gradeLevel: '10th Grade',
        translationLanguage: '',
      },
    );
    expect(document.entries.map(({ term }) => term)).toEqual(expect.arrayContaining(['anticodon', 'ribosome']));
    expect(document.entries).toHaveLength(5);
    expect(page).toContain('el anticodón');
  });

  it('says nothing of tasks that a short warm-up has not', async () => {
    const { document } = await made<WarmUpDocument>('warm-up', 'just 1 task, 3 minutes', {
      topic: 'Making 10 to add',
      gradeLevel: '1st Grade',
    });
    expect([document.minutes, document.tasks.length]).toEqual([3, 1]);
    expect(document.instruction).not.toContain('task 2');
  });

  it('looks at teamwork and counts what is required in a rubric', async () => {
    const { document } = await made<RubricDocument>('rubric', 'groups of 3. must have 2 quotes. 5 criteria', {
      assignmentName: 'Book report',
    });
    const names = document.criteria.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['Requirements', 'Teamwork']));
    expect(names).toHaveLength(5);
  });

  it('asks for the words and the length that writing should have', async () => {
    const { document } = await made<WritingPromptsDocument>(
      'writing-prompts',
      'one paragraph, 15 minutes, use the words codon and ribosome',
      {
        topic: SET,
        gradeLevel: '10th Grade',
        genre: 'Expository',
      },
    );
    for (const { length, minutes, include } of document.prompts) {
      expect([length, minutes]).toEqual(['one paragraph', 15]);
      expect(include).toContain('these words: codon, ribosome');
    }
  });
});

const TOOLS: readonly ToolId[] = [
  'lesson-planner',
  'warm-up',
  'exit-tickets',
  'rubric',
  'quiz-maker',
  'question-bank',
  'math-problems',
  'vocabulary',
  'writing-prompts',
];

describe.each(TOOLS)('%s', (tool) => {
  const note = 'My purple walrus eats seventeen marshmallows behind the old gymnasium every second Thursday of the month.';
  it.each([SET, FAMILY, UNKNOWN])('never prints the note back: %s', async (topic) => {
    const field = CATALOGUE[tool].fields.some(({ name }) => name === 'topic') ? { topic } : {};
    const { page, document } = await made(tool, note, field);
    expect(`${page}\n${textsIn(document).join('\n')}`).not.toMatch(/walrus eats seventeen marshmallows behind the old gymnasium every/u);
  });
});
