/** Mathematical writing: four seeds for each genre, with numbers of this topic. */
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
      audience: 'readers of a class book',
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
      audience: 'visitors to a wall of funny math scenes',
      plan: ['What does each number want?', 'What do they not agree on?', 'How does the answer bring them together?'],
    },
    {
      genre: 'Narrative',
      prompt: `Two friends get different answers to this: ${bare()} Tell how they find out which answer is right. Choose the moment when one of them sees it.`,
      audience: 'students who like to work in pairs',
      plan: ['Which mistake did one of them make?', 'What do they try first?', 'What do they say to each other at the end?'],
    },
    {
      genre: 'Narrative',
      prompt: `Someone has a plan that will fail unless they get ${topic} right. Tell the story of that day. Choose what is at stake: a meal, a trip, a game or a repair.`,
      audience: 'readers of a class story collection',
      plan: ['What is the plan?', 'Where do the numbers come in?', 'What shows that the answer was right?'],
    },
    {
      genre: 'Persuasive',
      prompt: `Someone solved this and wants to skip the check: ${bare()} Argue that a check is worth the time. Choose the kind of check that you trust most.`,
      audience: 'a classmate who is always done first',
      plan: ['What can go wrong without a check?', 'How long does the check take?', 'Which example shows it best?'],
    },
    {
      genre: 'Persuasive',
      prompt: `Your class may put one page about ${topic} on the wall. Make a case for what should be on it. Choose between a rule, a drawing and a worked example.`,
      audience: 'the students who will vote on it',
      plan: ['What do you want on the page?', 'Who will it help, and when?', 'Why is it better than the other two?'],
    },
    {
      genre: 'Expository',
      prompt: `Explain a mistake that someone could make here: ${bare()} Tell what the mistake is, why it seems right and how to see that it is not. Choose one mistake only.`,
      audience: 'a student who just made it',
      plan: ['What does the wrong work look like?', 'Where does it leave the right path?', 'What question would help to notice it?'],
    },
    {
      genre: 'Expository',
      prompt: `Compare two ways to solve this: ${bare()} Explain when each way is the better one. Choose a drawing, a table or an equation for one of them.`,
      audience: 'students who know only one way',
      plan: ['What are the two ways?', 'What is the same in both?', 'Which numbers would make you change from one to the other?'],
    },
    {
      genre: 'Descriptive',
      prompt: `Describe how you think while you solve this: ${bare()} Let a reader look into your head, step by step. Choose the words that you really say to yourself.`,
      audience: 'a teacher who wants to know how you think',
      plan: ['What do you look at first?', 'Where do you slow down?', 'How does it feel when it fits?'],
    },
    {
      genre: 'Descriptive',
      prompt: `Describe a model of ${topic} made of things from home or school. Tell the size, the color and the place of each part. Choose things that show the numbers well.`,
      audience: 'a builder who has never seen it',
      plan: ['Which things stand for which numbers?', 'What lies next to what?', 'How can the builder see that it is right?'],
    },
    {
      genre: 'Creative',
      prompt: `Invent a game in which players need ${topic} to win. Write the rules, and one round as it might go. Choose cards, dice, a ball or a board.`,
      audience: 'players who have never seen the game',
      plan: ['What do players do on a turn?', 'Where does the math come in?', 'Who wins, and when?'],
    },
    {
      genre: 'Creative',
      prompt: `Write an advertisement for this answer before anyone has found it: ${bare()} Give three true hints and do not tell it. Choose a voice, such as a reporter or a detective.`,
      audience: 'classmates who will guess',
      plan: ['What is true of the answer?', 'Which hint should come last?', 'How does your voice sound?'],
    },
  ];
}
