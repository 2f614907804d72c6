/** Tasks for writers of a few sentences: one thing asked, in short words. */
import { lowerFirst, quotedPhrase, withoutStop } from '../../text/sentence.ts';
import { type TaskMakers, isAnyWay, isExplanation, isOpinion } from './made-task.ts';

export const YOUNG_TASKS: TaskMakers = {
  Narrative: ({ terms }, random) =>
    random.sample(terms, 3).map(({ term }) => ({
      prompt: random.pick([
        `Tell a story that has the word ${quotedPhrase(term)} in it. Tell what happens first, next and last. Choose who is in it.`,
        `Somebody learns the word ${quotedPhrase(term)} today. Tell who it is and what happens then. Choose how the day ends.`,
        `Two friends talk about ${quotedPhrase(term)}. Tell what they do first, next and last. Choose where they are.`,
      ]),
      audience: random.pick(['a friend at your table', 'someone at home']),
      plan: ['Who is there?', 'What goes wrong?', 'How does it end?'],
    })),
  Persuasive: ({ questions }, random) =>
    questions
      .filter((question) => isOpinion(question))
      .map(({ question }) => ({
        prompt: random.pick([
          `${question} Say what you think. Give two reasons. Choose who should read it.`,
          `${question} Pick a side. Tell why with “because.” Choose one reason to say first.`,
          `${question} Write a note with what you think and two reasons. Choose who gets it.`,
        ]),
        audience: random.pick(['a friend who is not sure', 'your teacher']),
        plan: ['What do you think?', 'Why? Use “because.”'],
      })),
  Expository: ({ questions, processes = [] }, random) => [
    ...processes
      .filter((process) => isAnyWay(process))
      .map(({ title }) => ({
        prompt: random.pick([
          `Tell ${lowerFirst(title)}. Write each step. Choose one step to draw.`,
          `Help a friend learn ${lowerFirst(title)}. Write it step by step. Choose a good word to start each step.`,
          `Make a little book that tells ${lowerFirst(title)}. One step goes on each page. Choose a title.`,
        ]),
        audience: random.pick(['a friend who was not here', 'a younger child']),
        plan: ['What comes first?', 'What comes next?', 'What comes last?'],
      })),
    ...questions
      .filter((question) => isExplanation(question))
      .map(({ question }) => ({
        prompt: random.pick([
          `${question} Write what you know. Use “because.” Choose a picture to go with it.`,
          `${question} Tell a friend in three sentences. Choose one thing to draw.`,
          `${question} Write your answer and one example. Choose a title for it.`,
        ]),
        audience: random.pick(['someone who wants to know', 'a friend in another class']),
        plan: ['What is your answer?', 'How do you know?'],
      })),
  ],
  Descriptive: ({ terms }, random) =>
    random.sample(terms, 4).map(({ picture }) => ({
      prompt: random.pick([
        `Tell how this looks: ${withoutStop(lowerFirst(picture))}. Use color, shape and size words. Choose one thing to tell more about.`,
        `Look at this in your mind: ${withoutStop(lowerFirst(picture))}. Tell what is big, what is small and what color it is. Choose where to begin.`,
        `A friend can not see this: ${withoutStop(lowerFirst(picture))}. Use your words to show it. Choose the best word for how it looks.`,
      ]),
      audience: random.pick(['a friend who will draw it', 'a friend with closed eyes']),
      plan: ['What do you see first?', 'What color and size is it?', 'What else is there?'],
    })),
  Creative: ({ terms }, random) => [
    ...random.sample(terms, 2).map(({ term }) => ({
      prompt: random.pick([
        `Make a riddle for ${quotedPhrase(term)}. Give three clues. Do not say the word. Choose which clue comes last.`,
        `Make a poem about ${quotedPhrase(term)} with three lines. Choose one line to say two times.`,
        `What if ${quotedPhrase(term)} could talk? Write what it says to you. Choose what you say back.`,
      ]),
      audience: random.pick(['a friend who likes to guess', 'your class']),
      plan: ['What does it look like?', 'What does it do?', 'Which clue is the hardest?'],
    })),
    ...random.sample(terms, 2).map(({ picture }) => ({
      prompt: random.pick([
        `Pretend that you step into this picture: ${withoutStop(lowerFirst(picture))}. Write what you see and do. Choose how you get out again.`,
        `You are very small, and you walk into this: ${withoutStop(lowerFirst(picture))}. Write what you find. Choose who you meet.`,
        `This comes to life at night: ${withoutStop(lowerFirst(picture))}. Write what it does. Choose how it stops.`,
      ]),
      audience: random.pick(['someone at home', 'a friend at your table']),
      plan: ['What is near you?', 'What do you do first?', 'How do you get home?'],
    })),
  ],
};
