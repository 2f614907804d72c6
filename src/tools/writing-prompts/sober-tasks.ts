/**
 * Tasks for topics in which real people lived, suffered or decide about their own lives: history, society, health.
 * Nothing is invented about them and nobody speaks in their voice; the writer tells, shows and shapes what is true.
 */
import type { OpenQuestion } from '../../composer/topics/topic-pack.ts';
import { lowerFirst, quotedPhrase, quotedSentence, withoutStop } from '../../text/sentence.ts';
import { type TaskMakers, isEvent, isOpinion, quotableQuestion } from './made-task.ts';
import { TASKS } from './tasks.ts';
import { YOUNG_TASKS } from './young-tasks.ts';

/** What happens to 'you' is no true story about others. */
const isOfOthers = ({ cause, effect }: { readonly cause: string; readonly effect: string }): boolean =>
  !/\byour?\b/iu.test(`${cause} ${effect}`);

const quotable = (questions: readonly OpenQuestion[]): { asked: string; opinion: boolean }[] =>
  questions.flatMap((question) => {
    const asked = quotableQuestion(question);
    return asked === undefined ? [] : [{ asked, opinion: isOpinion(question) }];
  });

export const SOBER_TASKS: TaskMakers = {
  Persuasive: TASKS.Persuasive,
  Expository: TASKS.Expository,

  Narrative: ({ terms, causes = [], processes = [], questions }, random) => [
    ...causes
      .filter((chain) => isOfOthers(chain))
      .map(({ cause, effect }) => ({
        prompt: random.pick([
          `Tell a story in three scenes, true to what you learned. In the first, ${withoutStop(cause)}; in the last, ${withoutStop(effect)}. Tell what happens between the two. Choose the title with care.`,
          `Be a narrator who looks back. Tell in order how one thing led to another: first ${withoutStop(cause)}, and in the end ${withoutStop(effect)}. Choose which fact your reader learns last.`,
        ]),
        audience: random.pick(['listeners to a podcast', 'a class that has not studied this yet', 'readers of true stories']),
        plan: ['What do you know for sure?', 'What happens between the beginning and the end?', 'Which moment matters most?'],
      })),
    ...processes
      .filter((process) => isEvent(process))
      .map(({ title }) => ({
        prompt: random.pick([
          `Tell ${title} as a story. Keep every event in its order and invent no facts. Choose which step to tell in the most detail.`,
          `Write the script of a two-minute audio story: ${title}. Tell it in order, for ears alone. Choose the sounds that a listener would hear.`,
        ]),
        audience: random.pick(['listeners who hear it for the first time', 'a class one year younger']),
        plan: ['Where does it begin?', 'Which steps can’t be left out?', 'What is different at the end?'],
      })),
    ...random.sample(quotable(questions), 3).map(({ asked, opinion }) => ({
      prompt:
        opinion && random.chance(0.5)
          ? `Two students answer this in different ways: ${quotedSentence(asked)} Tell what happens from their first words to the end of the talk. Choose what makes one of them think again.`
          : `One question will not leave a student alone: ${quotedSentence(asked)} Tell the story of the search for an answer: where it begins, where it gets stuck and what is found. Choose who helps.`,
      audience: random.pick(['a classmate who likes hard questions', 'readers of a school magazine']),
      plan: [
        'Why does the question matter to them?',
        'What gets in the way?',
        'What do they know at the end that they did not know before?',
      ],
    })),
    ...random.sample(terms, 2).map(({ term, picture }) => ({
      prompt: random.pick([
        `A student stops in front of a picture in a class exhibit: ${withoutStop(lowerFirst(picture))}. Under it stands the word ${quotedPhrase(term)}. Tell what the student wonders, asks and finds out. Choose who explains.`,
        `Tell the story of a class that makes an exhibit and has to explain ${quotedPhrase(term)} to visitors. Tell it from the first idea to opening night. Choose what nearly goes wrong.`,
      ]),
      audience: random.pick(['visitors at an open house', 'readers of the school newsletter']),
      plan: [
        'Who is there, and what do they want?',
        'What do they have to find out first?',
        'How will your reader see that they understood?',
      ],
    })),
  ],

  Descriptive: ({ terms, comparisons = [], processes = [] }, random) => [
    ...random.sample(terms, 6).map(({ term, picture }) => ({
      prompt: random.pick([
        `A class exhibit shows this picture for the word ${quotedPhrase(term)}: ${withoutStop(lowerFirst(picture))}. Describe it for a visitor who cannot see it: what is there, where it is, and why it fits the word. Choose where to begin.`,
        `Describe this picture so well that a partner could draw it: ${withoutStop(lowerFirst(picture))}. Use exact words, and say what it tells about ${quotedPhrase(term)}. Choose one detail to spend two sentences on.`,
        `An artist needs a description for a poster about ${quotedPhrase(term)}. The idea so far: ${withoutStop(lowerFirst(picture))}. Describe the whole poster, with its colors, its light and what stands out. Choose what to add.`,
      ]),
      audience: random.pick(['a partner with a pencil', 'a visitor with an audio guide']),
      plan: ['What is the most important thing to see?', 'Where does each part stand?', 'Why does the picture fit?'],
    })),
    ...comparisons.map(({ a, b }) => ({
      prompt: `Describe two things, first ${a} and then ${b}, so well that nobody could mix them up. Use true details, the more exact the better. Choose the order of your details.`,
      audience: 'visitors to a class museum',
      plan: ['Which details belong to one alone?', 'Where will your description begin?', 'What will your reader remember?'],
    })),
    ...processes
      .filter((process) => isEvent(process))
      .map(({ title }) => ({
        prompt: `Choose one moment of ${title} and describe a photo that could show it: near, far, light, faces or hands. Use only what could be true. Choose what stays outside the frame.`,
        audience: 'someone who looks at an exhibit of that time',
        plan: ['Which moment is worth stopping at?', 'What is near, and what is far?', 'How do you know that it could be true?'],
      })),
  ],

  Creative: ({ terms, comparisons = [], processes = [], questions }, random) => [
    ...random.sample(terms, 4).map(({ term, definition }) => ({
      prompt: random.pick([
        `Design a small museum room about ${quotedPhrase(term)}. Write the sign at the door and three labels inside, each with a true fact. Choose the one object in the middle of the room.`,
        `Write a poem of eight short lines about ${quotedPhrase(term)}, with at least three true facts in it. Choose one line to come back at the end.`,
        `Design a stamp, a coin or a street sign that honors what ${quotedPhrase(term)} stands for or warns of. Describe it and write the text that goes with it. Choose what it leaves out.`,
        `Write an entry for a dictionary that explains with images and no dull words. Your word is ${quotedPhrase(term)}, which a school dictionary explains so: ${withoutStop(lowerFirst(definition))}. Choose two examples from today.`,
      ]),
      audience: random.pick(['visitors to a class museum', 'a class anthology']),
      plan: ['Which facts will you use?', 'What should your reader feel or ask at the end?', 'What does every word add?'],
    })),
    ...processes
      .filter((process) => isEvent(process))
      .map(({ title }) => ({
        prompt: `Make a poem out of this timeline: ${title}. Give each step one line, in the true order. Choose one line that is only three words long.`,
        audience: 'listeners at a reading aloud',
        plan: ['Which steps do you need?', 'Which word carries each step?', 'How does the last line end it?'],
      })),
    ...comparisons.map(({ a, b }) => ({
      prompt: `Write a talk between two students who read about ${a} and ${b}. Each one finds something that the other missed. Choose a scene, a chat or a set of letters.`,
      audience: 'two classmates who will read it aloud',
      plan: ['What does each one know first?', 'What do they find together?', 'Which fact surprises them both?'],
    })),
    ...random.sample(quotable(questions.filter(isOpinion)), 2).map(({ asked }) => ({
      prompt: `Write two voices that answer this question in turn: ${quotedSentence(asked)} They need not agree, but both use facts. Choose who has the last word.`,
      audience: 'an audience that has to make up its own mind',
      plan: ['What does each voice say?', 'Which fact does each one bring?', 'Where do they meet?'],
    })),
  ],
};

/** The youngest learn of communities, families and health: their stories and pictures are safe; a riddle keeps to facts. */
export const SOBER_YOUNG_TASKS: TaskMakers = {
  ...YOUNG_TASKS,
  Creative: ({ terms }, random) =>
    random.sample(terms, 6).map(({ term, picture }) => ({
      prompt: random.pick([
        `Make a riddle for ${quotedPhrase(term)}. Give three clues. Do not say the word. Choose which clue comes last.`,
        `Make a poem about ${quotedPhrase(term)} with three lines. Choose one line to say two times.`,
        `Make a sign for ${quotedPhrase(term)}. Draw this: ${withoutStop(lowerFirst(picture))}. Write what the sign says. Choose where it hangs.`,
        `Make a song for ${quotedPhrase(term)} to a tune that you know. Write three lines. Choose a move to go with it.`,
      ]),
      audience: random.pick(['a friend who likes to guess', 'your class', 'someone at home']),
      plan: ['What do you know about it?', 'Which words tell it best?'],
    })),
};
