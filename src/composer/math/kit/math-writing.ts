/** Mathematical writing: two seeds for each genre, with numbers of this topic. */
import type { WritingSeed } from '../../topics/topic-pack.ts';
import { quotedSentence } from '../../../text/sentence.ts';
import type { ProblemSource } from './problem-source.ts';

export function mathWriting(source: ProblemSource, topic: string): WritingSeed[] {
  const bare = (): string => source.draw().bare;
  const [skill] = source.skills;
  const belief = quotedSentence(skill?.misconception.belief ?? '');
  return [
    {
      genre: 'Narrative',
      prompt: `Tell a story in which someone has to solve this: ${bare()} Tell what happens first, next and last. Choose who needs the answer and why.`,
      audience: 'a younger class that will solve it too',
      plan: ['Where does the story take place?', 'Why does the number matter?', 'How does it end when the answer is known?'],
    },
    {
      genre: 'Narrative',
      prompt: `Tell about a time when a number fooled you or helped you. Link it to ${topic}. Choose one moment and tell it slowly.`,
      audience: 'your class',
      plan: ['What did you think at first?', 'What made you look again?', 'What do you do now?'],
    },
    {
      genre: 'Persuasive',
      prompt: `A friend says: ${belief} Make a claim and give two reasons with numbers. Choose the best example to win your friend over.`,
      audience: 'a friend who is not so sure',
      plan: ['What is your claim?', 'Which numbers prove it?', 'What might your friend say back?'],
    },
    {
      genre: 'Persuasive',
      prompt: `Is it better to solve this in your head or on paper? ${bare()} Take a side and give reasons. Choose whether to speak of speed or of care.`,
      audience: 'the teacher who plans math time',
      plan: ['Which way do you choose?', 'What does the other way do better?', 'Which reason is the strongest?'],
    },
    {
      genre: 'Expository',
      prompt: `Explain how to solve this: ${bare()} Write each step so that no one has to ask. Choose a drawing to go with it.`,
      audience: 'a student who missed the lesson',
      plan: ['What must the reader know first?', 'Which step is easy to get wrong?', 'How can the reader check?'],
    },
    {
      genre: 'Expository',
      prompt: `Explain what ${topic} can be used for. Give two examples from real life. Choose one that others may not know.`,
      audience: 'a page in a class book',
      plan: ['Where did you see it?', 'What are the numbers?', 'What would go wrong without it?'],
    },
    {
      genre: 'Descriptive',
      prompt: `Describe a drawing that shows this: ${bare()} A reader must be able to draw it without seeing it. Choose what to tell first.`,
      audience: 'a partner who will draw what you write',
      plan: ['What shapes are there?', 'Where do the numbers go?', 'How large is each part?'],
    },
    {
      genre: 'Descriptive',
      prompt: `Describe a place where you can see ${topic}. Show what you see, hear and count there. Choose one corner of the place.`,
      audience: 'someone who has never been there',
      plan: ['What do you notice first?', 'What can be counted or measured?', 'Which words show it best?'],
    },
    {
      genre: 'Creative',
      prompt: `Write a poem or a song that helps others remember ${topic}. Use at least three math words. Choose a beat that you can clap.`,
      audience: 'your class, read or sung aloud',
      plan: ['Which words must be in it?', 'What is the one idea to keep?', 'Which line comes back?'],
    },
    {
      genre: 'Creative',
      prompt: `Two numbers from this problem meet: ${bare()} Write what they say to each other. Choose how each one sounds.`,
      audience: 'a wall of funny math scenes',
      plan: ['What does each number want?', 'What do they not agree on?', 'How does the answer bring them together?'],
    },
  ];
}
