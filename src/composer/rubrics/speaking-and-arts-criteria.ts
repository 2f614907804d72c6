/** Criteria for presentations, debates, group work, art and performance. */
import { criterion } from './criterion.ts';

export const answering = criterion(
  'answering',
  'Answering questions',
  'When friends ask',
  [
    ['I answer each question and tell more.', 'I answer each question.', 'I answer one question.', 'I listen to a question.'],
    [
      'I answer, or I say that I will find out.',
      'I try to answer and say what I know.',
      'I answer with yes or no.',
      'I look at my friend who asks.',
    ],
  ],
  [
    [
      'Answers questions fully and gives an example or a source.',
      'Answers questions fully and clearly.',
      'Answers questions in a few words.',
      'Answers by repeating part of the talk.',
    ],
    [
      'Says what is known, what is not, and how to find out.',
      'Says what is known and what is not.',
      'Says “I don’t know” and moves on.',
      'Says something that is near the question.',
    ],
  ],
  [
    [
      'Answers questions with evidence, and distinguishes what is known from what is assumed.',
      'Answers questions accurately and to the point.',
      'Answers questions in part or in general terms.',
      'Answers by repeating statements from the talk.',
    ],
    [
      'Takes up questions to deepen or correct a point made earlier.',
      'Takes up questions and relates them to the main idea.',
      'Takes up a question with a brief reply.',
      'Takes note of a question.',
    ],
  ],
);

export const responding = criterion(
  'responding',
  'Responding to others',
  'Talking with friends',
  [
    ['I say what my friend said and add to it.', 'I say if I agree and why.', 'I say if I agree.', 'I say my own idea.'],
    ['I ask a friend to tell more.', 'I answer what a friend asks.', 'I look at a friend who talks.', 'I wait for my turn.'],
  ],
  [
    [
      'Restates what others say and answers with a reason or a question.',
      'Answers what others say with a reason.',
      'Answers with “I agree” or “I disagree.”',
      'Speaks its own idea when called on.',
    ],
    [
      'Builds on two or more speakers and links their ideas.',
      'Builds on the speaker before.',
      'Repeats an idea of another speaker.',
      'Offers an idea when it is time to speak.',
    ],
  ],
  [
    [
      'Restates others’ arguments fairly and answers their strongest point with evidence.',
      'Responds directly to others’ points with reasons.',
      'Responds to others in general terms.',
      'Delivers a statement prepared before the discussion.',
    ],
    [
      'Connects several speakers’ ideas and moves the discussion to a new question.',
      'Builds on others’ ideas and adds a new point.',
      'Agrees or disagrees with a brief comment.',
      'Contributes a point when invited to speak.',
    ],
  ],
);

export const listening = criterion(
  'listening',
  'Listening and respect',
  'Listening',
  [
    [
      'I look at who talks, wait and ask about it.',
      'I look at who talks and wait.',
      'I wait for my turn with help.',
      'I sit with the group.',
    ],
    ['I can tell what two friends said.', 'I can tell what one friend said.', 'I can tell who talked.', 'I can hear when someone talks.'],
  ],
  [
    [
      'Listens without cutting in and invites quiet people to speak.',
      'Listens to the end without cutting in.',
      'Listens most of the time; cuts in once.',
      'Listens to others when reminded.',
    ],
    [
      'Speaks about ideas, not people, and thanks others for theirs.',
      'Speaks about ideas, not people.',
      'Speaks about ideas most of the time.',
      'Speaks in turn with help.',
    ],
  ],
  [
    [
      'Listens actively, paraphrases accurately and brings others into the discussion.',
      'Listens actively and lets others finish.',
      'Listens in phases; interrupts once or twice.',
      'Listens while preparing the next statement.',
    ],
    [
      'Challenges ideas with respect and acknowledges a valid opposing point.',
      'Challenges ideas and not the people.',
      'Challenges ideas, with a personal remark.',
      'States that it disagrees with others.',
    ],
  ],
);

export const product = criterion(
  'product',
  'Group product',
  'What we made',
  [
    [
      'Our work shows our big idea, and we each made a part.',
      'Our work shows our big idea.',
      'Our work shows a part of our idea.',
      'Our work shows a first start.',
    ],
    ['All our parts fit together.', 'Most of our parts fit together.', 'Two of our parts fit together.', 'Our parts are side by side.'],
  ],
  [
    [
      'Joins all parts into one whole that answers the task fully.',
      'Joins all parts into one whole.',
      'Puts the parts side by side.',
      'Puts together the parts that are done.',
    ],
    [
      'Shows the ideas of each member and how they fit.',
      'Shows the ideas of each member.',
      'Shows the ideas of some members.',
      'Shows the ideas of one member.',
    ],
  ],
  [
    [
      'Integrates all contributions into a coherent product and extends the task.',
      'Integrates all contributions into a coherent product.',
      'Combines contributions; style or content varies.',
      'Collects separate contributions side by side.',
    ],
    [
      'Supports every main point with shared research or work of the group.',
      'Supports most points with shared research or work.',
      'Supports some points; others are asserted.',
      'Presents a draft of the main points.',
    ],
  ],
);

