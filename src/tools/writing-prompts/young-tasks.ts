/** Tasks for writers of a few sentences: one thing asked, in short words. */
import { lowerFirst, quotedPhrase, withoutStop } from '../../text/sentence.ts';
import { type TaskMakers, isAnyWay, isEvent, isExplanation, isOpinion, quotableQuestion } from './made-task.ts';

/** What the youngest ask themselves before they tell a story. */
const STORY_PLANS = [
  ['Who is there?', 'What goes wrong?', 'How does it end?'],
  ['Where are they?', 'What do they want?', 'What do they do in the end?'],
  ['What comes first?', 'What is a surprise?', 'How do they feel at the end?'],
  ['Who tells the story?', 'What do they see and hear?', 'What is the last thing that happens?'],
] as const;

const PICTURE_PLANS = [
  ['What do you see first?', 'What color and size is it?', 'What else is there?'],
  ['What is in the middle?', 'What is next to it?', 'Which words tell how it looks?'],
  ['What shape is it?', 'What is it like?', 'What would you touch or hear there?'],
] as const;

const REASON_PLANS = [
  ['What do you think?', 'Why? Use “because.”'],
  ['What do you want your reader to do?', 'What are your two best reasons?'],
  ['What do you say first?', 'What will your reader ask?', 'How do you end?'],
] as const;

const picture = (text: string): string => withoutStop(lowerFirst(text));

