import { describe, expect, it } from 'vitest';
import { readModelJson } from './read-model-json.ts';
import { withoutBroken } from './without-broken.ts';

const read = (text: string, finish: 'stop' | 'length' = 'stop'): unknown =>
  readModelJson({ text, finish } as Parameters<typeof readModelJson>[0]);

describe('an answer with a JSON object in it', () => {
  const whole = { title: 'Fractions', items: ['a {b} c', 'd'] };
  const json = JSON.stringify(whole, null, 1);

  it.each([
    ['alone', json],
    ['in a fence', `\`\`\`json\n${json}\n\`\`\``],
    ['after thoughts with a brace', `<think>Maybe {"title": "Cats"}? No.</think>${json}`],
    ['after thoughts that never began', `Maybe {"title": 1}.</think>\n${json}`],
    ['between words', `Sure! Here it is:\n${json}\nLet me know if {anything} else is needed.`],
    ['with trailing commas', '{"title": "Fractions", "items": ["a {b} c", "d",],}'],
    ['with a comment', '{"title": "Fractions", // the topic\n "items": ["a {b} c", "d"]}'],
    ['in single quotes', "{'title': 'Fractions', 'items': ['a {b} c', 'd']}"],
    ['with curly quotes around keys', '{“title”: “Fractions”, “items”: [“a {b} c”, “d”]}'],
  ])('is read: %s', (_, text) => {
    expect(read(text)).toEqual(whole);
  });

  it('keeps a line break that stands raw in a string', () => {
    expect(read('{"title": "one\ntwo"}')).toEqual({ title: 'one\ntwo' });
  });

  it('is read as far as it came when it was cut off', () => {
    expect(read('{"title": "Fractions", "items": ["a", "b", "c and so', 'length')).toMatchObject({
      title: 'Fractions',
      items: ['a', 'b', 'c and so'],
    });
  });

  it('is refused where there is none', () => {
    expect(() => read('I can’t help with that.')).toThrow(/no JSON object/u);
  });
});

describe('items that don’t fit', () => {
  it('go, and the whole ones stay', () => {
    const answer = { title: 't', questions: [1, 'x', 3, 4] };
    expect(withoutBroken(answer, [{ path: ['questions', 1, 'options'] }])).toEqual({ title: 't', questions: [1, 3, 4] });
  });

  it('stay where most of a list is broken, so that it is asked for again', () => {
    const answer = { questions: [1, 'x', 'y'] };
    expect(withoutBroken(answer, [{ path: ['questions', 1] }, { path: ['questions', 2] }])).toEqual(answer);
  });
});
