import { expect, it } from 'vitest';
import { type Item, flawsOf } from './item-flaws.ts';

const item = (question: string, options: readonly string[], answer = 0): Item => ({
  question,
  passage: '',
  options: options.map((text) => ({ text })),
  answer,
});

it.each([
  [
    [],
    item('What makes water rise from a lake into the air?', [
      'Heat from the sun',
      'Wind from the sea',
      'Waves from a boat',
      'Cold from the soil',
    ]),
  ],
  [['all of the above'], item('What can melt an ice cube?', ['Warm air', 'Sunlight', 'A hand', 'All of the above'], 3)],
  [['negative question'], item('Which of these is NOT a gas?', ['Ice', 'Steam', 'Air', 'Oxygen'])],
  [['unfocused question'], item('Clouds are', ['tiny drops', 'thick smoke', 'white cotton', 'thin paper'])],
  [
    ['absolute term in a wrong option'],
    item('When does water freeze in a pond?', ['In hard frost', 'It never does', 'In the fall', 'In the rain']),
  ],
  [
    ['word of the question in the answer only'],
    item('What is a watershed for a river?', ['A watershed drains land', 'A shed for boats', 'A wall of stone', 'A kind of fish']),
  ],
  [
    ['longest option is the answer'],
    item('Why do puddles dry?', ['Because heat makes the water on top turn into a gas', 'It leaks away', 'Dogs drink it', 'It hides']),
  ],
  [['numbers out of order'], item('How many sides has a hexagon?', ['6', '5', '8', '7'])],
  [['no single answer'], item('Which is a state of matter?', ['Solid', 'Solid', 'Blue', 'Loud'])],
  [['blank in the middle'], item('Water that falls as ___ is called rain today.', ['drops', 'dust', 'light', 'sound'])],
])('sees %j', (flaws, question) => {
  expect(flawsOf(question)).toEqual(flaws);
});
