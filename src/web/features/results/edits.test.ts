// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { blocksOf } from './blocks.ts';
import { applyEdits, editsBetween } from './edits.ts';
import { foldEdits } from './fold-edits.ts';

interface Quiz {
  readonly title: string;
  readonly questions: readonly { readonly text: string; readonly options: readonly string[]; readonly answer: string }[];
}

const QUIZ: Quiz = {
  title: 'Water',
  questions: [
    { text: 'What is rain?', options: ['water', 'sand'], answer: 'water' },
    { text: 'What is snow?', options: ['ice', 'salt'], answer: 'ice' },
    { text: 'What is fog?', options: ['a cloud', 'smoke'], answer: 'a cloud' },
  ],
};

function render({ title, questions }: Quiz): readonly string[] {
  const asked = questions.map(
    ({ text, options }, index) => `<p><strong>${index + 1}.</strong> ${text}</p><p>A. ${options[0]}<br>B. ${options[1]}</p>`,
  );
  const key = questions.map(({ answer }, index) => `<p><strong>${index + 1}.</strong> ${answer}</p>`);
  return blocksOf(`<h1>Quiz: ${title}</h1>${asked.join('')}<h2>Answer key</h2>${key.join('')}`);
}

const renderAny = (document: unknown): readonly string[] => render(document as Quiz);
const replaced = (blocks: readonly string[], old: string, fresh: string): string[] => blocks.map((block) => block.replace(old, fresh));

it('finds nothing to change between equal sheets', () => {
  expect(editsBetween(render(QUIZ), render(QUIZ))).toEqual([]);
});

it('puts an edit back where it belongs', () => {
  const edited = replaced(render(QUIZ), 'What is snow?', 'What is <em>snow</em>?');
  const edits = editsBetween(render(QUIZ), edited);
  expect(edits).toHaveLength(1);
  expect(applyEdits(render(QUIZ), edits).blocks).toEqual(edited);
});

it('keeps an edited question when it moves, with the number of its new place', () => {
  const edits = editsBetween(render(QUIZ), replaced(render(QUIZ), 'What is snow?', 'What is <em>snow</em>?'));
  const [first, second, third] = QUIZ.questions;
  const moved = { ...QUIZ, questions: [second!, first!, third!] };
  const { blocks } = applyEdits(render(moved), edits);
  expect(blocks[1]).toBe('<p><strong>1.</strong> What is <em>snow</em>?</p>');
  expect(blocks[3]).toContain('2.');
});

it('leaves an edit out where its question is gone, and keeps it for when it comes back', () => {
  const edits = editsBetween(render(QUIZ), replaced(render(QUIZ), 'What is snow?', 'What is <em>snow</em>?'));
  const without = { ...QUIZ, questions: QUIZ.questions.filter(({ text }) => !text.includes('snow')) };
  const { blocks, used } = applyEdits(render(without), edits);
  expect(blocks).toEqual(render(without));
  expect(used).toEqual([]);
});

it('keeps a block that was added, after the block it was added to, and one that was removed', () => {
  const blocks = [...render(QUIZ)];
  blocks.splice(1, 0, '<p>Use a pencil.</p>');
  const edited = blocks.filter((block) => !block.includes('fog'));
  expect(applyEdits(render(QUIZ), editsBetween(render(QUIZ), edited)).blocks).toEqual(edited);
});

it('folds new wording into the document, wherever the document says it', () => {
  const edited = replaced(replaced(render(QUIZ), 'What is snow?', 'What is snow made of?'), 'A. ice', 'A. frozen water');
  const { document, left } = foldEdits(QUIZ, editsBetween(render(QUIZ), edited), renderAny);
  expect(left).toEqual([]);
  expect((document as Quiz).questions[1]).toEqual({
    text: 'What is snow made of?',
    options: ['frozen water', 'salt'],
    answer: 'frozen water',
  });
  expect((document as Quiz).questions[0]).toEqual(QUIZ.questions[0]);
});

it('does not fold what the document has no place for', () => {
  const edited = replaced(render(QUIZ), 'Quiz: Water', 'Unit test: Water');
  const { document, left } = foldEdits(QUIZ, editsBetween(render(QUIZ), edited), renderAny);
  expect(document).toBe(QUIZ);
  expect(left).toHaveLength(1);
});
