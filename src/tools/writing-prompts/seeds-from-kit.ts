/**
 * Writing tasks made of what a topic's kit holds besides its own seeds: its questions, comparisons, processes, causes,
 * words and misconceptions, each in the genre whose demand it meets.
 */
import type { Materials } from '../../composer/materials.ts';
import { needsPassage } from '../../composer/passages.ts';
import type { Random } from '../../composer/random.ts';
import type { BandMaterial, Comparison, OpenQuestion, Subject, WritingSeed } from '../../composer/topics/topic-pack.ts';
import { lowerFirst, quotedPhrase, quotedSentence, withoutStop } from '../../text/sentence.ts';

type Task = Omit<WritingSeed, 'genre'>;
type Genre = WritingSeed['genre'];

/** It can be answered without a text at hand. */
const standsAlone = ({ passage, question }: OpenQuestion, kit: BandMaterial): boolean => !needsPassage(kit, passage, question);
const isOpinion = ({ thinking }: OpenQuestion): boolean => thinking === 'evaluate';
const isExplanation = ({ thinking }: OpenQuestion): boolean => thinking === 'analyze' || thinking === 'understand';

/** 'How a hurricane forms', 'The life cycle of a bean': titles that stand inside a sentence. */
const isEvent = ({ title }: { readonly title: string }): boolean => /^(?:how (?!to )|the )/iu.test(title);
const isAnyWay = ({ title }: { readonly title: string }): boolean => /^(?:how|the) /iu.test(title);

