import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { quizDocument } from '../tools/quiz-maker/document.ts';
import { exitTicketDocument } from '../tools/exit-tickets/document.ts';
import { lessonPlanDocument } from '../tools/lesson-planner/document.ts';
import { type ShapeSchema, fit } from './fit-to-schema.ts';

const schemaOf = (schema: z.ZodType): ShapeSchema => z.toJSONSchema(schema, { target: 'draft-7' }) as ShapeSchema;

const question = {
  question: 'Which organ pumps blood?',
  passage: '',
  options: [
    { text: 'Heart', error: '' },
    { text: 'Lung', error: 'Mixes up breath and blood' },
    { text: 'Liver', error: 'Names another organ' },
    { text: 'Brain', error: 'Thinks that it sends blood' },
  ],
  answer: 0,
  reason: 'The heart is a pump.',
  thinking: 'remember',
};
const quiz = { title: 'The heart', standards: [], instructions: 'Choose one.', questions: [question], teacherNotes: [] };

/** As the schema reads it after it was fitted. */
const read = (value: unknown): unknown => quizDocument.parse(fit(value, schemaOf(quizDocument)));

describe('an answer that is nearly in shape', () => {
  const expected = quizDocument.parse(quiz);

  it.each([
    ['wrapped in a key', { quiz }],
    ['wrapped twice', { result: { quiz } }],
    ['with keys in snake case', { ...quiz, teacherNotes: undefined, teacher_notes: [] }],
    [
      'with keys in capitals',
      { Title: quiz.title, Standards: [], Instructions: quiz.instructions, Questions: quiz.questions, TeacherNotes: [] },
    ],
    ['with a choice in capitals', { ...quiz, questions: [{ ...question, thinking: 'Remember' }] }],
    ['without lists that may be empty', { title: quiz.title, instructions: quiz.instructions, questions: quiz.questions }],
    ['with null for a list', { ...quiz, standards: null, teacherNotes: null }],
    ['with keys of its own', { ...quiz, difficulty: 'easy' }],
    ['with the answer as a letter', { ...quiz, questions: [{ ...question, answer: 'A' }] }],
    ['with the answer as a letter and its words', { ...quiz, questions: [{ ...question, answer: 'A. Heart' }] }],
    ['with the answer in words', { ...quiz, questions: [{ ...question, answer: 'heart' }] }],
    ['with the answer as a number in text', { ...quiz, questions: [{ ...question, answer: '0' }] }],
    ['with the answer under another name', { ...quiz, questions: [{ ...question, answer: undefined, correct_answer: 'A' }] }],
    [
      'with letters before the options',
      {
        ...quiz,
        questions: [{ ...question, options: question.options.map((option, at) => ({ ...option, text: `${'ABCD'[at]}. ${option.text}` })) }],
      },
    ],
  ])('is read: %s', (_, answer) => {
    expect(read(answer)).toEqual(expected);
  });

  it('takes options that came as texts', () => {
    const options = question.options.map(({ text }, at) => `${'ABCD'[at]}) ${text}`);
    const { questions } = read({ ...quiz, questions: [{ ...question, options, answer: 'B' }] }) as typeof quiz;
    expect(questions[0]?.options.map(({ text }) => text)).toEqual(['Heart', 'Lung', 'Liver', 'Brain']);
    expect(questions[0]?.answer).toBe(1);
  });

  it('takes minutes in words, and a list as lines of text', () => {
    const schema = schemaOf(lessonPlanDocument);
    const { phases, materials } = fit(
      { phases: [{ name: 'Explore', minutes: '10 minutes', students: '- Sort the cards.\n- Say why.' }], materials: 'Cards' },
      schema,
    ) as { phases: { minutes: number; students: string[] }[]; materials: string[] };
    expect(phases[0]).toMatchObject({ minutes: 10, students: ['Sort the cards.', 'Say why.'] });
    expect(materials).toEqual(['Cards']);
  });

  it('gives an answer in words where the schema wants words', () => {
    const { items } = fit({ items: [{ options: ['A. 4', 'B. 5', 'C. 6', 'D. 7'], answer: 'C' }] }, schemaOf(exitTicketDocument)) as {
      items: { options: string[]; answer: string }[];
    };
    expect(items[0]).toMatchObject({ options: ['4', '5', '6', '7'], answer: '6' });
  });

  it('leaves what it can’t tell for the schema to refuse', () => {
    expect(
      quizDocument.safeParse(fit({ ...quiz, questions: [{ ...question, answer: 'the big one' }] }, schemaOf(quizDocument))).success,
    ).toBe(false);
    expect(quizDocument.safeParse(fit({ questions: 'I am sorry' }, schemaOf(quizDocument))).success).toBe(false);
  });
});
