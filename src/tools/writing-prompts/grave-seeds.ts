/**
 * Writing tasks for topics with which nobody plays: true stories of learning, fair arguments, plain explanations and
 * quiet forms. They ask for no invented suffering and no voice of a victim. {topic} is replaced.
 */
import type { WritingSeed } from '../../composer/topics/topic-pack.ts';
import type { Genre } from './made-task.ts';

type Seed = readonly [prompt: string, audience: string, ...plan: readonly [string, string]];

const SEEDS: Readonly<Record<Genre, readonly Seed[]>> = {
  Narrative: [
    [
      'A student has to give a short talk on {topic} and does not know how to begin. Tell how the student finds the first sentence. Choose who listens.',
      'a class that cares about the topic',
      'What makes the beginning hard?',
      'Which fact helps the student to begin?',
    ],
    [
      'A librarian helps a student to find one book on {topic} that can be trusted. Tell what they look at and why they choose it. Choose the question that starts the search.',
      'readers of your age',
      'What does the student want to know?',
      'How do they judge a book?',
    ],
    [
      'Two classmates do not agree on how to speak about {topic}. Tell how they work it out with respect. Choose where they talk.',
      'your class',
      'What does each of them worry about?',
      'What changes between them?',
    ],
    [
      'A reporter for the school paper prepares an interview about {topic}. Tell how the reporter decides what to ask and what not to ask. Choose whom the reporter meets.',
      'readers of a school paper',
      'What does the reporter want to learn?',
      'Which question is left out, and why?',
    ],
    [
      'Someone stops in front of one picture or object in an exhibit about {topic}. Tell what the visitor notices, wonders and finds out. Choose what the visitor writes in the guest book.',
      'people who have not been there',
      'What is to be seen?',
      'What does the visitor learn?',
    ],
    [
      'A teacher asks the class what it needs before a lesson on {topic}. Tell what is said and what changes because of it. Choose one student to follow.',
      'a class that will learn about it next year',
      'Who speaks first?',
      'What does the class agree on?',
    ],
  ],
  Persuasive: [
    [
      'Should every student in your grade learn about {topic}? State your claim and give two reasons with evidence. Choose the adult whom you want to convince.',
      'a letter to someone who decides what is taught',
      'What is your claim?',
      'What will the other side say?',
    ],
    [
      'How should a school speak about {topic}: in a lesson, at an assembly or with a guest? Argue for one way, and choose whether to write a letter or a speech.',
      'the people who run your school',
      'Which way serves students best?',
      'What could go wrong, and what is your answer?',
    ],
    [
      'Which source on {topic} should your class trust most? Make a claim, and defend it with what you know about who made the source and why.',
      'your class',
      'What makes a source worth trusting?',
      'Which other source did you consider?',
    ],
    [
      'Some people would rather not talk about {topic}. Argue for or against talking about it in school, and answer the other side with respect.',
      'readers who see it the other way',
      'What do you understand of the other side?',
      'Which reason is your strongest?',
    ],
    [
      'Which word should people use, or no longer use, when they speak of {topic}? Make a claim and give reasons. Choose an example that shows the difference.',
      'editors of a student newspaper',
      'What does the word say or hide?',
      'What would you put in its place?',
    ],
    [
      'A town can pay for one thing that has to do with {topic}: books for its libraries, a public talk or a sign. Argue for your choice with evidence.',
      'a town council',
      'Whom would it help?',
      'Why is it better than the others?',
    ],
  ],
  Expository: [
    [
      'Explain {topic} to someone who knows little about it. Use three facts and say where each comes from. Choose the fact with which you begin.',
      'a careful reader',
      'What must a reader know first?',
      'Which sources will you name?',
    ],
    [
      'Explain two causes and two effects that have to do with {topic}. Choose the order that makes them clearest.',
      'a page in a class handbook',
      'What led to what?',
      'How do you know?',
    ],
    [
      'Some questions about {topic} can be answered with sources, and some cannot. Explain the difference with an example of each.',
      'students who begin a project',
      'Who would know the answer?',
      'Which question stays open?',
    ],
    [
      'Explain what people did, or can do, to help where {topic} is concerned. Choose one person or group, and keep to what is known.',
      'readers who want to understand',
      'Who helped, and how?',
      'What made it hard?',
    ],
    [
      'Explain three words that a reader needs in order to understand {topic}. Choose an example for each and say how the words belong together.',
      'a glossary for your class',
      'Which words are often misunderstood?',
      'How are they linked?',
    ],
    [
      'Write the first paragraph of an encyclopedia entry on {topic}, and then explain why you put these facts first.',
      'readers in a hurry',
      'What comes first?',
      'What may be left out?',
    ],
  ],
  Descriptive: [
    [
      'Describe a photograph, a map or an object that has to do with {topic}, so that a reader who cannot see it understands why it matters. Choose the detail with which you end.',
      'visitors who listen to an audio guide',
      'What is there, and where?',
      'Which detail says most?',
    ],
    [
      'Describe a place where people remember or learn about {topic}. Keep to what can be seen and heard. Choose the time of day.',
      'someone who will never go there',
      'What does one see first?',
      'How do people behave there?',
    ],
    [
      'Describe a good class discussion about {topic}: how people sit, listen and speak. Choose the moment that shows respect best.',
      'a new teacher',
      'What can be heard in the room?',
      'What do people do when it is hard?',
    ],
    [
      'Describe a poster or a quiet memorial that your class could make about {topic}. Choose its words, its colors and its place.',
      'the people who will put it up',
      'What does a passer-by see first?',
      'What should a passer-by feel or ask?',
    ],
    [
      'Describe the page of a book or a website on {topic} that explains it well. Choose what a reader notices first.',
      'classmates who look for a source',
      'How are words and pictures arranged?',
      'What makes it clear?',
    ],
  ],
  Creative: [
    [
      'Write a poem without rhyme about what is hard to say about {topic}. Keep to facts that you know. Choose one line that comes back.',
      'a quiet page in a class book',
      'Which fact stays with you?',
      'Where is there silence?',
    ],
    [
      'Create a letter to a student who will learn about {topic} next year. Say what to expect and what helped you. Choose your last line with care.',
      'a student whom you have not met',
      'What did you not know before?',
      'What would have helped you?',
    ],
    [
      'Compose the words for a memorial or a poster about {topic}, sixty words at most. Choose each word so that it is true and kind.',
      'people who pass by',
      'What must be said?',
      'What can be left unsaid?',
    ],
    [
      'Put together five questions to an expert or a witness on {topic}, in an order that shows respect. Choose the one that you would ask last, and write why.',
      'someone who knows more than you',
      'What do you truly want to know?',
      'Which question might hurt?',
    ],
    [
      'Design a page for a class book on {topic}: a title, a short true text and a caption for one picture. Choose what a reader sees first.',
      'families who visit the classroom',
      'What belongs on one page?',
      'Which words fit under the picture?',
    ],
    [
      'Arrange true sentences about {topic} as a reading for two voices. Choose where both speak, and where nobody does.',
      'a class that listens',
      'Which sentences belong together?',
      'Which one comes last?',
    ],
  ],
};

export function graveSeeds(topic: string, genre: Genre): WritingSeed[] {
  return SEEDS[genre].map(([prompt, audience, ...plan]) => ({ genre, prompt: prompt.replaceAll('{topic}', () => topic), audience, plan }));
}