function persuasive({ questions, misconceptions }: BandMaterial, random: Random): Task[] {
  return [
    ...questions
      .filter((question) => isOpinion(question))
      .map(({ question }) => ({
        prompt: `${question} Take a side. State your claim and back it with reasons and examples from what you learned. ${random.pick(['Choose whether to write a letter or a speech.', 'Choose the one person you most want to win over.'])}`,
        audience: random.pick(['readers who see it the other way', 'the class before a vote', 'a friend who has not made up their mind']),
        plan: [
          'What is your claim, in one sentence?',
          'Which two reasons are the strongest?',
          'What would the other side say, and what do you answer?',
        ],
      })),
    ...misconceptions.map(({ belief }) => ({
      prompt: `Many people would say: ${quotedSentence(belief)} Convince them to think again. State a claim, give reasons with evidence, and stay friendly. Choose the example that would change the most minds.`,
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
        prompt: `Explain ${lowerFirst(title)} step by step to a reader who has never heard of it. Say what causes each step. Choose one step to explain with a comparison to daily life.`,
        audience: random.pick(['a student who missed these lessons', 'a younger class', 'visitors at an open house']),
        plan: [
          'What does the reader need to know before the first step?',
          'Which step is the hardest to picture?',
          'What could you draw beside your text?',
        ],
      })),
    ...comparisons.map((pair) => comparing(pair, random)),
    ...causes.map(({ cause, effect }) => ({
      prompt: `Explain why this happens: when ${withoutStop(cause)}, ${withoutStop(effect)}. Follow the steps between the two. Choose an example that your reader can picture.`,
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
    prompt: `Explain how ${lowerFirst(a)} and ${lowerFirst(b)} are alike and how they differ. Give an example for each point. Choose which difference to keep for the end.`,
    audience: random.pick(['a reader who mixes the two up', 'a class that starts this topic next month']),
    plan: ['Which points will you compare?', 'Will you take one at a time or go point by point?', 'Why does the last difference matter?'],
  };
}

function narrative({ processes = [], causes = [], terms }: BandMaterial, random: Random): Task[] {
  return [
    ...processes
      .filter((process) => isEvent(process))
      .map(({ title }) => ({
        prompt: `Tell a story in which somebody lives through or watches ${lowerFirst(title)}. Keep the events in an order that could really happen. Choose who tells the story.`,
        audience: random.pick(['readers of a class story collection', 'a partner class']),
        plan: [
          'Who tells the story, and what do they want?',
          'At which step does something go wrong?',
          'What do they understand at the end?',
        ],
      })),
    ...causes.map(({ cause }) => ({
      prompt: `Begin a story with the moment when ${withoutStop(cause)}. Tell what happens next, in order, to somebody who is there. Choose how much time passes.`,
      audience: random.pick(['friends who like true-to-life stories', 'listeners at a story hour']),
      plan: ['Who is there, and where?', 'What changes, step by step?', 'How does it end?'],
    })),
    ...random.sample(terms, 2).map(({ term }) => ({
      prompt: `Tell about a day on which the word ${quotedPhrase(term)} suddenly matters to someone. Show what happens and how the person finds out what it means. Choose a real or a made-up place.`,
      audience: random.pick(['a classmate who likes surprises', 'readers of short stories']),
      plan: ['Who needs the word, and why that day?', 'What gets in the way?', 'What changes when it is understood?'],
    })),
  ];
}

function descriptive({ terms, comparisons = [], processes = [] }: BandMaterial, random: Random): Task[] {
  return [
    ...random.sample(terms, 5).map(({ term, picture }) => ({
      prompt: `Describe this picture so well that a partner could draw it without seeing it: ${withoutStop(lowerFirst(picture))}. Use exact words, and work in the word ${quotedPhrase(term)}. Choose where the reader’s eye begins.`,
      audience: random.pick(['a partner with a pencil and no picture', 'a listener with closed eyes']),
      plan: ['What is the most important thing to see?', 'Where does each part stand?', 'What could you compare it with?'],
    })),
    ...comparisons.map(({ a, b }) => ({
      prompt: `Describe ${lowerFirst(a)} and then ${lowerFirst(b)} so well that nobody could mix them up. Use details that the senses can catch. Choose the order of your details.`,
      audience: random.pick(['an artist who will draw both', 'visitors to a class museum']),
      plan: ['Which details belong to one alone?', 'Where will your description begin?', 'What mood fits each?'],
    })),
    ...processes
      .filter((process) => isEvent(process))
      .map(({ title }) => ({
        prompt: `Choose one moment of ${lowerFirst(title)} and describe only that moment. Let the reader see, hear or feel it. Choose the words as carefully as a photographer chooses a frame.`,
        audience: random.pick(['someone who looks at a photo of that moment', 'readers of a nature or history magazine']),
        plan: ['Which moment is worth stopping at?', 'What is near, and what is far?', 'What stays just out of sight?'],
      })),
  ];
}

function creative({ terms, processes = [], misconceptions, comparisons = [] }: BandMaterial, random: Random): Task[] {
  return [
    ...random.sample(terms, 3).map(({ term }) => ({
      prompt: `Let ${quotedPhrase(term)} speak: write a poem, a diary page or a riddle in its voice, with at least two true things in it. Choose the form that fits best.`,
      audience: random.pick(['listeners at a reading aloud', 'a class anthology']),
      plan: ['What would it see that nobody else sees?', 'What is it proud of, or afraid of?', 'Which true things will you work in?'],
    })),
    ...processes
      .filter((process) => isEvent(process))
      .map(({ title }) => ({
        prompt: `Turn ${lowerFirst(title)} into a comic, a song or a scene for two voices. Keep the order true and invent all the rest. Choose the form.`,
        audience: random.pick(['a younger class', 'an audience of one friend']),
        plan: ['Who or what are your voices?', 'What is the funniest or strangest step?', 'How will the audience follow the order?'],
      })),
    ...misconceptions.map(({ belief }) => ({
      prompt: `Imagine a place where this is really so: ${quotedSentence(belief)} Write what one day there is like. Choose how your reader finds out that our world works in another way.`,
      audience: random.pick(['readers who like odd worlds', 'your writing group']),
      plan: ['What looks strange at first sight?', 'Who lives there, and what do they take for granted?', 'What is the last sentence?'],
    })),
    ...comparisons.map(({ a, b }) => ({
      prompt: `Write a dialogue in which ${lowerFirst(a)} and ${lowerFirst(b)} meet and find out what they have in common. Choose where they meet and who speaks first.`,
      audience: random.pick(['two classmates who will read it aloud', 'a class anthology']),
      plan: ['What does each one want?', 'What do they misunderstand?', 'What do they share in the end?'],
    })),
  ];
}

/** For writers of a few sentences: one thing asked, in short words. */
const FOR_THE_YOUNGEST: Readonly<Record<Genre, (kit: BandMaterial, random: Random) => Task[]>> = {
  Narrative: ({ terms }, random) =>
    random.sample(terms, 3).map(({ term }) => ({
      prompt: `Tell a story that has the word ${quotedPhrase(term)} in it. Tell what happens first, next and last. Choose who is in it.`,
      audience: random.pick(['a friend at your table', 'someone at home']),
      plan: ['Who is there?', 'What goes wrong?', 'How does it end?'],
    })),
  Persuasive: ({ questions }, random) =>
    questions
      .filter((question) => isOpinion(question))
      .map(({ question }) => ({
        prompt: `${question} Say what you think. Give two reasons. Choose who should read it.`,
        audience: random.pick(['a friend who is not sure', 'your teacher']),
        plan: ['What do you think?', 'Why? Use “because.”'],
      })),
  Expository: ({ questions, processes = [] }, random) => [
    ...processes
      .filter((process) => isAnyWay(process))
      .map(({ title }) => ({
        prompt: `Tell ${lowerFirst(title)}. Write each step. Choose one step to draw.`,
        audience: random.pick(['a friend who was not here', 'a younger child']),
        plan: ['What comes first?', 'What comes next?', 'What comes last?'],
      })),
    ...questions
      .filter((question) => isExplanation(question))
      .map(({ question }) => ({
        prompt: `${question} Write what you know. Use “because.” Choose a picture to go with it.`,
        audience: random.pick(['someone who wants to know', 'a friend in another class']),
        plan: ['What is your answer?', 'How do you know?'],
      })),
  ],
  Descriptive: ({ terms }, random) =>
    random.sample(terms, 4).map(({ picture }) => ({
      prompt: `Tell how this looks: ${withoutStop(lowerFirst(picture))}. Use color, shape and size words. Choose one thing to tell more about.`,
      audience: random.pick(['a friend who will draw it', 'a friend with closed eyes']),
      plan: ['What do you see first?', 'What color and size is it?', 'What else is there?'],
    })),
  Creative: ({ terms }, random) => [
    ...random.sample(terms, 2).map(({ term }) => ({
      prompt: `Make a riddle for ${quotedPhrase(term)}. Give three clues. Do not say the word. Choose which clue comes last.`,
      audience: random.pick(['a friend who likes to guess', 'your class']),
      plan: ['What does it look like?', 'What does it do?', 'Which clue is the hardest?'],
    })),
    ...random.sample(terms, 2).map(({ picture }) => ({
      prompt: `Pretend that you step into this picture: ${withoutStop(lowerFirst(picture))}. Write what you see and do. Choose how you get out again.`,
      audience: random.pick(['someone at home', 'a friend at your table']),
      plan: ['What is near you?', 'What do you do first?', 'How do you get home?'],
    })),
  ],
};

const MAKERS: Readonly<Record<Genre, (kit: BandMaterial, random: Random) => Task[]>> = {
  Narrative: narrative,
  Persuasive: persuasive,
  Expository: expository,
  Descriptive: descriptive,
  Creative: creative,
};

/** Where invention does no harm: slavery is nobody's voice to play with, and an illness no character. */
const PLAYFUL: ReadonlySet<Subject | undefined> = new Set(['science', 'english', 'computing', 'arts', 'music', 'languages']);
const SOBER: ReadonlySet<Genre> = new Set(['Persuasive', 'Expository']);

/** Every task of the genre that the kit's material gives, in random order. */
export function seedsFromKit({ kit, kitBand, subject, source }: Materials, genre: Genre, random: Random): WritingSeed[] {
  if (source !== 'pack' || !(PLAYFUL.has(subject) || SOBER.has(genre))) return [];
  const material = {
    ...kit,
    questions: kit.questions.filter((question) => standsAlone(question, kit)),
    misconceptions: PLAYFUL.has(subject) ? kit.misconceptions.filter(({ belief }) => !needsPassage(kit, undefined, belief)) : [],
  };
  return random.shuffle((kitBand === 'K-2' ? FOR_THE_YOUNGEST : MAKERS)[genre](material, random)).map((task) => ({ genre, ...task }));
}
