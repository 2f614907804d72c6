/** Tasks for writers of paragraphs and pages, made of a kit's material: each genre's own demand, and a choice. */
import type { Random } from '../../composer/random.ts';
import type { BandMaterial, Comparison } from '../../composer/topics/topic-pack.ts';
import { lowerFirst, quotedPhrase, quotedSentence, upperFirst, withoutStop } from '../../text/sentence.ts';
import { type Task, type TaskMakers, isAnyWay, isEvent, isExplanation, isOpinion, quotableQuestion } from './made-task.ts';

function persuasive({ questions, misconceptions, terms, comparisons = [] }: BandMaterial, random: Random): Task[] {
  return [
    ...random.sample(terms, 2).map(({ term }) => ({
      prompt: random.pick([
        `The word wall has room for one more word, and yours is ${quotedPhrase(term)}. Claim its place with two reasons from what you learned. Choose which word it should replace.`,
        `A museum for students wants one exhibit more. Argue that it should be about ${quotedPhrase(term)}: make a claim, give two reasons with examples, and answer one doubt. Choose what visitors would do there.`,
        `Your class may ask an expert one question. Convince the others that it should be about ${quotedPhrase(term)}. Give reasons, and say what can’t be found in a book. Choose the question.`,
      ]),
      audience: random.pick(['classmates who have a vote', 'the people who decide', 'your teacher and your class']),
      plan: ['Why does it matter more than others?', 'Which example proves it?', 'What will somebody say against it?'],
    })),
    ...comparisons.map(({ a, b }) => ({
      prompt: random.pick([
        `Some say that ${a} is harder to understand, others say ${b}. Take a side and give reasons, with an example of each. Choose the example that would win over the other side.`,
        `A quiz show asks only one question on this: about ${a} or about ${b}. Argue for one, with reasons from what you know of both. Choose the question that should be asked.`,
      ]),
      audience: random.pick(['a teacher who plans the next lesson', 'the other half of the class']),
      plan: ['What is your claim?', 'What does the one teach that the other does not?', 'What would the other side say?'],
    })),
    ...questions
      .filter((question) => isOpinion(question))
      .map((question) => ({
        prompt: `${quotableQuestion(question) ?? question.question} Take a side. State your claim and back it with reasons and examples from what you learned. ${random.pick(['Choose whether to write a letter or a speech.', 'Choose the one person you most want to win over.'])}`,
        audience: random.pick(['readers who see it the other way', 'the class before a vote', 'a friend who has not made up their mind']),
        plan: [
          'What is your claim, in one sentence?',
          'Which two reasons are the strongest?',
          'What would the other side say, and what do you answer?',
        ],
      })),
    ...misconceptions.map(({ belief }) => ({
      prompt: random.pick([
        `Many people would say: ${quotedSentence(belief)} Convince them to think again. State a claim, give reasons with evidence, and stay friendly. Choose the example that would change the most minds.`,
        `Write a short talk that begins: “You may have heard this: …” Use this idea: ${quotedSentence(belief)} Claim what is true instead, prove it, and choose the last sentence with care.`,
        `Somebody you like believes this: ${quotedSentence(belief)} Write to that person. Make a claim, give two pieces of evidence and choose an example from daily life.`,
      ]),
      audience: random.pick(['someone who has heard this many times', 'readers of a school newsletter']),
      plan: [
        'Why does the idea sound right?',
        'Which evidence speaks against it?',
        'How will you win your reader without making anyone feel foolish?',
      ],
    })),
  ];
}

function expository({ processes = [], comparisons = [], causes = [], questions }: BandMaterial, random: Random): Task[] {
  return [
    ...processes
      .filter((process) => isAnyWay(process))
      .map(({ title }) => ({
        prompt: random.pick([
          `Explain ${title} step by step to a reader who has never heard of it. Say what causes each step. Choose one step to explain with a comparison to daily life.`,
          `Write the page of a handbook that explains ${title}. Give each step its own short paragraph and say why it comes where it does. Choose one step for a warning: what do people get wrong there?`,
          `A younger class wants to know ${title}. Explain it in order, with the three most important words in bold. Choose an example to begin with.`,
        ]),
        audience: random.pick(['a student who missed these lessons', 'a younger class', 'visitors at an open house']),
        plan: [
          'What does the reader need to know before the first step?',
          'Which step is the hardest to picture?',
          'What could you draw beside your text?',
        ],
      })),
    ...comparisons.map((pair) => comparing(pair, random)),
    ...causes.map(({ cause, effect }) => ({
      prompt: random.pick([
        `Explain why this happens: when ${withoutStop(cause)}, ${withoutStop(effect)}. Follow the steps between the two. Choose an example that your reader can picture.`,
        `Answer a child’s question: why is it that when ${withoutStop(cause)}, ${withoutStop(effect)}? Explain every link in between. Choose a comparison that helps.`,
        `Write about one cause and its effect: when ${withoutStop(cause)}, ${withoutStop(effect)}. Explain how one leads to the other and what else must be so. Choose where a drawing would help.`,
      ]),
      audience: random.pick(['someone who always asks “but why?”', 'a reader of a children’s encyclopedia']),
      plan: ['What comes first?', 'What links the beginning to the end?', 'Which word will you have to explain?'],
    })),
    ...questions
      .filter((question) => isExplanation(question))
      .map(({ question }) => ({
        prompt: `${question} Explain it in writing with at least two facts or examples. Choose a title that tells what your text answers.`,
        audience: random.pick(['your class’s book of answers', 'a curious adult']),
        plan: ['What is the short answer?', 'Which facts or examples explain it?', 'In which order will they be easiest to follow?'],
      })),
  ];
}