export const YOUNG_TASKS: TaskMakers = {
  Narrative: ({ terms, processes = [] }, random) => [
    ...random.sample(terms, 4).map(({ term }) => ({
      prompt: random.pick([
        `Tell a story that has the word ${quotedPhrase(term)} in it. Tell what happens first, next and last. Choose who is in it.`,
        `Somebody learns the word ${quotedPhrase(term)} today. Tell who it is and what happens then. Choose how the day ends.`,
        `Two friends talk about ${quotedPhrase(term)}. Tell what they do first, next and last. Choose where they are.`,
        `A child wants to know what ${quotedPhrase(term)} means. Tell who helps and what they do. Choose how the child shows it to a friend.`,
        `A class plays a guessing game. The word is ${quotedPhrase(term)}. Tell how the game goes from start to end. Choose who guesses it.`,
      ]),
      audience: random.pick(['a friend at your table', 'someone at home', 'a child in another class']),
      plan: [...random.pick(STORY_PLANS)],
    })),
    ...random.sample(terms, 4).map((entry) => ({
      prompt: random.pick([
        `You walk up a hill and see this: ${picture(entry.picture)}. Tell what you do first, next and last. Choose who is with you.`,
        `A child draws this: ${picture(entry.picture)}. Then the drawing starts to move. Tell what happens. Choose how it stops.`,
        `You open a book and find this: ${picture(entry.picture)}. Tell the story that goes with it. Choose a name for the story.`,
        `A toy wakes up and looks at this: ${picture(entry.picture)}. Tell what the toy does next. Choose what kind of toy it is.`,
      ]),
      audience: random.pick(['a story for the class book', 'someone at home', 'a friend who likes stories']),
      plan: [...random.pick(STORY_PLANS)],
    })),
    ...processes
      .filter((process) => isEvent(process))
      .map(({ title }) => ({
        prompt: random.pick([
          `Somebody small sees ${title}. Tell what they see first, next and last. Choose who it is.`,
          `Tell ${title} like a story. Put each part in order. Choose how it starts.`,
        ]),
        audience: random.pick(['a younger child', 'a friend who was not here']),
        plan: ['What happens first?', 'What happens next?', 'How does it end?'],
      })),
  ],
  Persuasive: ({ questions, terms, comparisons = [] }, random) => [
    ...questions
      .filter((question) => isOpinion(question))
      .map((question) => quotableQuestion(question) ?? question.question)
      .map((question) => ({
        prompt: random.pick([
          `${question} Say what you think. Give two reasons. Choose who should read it.`,
          `${question} Pick a side. Tell why with “because.” Choose one reason to say first.`,
          `${question} Write a note with what you think and two reasons. Choose who gets it.`,
        ]),
        audience: random.pick(['a friend who is not sure', 'your teacher']),
        plan: [...random.pick(REASON_PLANS)],
      })),
    ...random.sample(terms, 3).map(({ term }) => ({
      prompt: random.pick([
        `The class wall has room for one more word. Should it be ${quotedPhrase(term)}? Say yes or no. Give two reasons. Choose your best reason to say first.`,
        `Make a poster. Tell why a child should know about ${quotedPhrase(term)}. Give two reasons. Choose a picture for it.`,
        `Your class can read one new book. Say why it should be about ${quotedPhrase(term)}. Give two reasons. Choose a title for the book.`,
      ]),
      audience: random.pick(['your class', 'your teacher', 'children in the hall']),
      plan: [...random.pick(REASON_PLANS)],
    })),
    ...comparisons.map(({ a, b }) => ({
      prompt: random.pick([
        `What should your class learn more about, ${a} or ${b}? Pick one. Give two reasons with “because.” Choose one thing to show.`,
        `You may make a book about ${a} or about ${b}. Say which is the better pick. Give two reasons. Choose who reads it.`,
      ]),
      audience: random.pick(['your teacher', 'a friend who picks the other one']),
      plan: [...random.pick(REASON_PLANS)],
    })),
  ],
  Expository: ({ questions, terms, processes = [], comparisons = [] }, random) => [
    ...processes
      .filter((process) => isAnyWay(process))
      .map(({ title }) => ({
        prompt: random.pick([
          `Tell ${title}. Write each step. Choose one step to draw.`,
          `Help a friend learn ${title}. Write it step by step. Choose a good word to start each step.`,
          `Make a little book that tells ${title}. One step goes on each page. Choose a title.`,
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
    ...comparisons.map(({ a, b }) => ({
      prompt: `Write about ${a} and ${b}. Tell one way they are the same and one way they are not. Choose which way to tell first.`,
      audience: random.pick(['a friend who mixes them up', 'a younger child']),
      plan: ['What is the same?', 'What is not the same?'],
    })),
    ...random.sample(terms, 3).map(({ term }) => ({
      prompt: random.pick([
        `Make a page for a class word book. Your word is ${quotedPhrase(term)}. Tell what it is and give an example. Choose a picture to draw.`,
        `A friend asks you about ${quotedPhrase(term)}. Write two or three things you know. Choose what to tell first.`,
      ]),
      audience: random.pick(['children who read the word book', 'a friend who is new to it']),
      plan: ['What is it?', 'What is an example?', 'What is one more thing you know?'],
    })),
  ],
  Descriptive: ({ terms }, random) =>
    random.sample(terms, 6).map((entry) => ({
      prompt: random.pick([
        `Tell how this looks: ${picture(entry.picture)}. Use color, shape and size words. Choose one thing to tell more about.`,
        `Look at this in your mind: ${picture(entry.picture)}. Tell what is big, what is small and what color it is. Choose where to begin.`,
        `A friend can not see this: ${picture(entry.picture)}. Use your words to show it. Choose the best word for how it looks.`,
        `Think of this: ${picture(entry.picture)}. What do you see? What could you hear or touch? Tell it in order. Choose the best part for the end.`,
        `Draw this: ${picture(entry.picture)}. Now write what is in your picture. Choose three words that tell how things look.`,
      ]),
      audience: random.pick(['a friend who will draw it', 'a friend with closed eyes', 'someone at home']),
      plan: [...random.pick(PICTURE_PLANS)],
    })),
  Creative: ({ terms }, random) => [
    ...random.sample(terms, 3).map(({ term }) => ({
      prompt: random.pick([
        `Make a riddle for ${quotedPhrase(term)}. Give three clues. Do not say the word. Choose which clue comes last.`,
        `Make a poem about ${quotedPhrase(term)} with three lines. Choose one line to say two times.`,
        `What if ${quotedPhrase(term)} could talk? Write what it says to you. Choose what you say back.`,
        `Make a song for ${quotedPhrase(term)} to a tune that you know. Write three lines. Choose a move to go with it.`,
      ]),
      audience: random.pick(['a friend who likes to guess', 'your class']),
      plan: ['What does it look like?', 'What does it do?', 'Which words sound good?'],
    })),
    ...random.sample(terms, 3).map((entry) => ({
      prompt: random.pick([
        `Pretend that you step into this picture: ${picture(entry.picture)}. Write what you see and do. Choose how you get out again.`,
        `You are very small, and you walk into this: ${picture(entry.picture)}. Write what you find. Choose who you meet.`,
        `This comes to life at night: ${picture(entry.picture)}. Write what it does. Choose how it stops.`,
      ]),
      audience: random.pick(['someone at home', 'a friend at your table']),
      plan: ['What is near you?', 'What do you do first?', 'How do you get home?'],
    })),
  ],
};