export const projectPlan = criterion(
  'project-plan',
  'Planning and time',
  'Our plan',
  [
    [
      'We made a plan, did each step and ended on time.',
      'We made a plan and did most steps.',
      'We made a plan with help.',
      'We began with one idea.',
    ],
    ['I know my job and did it on time.', 'I know my job and did it.', 'I know what my job is.', 'I did what a friend showed me.'],
  ],
  [
    [
      'Makes a plan with dates and jobs, keeps to it and updates it.',
      'Makes a plan with dates and jobs and keeps to it.',
      'Makes a plan with jobs for all.',
      'Makes a list of first ideas.',
    ],
    [
      'Finishes each step by its date and leaves time to check.',
      'Finishes each step by its date.',
      'Finishes most steps by the end.',
      'Finishes the first one or two steps.',
    ],
  ],
  [
    [
      'Plans roles, steps and deadlines, monitors progress and adjusts the plan.',
      'Plans roles, steps and deadlines and keeps to them.',
      'Plans roles; deadlines shift without agreement.',
      'Divides the task at the start.',
    ],
    [
      'Documents decisions and keeps everyone informed.',
      'Documents the main decisions.',
      'Documents the division of tasks.',
      'Shares decisions by word of mouth.',
    ],
  ],
);

export const artIntent = criterion(
  'art-intent',
  'Idea and intent',
  'My art idea',
  [
    ['My art shows my idea, and I tell how.', 'My art shows my idea.', 'My art shows a part of my idea.', 'My art shows colors or lines.'],
    [
      'I tell what you should feel and how I did it.',
      'I tell what I want you to feel.',
      'I tell what my picture is.',
      'I tell what colors I used.',
    ],
  ],
  [
    [
      'Shows an idea of its own, and each choice helps to show it.',
      'Shows an idea of its own.',
      'Shows an idea taken from an example, with a change.',
      'Shows a copy of the example.',
    ],
    [
      'Explains three choices and what they are meant to say.',
      'Explains two choices and what they are meant to say.',
      'Explains one choice in a sentence.',
      'Explains what the work shows.',
    ],
  ],
  [
    [
      'Develops a personal idea through sketches and makes choices serve it.',
      'Develops a personal idea through sketches.',
      'Adapts an existing idea with a change.',
      'Reproduces an example with few changes.',
    ],
    [
      'Explains intent, influences and choices with reference to specific parts.',
      'Explains intent and two choices.',
      'Explains the subject and one choice.',
      'Names the subject and the materials.',
    ],
  ],
);

export const technique = criterion(
  'technique',
  'Technique and materials',
  'How I used my tools',
  [
    ['I use my tools with care and in two ways.', 'I use my tools with care.', 'I use my tools with help.', 'I use one of my tools.'],
    [
      'I make lines, shapes and colors just as I want them.',
      'I make lines and shapes as I want them.',
      'I make some lines as I want them.',
      'I make marks with my tools.',
    ],
  ],
  [
    [
      'Controls tools and materials in every part and tries a new way.',
      'Controls tools and materials in most parts.',
      'Controls tools and materials in one part.',
      'Tries out the tools and the materials.',
    ],
    [
      'Finishes edges, surfaces and details with care.',
      'Finishes the main parts with care.',
      'Finishes one part with care.',
      'Leaves the work as a first try.',
    ],
  ],
  [
    [
      'Controls the medium throughout and exploits its particular qualities.',
      'Controls the medium in most of the work.',
      'Controls the medium in parts of the work.',
      'Explores the medium with first attempts.',
    ],
    [
      'Executes surfaces, edges and transitions with precision.',
      'Executes the main areas with precision.',
      'Executes some areas with care.',
      'Executes the work as a sketch.',
    ],
  ],
);

export const composition = criterion(
  'composition',
  'Composition',
  'How I fill my page',
  [
    [
      'I use all my space, and one thing stands out.',
      'I use all of my space.',
      'I use half of my space.',
      'I use a small part of my space.',
    ],
    ['I plan where things go and tell why.', 'I plan where things go.', 'I put things where I like.', 'I put one thing on my page.'],
  ],
  [
    [
      'Leads the eye to a main point with size, color and space.',
      'Leads the eye to a main point with size or color.',
      'Puts the main thing in the middle.',
      'Puts things where there is room.',
    ],
    [
      'Balances all parts of the page and uses contrast on purpose.',
      'Balances most parts of the page.',
      'Fills one side more than the other.',
      'Fills one area of the page.',
    ],
  ],
  [
    [
      'Organizes elements to guide the eye; contrast and balance serve the idea.',
      'Organizes elements to guide the eye to a focus.',
      'Organizes elements around a central object.',
      'Distributes elements evenly across the surface.',
    ],
    [
      'Uses scale, rhythm and negative space purposefully.',
      'Uses scale and space purposefully.',
      'Uses the available space evenly.',
      'Uses part of the available space.',
    ],
  ],
);