function comparing({ a, b }: Comparison, random: Random): Task {
  return {
    prompt: random.pick([
      `Explain how ${a} and ${b} are alike and how they differ. Give an example for each point. Choose which difference to keep for the end.`,
      `People mix up ${a} and ${b}. Explain the difference so that it never happens again, and say what they share. Choose two examples that make it plain.`,
      `Write an entry for a class encyclopedia under the heading “${upperFirst(a)} and ${b}.” Compare them point by point. Choose the points that matter most.`,
    ]),
    audience: random.pick(['a reader who mixes the two up', 'a class that starts this topic next month']),
    plan: ['Which points will you compare?', 'Will you take one at a time or go point by point?', 'Why does the last difference matter?'],
  };
}

function narrative({ processes = [], causes = [], terms }: BandMaterial, random: Random): Task[] {
  return [
    ...processes
      .filter((process) => isEvent(process))
      .map(({ title }) => ({
        prompt: random.pick([
          `Tell a story in which somebody lives through or watches ${title}. Keep the events in an order that could really happen. Choose who tells the story.`,
          `Somebody wakes up in the middle of this: ${title}. Tell what they see first, what happens next and how it ends, in the true order. Choose whether they are a person, an animal or a thing.`,
          `Two friends watch ${title} and do not agree on what they see. Tell the story from the first moment to the last. Choose who turns out to be right, and how.`,
        ]),
        audience: random.pick(['readers of a class story collection', 'a partner class']),
        plan: [
          'Who tells the story, and what do they want?',
          'At which step does something go wrong?',
          'What do they understand at the end?',
        ],
      })),
    ...causes.map(({ cause, effect }) => ({
      prompt: random.pick([
        `Begin a story with the moment when ${withoutStop(cause)}. Tell what happens next, in order, to somebody who is there. Choose how much time passes.`,
        `Tell a story that ends like this: ${withoutStop(effect)}. Work out how it came to that, and begin at least three events before. Choose who wanted something else to happen.`,
        `Somebody does not know that when ${withoutStop(cause)}, ${withoutStop(effect)}. Tell the story of how they find out. Choose a place where it matters.`,
      ]),
      audience: random.pick(['friends who like true-to-life stories', 'listeners at a story hour']),
      plan: ['Who is there, and where?', 'What changes, step by step?', 'How does it end?'],
    })),
    ...random.sample(terms, 2).map(({ term }) => ({
      prompt: random.pick([
        `Tell about a day on which the word ${quotedPhrase(term)} suddenly matters to someone. Show what happens and how the person finds out what it means. Choose a real or a made-up place.`,
        `A note falls out of a library book. It holds one word: ${quotedPhrase(term)}. Tell what the person who finds it does next, step by step. Choose how the word is explained in the end.`,
        `Tell the story of somebody who has to explain ${quotedPhrase(term)} to a crowd and is not ready. Show the minutes before, the talk and the minute after. Choose who helps.`,
      ]),
      audience: random.pick(['a classmate who likes surprises', 'readers of short stories']),
      plan: ['Who needs the word, and why that day?', 'What gets in the way?', 'What changes when it is understood?'],
    })),
  ];
}