export const performanceAccuracy = criterion(
  'performance-accuracy',
  'Accuracy',
  'Notes, steps or lines',
  [
    [
      'I do all my notes, steps or lines right.',
      'I do most of my notes, steps or lines right.',
      'I do some of them right.',
      'I do one of them right.',
    ],
    ['I know it by heart from start to end.', 'I know most of it by heart.', 'I know the start by heart.', 'I do it along with a friend.'],
  ],
  [
    [
      'Performs all notes, steps or lines correctly and recovers from slips.',
      'Performs nearly all notes, steps or lines correctly.',
      'Performs most of them; slips stop the flow.',
      'Performs a section with help.',
    ],
    [
      'Knows the piece by heart and keeps together with others.',
      'Knows the whole piece by heart.',
      'Knows most of the piece with a prompt.',
      'Follows the piece with the page or a partner.',
    ],
  ],
  [
    [
      'Performs text, notes or steps accurately and recovers without a break.',
      'Performs text, notes or steps accurately with isolated slips.',
      'Performs with errors that interrupt the flow.',
      'Performs one section with some support.',
    ],
    [
      'Keeps pitch, rhythm or timing secure, also in demanding passages.',
      'Keeps pitch, rhythm or timing secure in most passages.',
      'Keeps pitch, rhythm or timing in simple passages.',
      'Keeps to the beat or cue with support.',
    ],
  ],
);

export const expression = criterion(
  'expression',
  'Expression',
  'Show the feeling',
  [
    [
      'I use my face, voice or body to show how it feels all the time.',
      'I use my face, voice or body to show how it feels.',
      'I show how it feels in one part.',
      'I do it the same way all the time.',
    ],
    [
      'I go loud and soft, or fast and slow, where it fits.',
      'I go loud and soft in two parts.',
      'I go loud in one part.',
      'I keep one sound or speed.',
    ],
  ],
  [
    [
      'Uses voice, face, movement or volume to show the mood of each part.',
      'Uses voice, face, movement or volume to show the mood.',
      'Uses a change of voice or volume in one part.',
      'Keeps one voice, speed or volume.',
    ],
    [
      'Makes choices that tell the story and explains two of them.',
      'Makes choices that tell the story.',
      'Makes one choice that tells the story.',
      'Performs as shown by the teacher.',
    ],
  ],
  [
    [
      'Shapes dynamics, tempo, voice or gesture to communicate a clear interpretation.',
      'Shapes dynamics, tempo, voice or gesture to suit the mood.',
      'Varies dynamics, voice or gesture in one section.',
      'Maintains one dynamic, voice or gesture.',
    ],
    [
      'Makes interpretive choices supported by the text, score or style, and explains them.',
      'Makes interpretive choices supported by the text, score or style.',
      'Makes an interpretive choice in one passage.',
      'Follows the interpretation of a model.',
    ],
  ],
);

export const presence = criterion(
  'presence',
  'Presence',
  'On stage',
  [
    ['I stand tall, look up and stay with it.', 'I stand tall and look up.', 'I look up one time.', 'I stand in my spot.'],
    [
      'I watch my group and stay with them.',
      'I watch my group most of the time.',
      'I watch my group at the start.',
      'I stand with my group.',
    ],
  ],
  [
    [
      'Stays in role from entrance to exit and plays to the audience.',
      'Stays in role from entrance to exit.',
      'Stays in role for most of the time.',
      'Stays in place for the performance.',
    ],
    [
      'Watches and listens to the group and adjusts to it.',
      'Watches and listens to the group.',
      'Looks at the group at the start and the end.',
      'Performs next to the group.',
    ],
  ],
  [
    [
      'Holds focus from entrance to exit and responds to the audience.',
      'Holds focus from entrance to exit.',
      'Holds focus with one or two breaks.',
      'Holds position during the performance.',
    ],
    [
      'Coordinates with the ensemble by listening, cues and eye contact.',
      'Coordinates with the ensemble by cues.',
      'Coordinates at the beginning and the end.',
      'Performs an individual part beside the ensemble.',
    ],
  ],
);

export const preparation = criterion(
  'preparation',
  'Preparation',
  'Getting ready',
  [
    [
      'I practiced many days and have all my things.',
      'I practiced and have all my things.',
      'I practiced one time at school.',
      'I have some of my things.',
    ],
    ['I know what to do and can help a friend.', 'I know what to do.', 'I know what to do first.', 'I watch what others do.'],
  ],
  [
    [
      'Practices by a plan and works on what is hard.',
      'Practices all parts by a plan.',
      'Practices the parts that are easy.',
      'Practices once before the day.',
    ],
    [
      'Brings all that is needed and can start at once.',
      'Brings all that is needed.',
      'Brings most of what is needed.',
      'Brings a part of what is needed.',
    ],
  ],
  [
    [
      'Documents regular practice with goals for hard parts.',
      'Documents regular practice over several weeks.',
      'Documents practice shortly before the date.',
      'Mentions practice in general.',
    ],
    [
      'Arrives with material mastered, notes marked and equipment ready.',
      'Arrives with material learned and equipment ready.',
      'Arrives with most material learned.',
      'Arrives with material at hand.',
    ],
  ],
);