function descriptive({ terms, comparisons = [], processes = [] }: BandMaterial, random: Random): Task[] {
  return [
    ...random.sample(terms, 5).map(({ term, picture }) => ({
      prompt: random.pick([
        `Describe this picture so well that a partner could draw it without seeing it: ${withoutStop(lowerFirst(picture))}. Use exact words, and work in the word ${quotedPhrase(term)}. Choose where the reader’s eye begins.`,
        `Describe what is to be seen here as if you stood in front of it: ${withoutStop(lowerFirst(picture))}. Lead the reader’s eye from one part to the next, and use the word ${quotedPhrase(term)}. Choose a mood.`,
        `Write the text that a guide would speak for visitors who cannot see this: ${withoutStop(lowerFirst(picture))}. Make shape, size and place plain, and explain ${quotedPhrase(term)} on the way. Choose what to leave out.`,
      ]),
      audience: random.pick(['a partner with a pencil and no picture', 'a listener with closed eyes']),
      plan: ['What is the most important thing to see?', 'Where does each part stand?', 'What could you compare it with?'],
    })),
    ...comparisons.map(({ a, b }) => ({
      prompt: random.pick([
        `Describe ${a} and then ${b} so well that nobody could mix them up. Use details that the senses can catch. Choose the order of your details.`,
        `Describe a place or a moment where you meet ${a}, then one where you meet ${b}. Let the details show the difference without saying it. Choose which comes first.`,
        `Write two short descriptions with no names in them: one of ${a}, one of ${b}. A reader must be able to tell which is which. Choose details that belong to one alone.`,
      ]),
      audience: random.pick(['an artist who will draw both', 'visitors to a class museum']),
      plan: ['Which details belong to one alone?', 'Where will your description begin?', 'What mood fits each?'],
    })),
    ...processes
      .filter((process) => isEvent(process))
      .map(({ title }) => ({
        prompt: random.pick([
          `Choose one moment of ${title} and describe only that moment. Let the reader see, hear or feel it. Choose the words as carefully as a photographer chooses a frame.`,
          `Describe ${title} in slow motion: three sentences for what takes a second. Use verbs that show how things move or change. Choose the second that matters.`,
          `Be a camera that watches ${title}. Describe what comes into the picture, near and far, from beginning to end. Choose two places to zoom in.`,
        ]),
        audience: random.pick(['someone who looks at a photo of that moment', 'readers of a nature or history magazine']),
        plan: ['Which moment is worth stopping at?', 'What is near, and what is far?', 'What stays just out of sight?'],
      })),
  ];
}

function creative({ terms, processes = [], misconceptions, comparisons = [] }: BandMaterial, random: Random): Task[] {
  return [
    ...random.sample(terms, 3).map(({ term }) => ({
      prompt: random.pick([
        `Let ${quotedPhrase(term)} speak: write a poem, a diary page or a riddle in its voice, with at least two true things in it. Choose the form that fits best.`,
        `Write a want ad, a recipe or a weather report about ${quotedPhrase(term)}. Make it funny or grand, with at least two true things in it. Choose the form.`,
        `Invent a small museum with one room for ${quotedPhrase(term)}. Write the sign at the door and three labels inside. Choose what visitors may touch.`,
      ]),
      audience: random.pick(['listeners at a reading aloud', 'a class anthology']),
      plan: ['What would it see that nobody else sees?', 'What is it proud of, or afraid of?', 'Which true things will you work in?'],
    })),
    ...processes
      .filter((process) => isEvent(process))
      .map(({ title }) => ({
        prompt: random.pick([
          `Turn ${title} into a comic, a song or a scene for two voices. Keep the order true and invent all the rest. Choose the form.`,
          `Write ${title} as a sports report, minute by minute, with two reporters. Keep the order true. Choose who wins.`,
          `Make a set of six trading cards out of ${title}: a name, a power and a weakness for each stage. Keep them true. Choose which card is the rarest.`,
        ]),
        audience: random.pick(['a younger class', 'an audience of one friend']),
        plan: ['Who or what are your voices?', 'What is the funniest or strangest step?', 'How will the audience follow the order?'],
      })),
    ...misconceptions.map(({ belief }) => ({
      prompt: random.pick([
        `Imagine a place where this is really so: ${quotedSentence(belief)} Write what one day there is like. Choose how your reader finds out that our world works in another way.`,
        `A sign in an odd town says: ${quotedSentence(belief)} Write what a visitor finds out there on the first day. Choose how the town reacts when the visitor says what is true.`,
        `Write the diary page of someone who has just learned that this is not so: ${quotedSentence(belief)} Let the page show what they thought, what changed it and what they will try next. Choose their age.`,
      ]),
      audience: random.pick(['readers who like odd worlds', 'your writing group']),
      plan: ['What looks strange at first sight?', 'Who lives there, and what do they take for granted?', 'What is the last sentence?'],
    })),
    ...comparisons.map(({ a, b }) => ({
      prompt: random.pick([
        `Write a dialogue in which ${a} and ${b} meet and find out what they have in common. Choose where they meet and who speaks first.`,
        `${upperFirst(a)} and ${b} apply for the same job. Write both letters, each true to what it can do. Choose the job and who gets it.`,
        `Write a poem for two voices, one for ${a} and one for ${b}. Where they are alike, both speak. Choose the last line for both.`,
      ]),
      audience: random.pick(['two classmates who will read it aloud', 'a class anthology']),
      plan: ['What does each one want?', 'What do they misunderstand?', 'What do they share in the end?'],
    })),
  ];
}

export const TASKS: TaskMakers = {
  Narrative: narrative,
  Persuasive: persuasive,
  Expository: expository,
  Descriptive: descriptive,
  Creative: creative,
};
