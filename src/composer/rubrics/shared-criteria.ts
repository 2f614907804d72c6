/** Criteria that several kinds of assignment share. */
import { criterion } from './criterion.ts';

export const conventions = criterion(
  'conventions',
  'Spelling, grammar and punctuation',
  'Writing rules',
  [
    [
      'I use capitals, spaces and end marks in all my sentences.',
      'I use capitals, spaces and end marks in most sentences.',
      'I use capitals or end marks in two sentences.',
      'I use letters and words that I know.',
    ],
    [
      'I checked each word, and a friend can read them all.',
      'I checked my words, and a friend can read most.',
      'I checked one line, and a friend can read parts.',
      'I wrote words, and I can read them to you.',
    ],
  ],
  [
    [
      'Shows no more than one slip on a page; the text reads smoothly.',
      'Shows a few slips on a page; the text reads smoothly.',
      'Shows slips in many lines; the reader has to stop twice or more.',
      'Shows words and sentences; the reader has to work out the meaning.',
    ],
    [
      'Edits the whole text: spelling, capitals and end marks are right.',
      'Edits most of the text: capitals and end marks are right.',
      'Edits one part of the text: some end marks are right.',
      'Writes the text in sentences that still need a first edit.',
    ],
  ],
  [
    [
      'Uses punctuation and sentence variety to guide the reader; at most one error a page.',
      'Uses correct grammar and punctuation; two or three errors a page.',
      'Uses correct basic sentences; errors slow the reader in several places.',
      'Uses sentences and paragraphs; errors make the reader reread most lines.',
    ],
    [
      'Proofreads the whole text; names, citations and complex sentences are correct.',
      'Proofreads the whole text; simple and compound sentences are correct.',
      'Proofreads part of the text; simple sentences are mostly correct.',
      'Writes complete words and lines; proofreading has yet to begin.',
    ],
  ],
);

export const organization = criterion(
  'organization',
  'Organization',
  'Order',
  [
    [
      'I have a beginning, a middle and an end, and I use first, next and last.',
      'I have a beginning, a middle and an end.',
      'I have a beginning and one more part.',
      'I have one part to tell you about.',
    ],
    [
      'My parts are in order, and I use words to link them.',
      'My parts are in an order that makes sense.',
      'Two of my parts are in order.',
      'My parts are here, and I can talk about one.',
    ],
  ],
  [
    [
      'Leads from opening to ending with links between all parts.',
      'Leads from opening to ending with a few links.',
      'Puts ideas into groups; the opening or the ending is one line.',
      'Puts ideas down one after another, as they came to mind.',
    ],
    [
      'Gives each part one main idea and links it to the next.',
      'Gives each part one main idea.',
      'Gives one part a main idea; others mix ideas.',
      'Gives all ideas in one long stretch.',
    ],
  ],
  [
    [
      'Orders ideas so that each section builds on the last; transitions show how.',
      'Orders ideas logically; transitions connect most sections.',
      'Orders ideas within sections; connections between sections are left to the audience.',
      'Presents ideas in the order in which they came to mind.',
    ],
    [
      'Frames the piece with an opening that sets up, and a close that extends, the main idea.',
      'Frames the piece with an opening and a close that state the main idea.',
      'Opens with the subject and stops after the last point.',
      'Begins with the first detail and moves from detail to detail.',
    ],
  ],
);

export const wordChoice = criterion(
  'word-choice',
  'Word choice',
  'My words',
  [
    [
      'I use three or more new or exact words that fit.',
      'I use two new or exact words that fit.',
      'I use one new or exact word.',
      'I use words that I use each day.',
    ],
    [
      'My words help you see, hear and feel it.',
      'My words help you see it.',
      'One of my words helps you see it.',
      'My words name what it is.',
    ],
  ],
  [
    [
      'Uses exact words all through, and explains the hard ones.',
      'Uses exact words in most parts.',
      'Uses an exact word here and there, next to words like “thing.”',
      'Uses everyday words such as “stuff,” “big” and “thing.”',
    ],
    [
      'Chooses words that fit the reader and the topic in every part.',
      'Chooses words that fit the topic in most parts.',
      'Chooses words that fit the topic in one part.',
      'Chooses the first words that come to mind.',
    ],
  ],
  [
    [
      'Selects precise, subject-specific words and uses them correctly throughout.',
      'Selects precise words for the main ideas and uses them correctly.',
      'Selects a few subject words; two or more are used loosely.',
      'Relies on general words such as “things” and “a lot.”',
    ],
    [
      'Matches vocabulary and tone to audience and purpose in every section.',
      'Matches vocabulary and tone to the audience in most sections.',
      'Shifts between formal and casual wording without a reason.',
      'Keeps the wording of everyday talk from start to finish.',
    ],
  ],
);

export const sources = criterion(
  'sources',
  'Sources',
  'Where I found it',
  [
    [
      'I tell the names of two books, people or sites that I used.',
      'I tell the name of one book, person or site.',
      'I tell if it was a book, a person or a site.',
      'I tell what I found out.',
    ],
    [
      'I show where I looked and why I trust it.',
      'I show where I looked.',
      'I point to one place where I looked.',
      'I say that I looked for it.',
    ],
  ],
  [
    [
      'Uses three or more sources, lists them all and checks one against another.',
      'Uses two sources and lists them both.',
      'Uses one source and names it.',
      'Uses facts that could be traced to a source with help.',
    ],
    [
      'Tells for each source who made it and why it can be trusted.',
      'Tells for each source who made it.',
      'Tells the title of each source.',
      'Tells the kind of source, such as a website or a book.',
    ],
  ],
  [
    [
      'Draws on varied, credible sources, cites each in full and explains a choice.',
      'Draws on three or more credible sources and cites each in full.',
      'Draws on two sources and cites them in part.',
      'Draws on one source, named by title or address.',
    ],
    [
      'Weighs sources against each other and signals their limits in the text.',
      'Weighs sources by author and date and cites them in the text.',
      'Lists sources at the end without reference in the text.',
      'Mentions in the text that information came from a source.',
    ],
  ],
);

export const delivery = criterion(
  'delivery',
  'Speaking',
  'How I speak',
  [
    [
      'All can hear me, and I look at the group.',
      'All can hear me for most of my talk.',
      'The front rows can hear me.',
      'A friend next to me can hear me.',
    ],
    [
      'I speak loud, slow and clear all the time.',
      'I speak loud and clear most of the time.',
      'I speak loud and clear for one part.',
      'I speak with a friend or helper by my side.',
    ],
  ],
  [
    [
      'Speaks so that all can hear, looks at listeners and pauses at key points.',
      'Speaks so that all can hear and looks at listeners.',
      'Speaks so that most can hear and looks at notes.',
      'Speaks so that the first row can hear and reads aloud.',
    ],
    [
      'Changes voice and speed to help listeners follow each part.',
      'Keeps a clear voice and a steady speed.',
      'Keeps a clear voice in one part and rushes others.',
      'Reads the words aloud from start to end.',
    ],
  ],
  [
    [
      'Speaks freely, uses pace and emphasis for key points and keeps contact with listeners.',
      'Speaks clearly with glances at notes and regular eye contact.',
      'Speaks audibly; notes or slides are read for long stretches.',
      'Reads the text aloud, facing the page or the screen.',
    ],
    [
      'Adapts pace, volume and wording to how listeners respond.',
      'Keeps a pace and volume that listeners can follow throughout.',
      'Keeps a pace that listeners can follow in parts.',
      'Finishes the talk in one tone and at one speed.',
    ],
  ],
);

export const visuals = criterion(
  'visuals',
  'Visuals and layout',
  'My pictures',
  [
    [
      'My picture shows the idea and has three or more labels.',
      'My picture shows the idea and has two labels.',
      'My picture shows the idea and has one label.',
      'My picture shows something I like about it.',
    ],
    [
      'My picture is neat, and you can tell each part from far away.',
      'My picture is neat, and you can tell each part up close.',
      'My picture has parts that you can tell with my help.',
      'My picture has marks and colors that I can tell about.',
    ],
  ],
  [
    [
      'Uses each picture to explain an idea, with labels and a title.',
      'Uses pictures that fit the ideas, with a title.',
      'Uses pictures that fit the topic.',
      'Uses pictures as decoration around the text.',
    ],
    [
      'Lays out the page so that the main idea stands out, readable from far off.',
      'Lays out the page so that it can be read from far off.',
      'Lays out the page so that it can be read up close.',
      'Puts text and pictures wherever there is room.',
    ],
  ],
  [
    [
      'Designs visuals that carry an idea the words alone could not; all are labeled and credited.',
      'Designs visuals that clarify the main ideas; most are labeled and credited.',
      'Adds visuals that relate to the topic; labels are partial.',
      'Adds visuals that decorate the space around the text.',
    ],
    [
      'Uses layout, contrast and white space to rank information; readable at a distance.',
      'Uses layout and headings to group information; readable at a distance.',
      'Groups some information; small type or clutter hides other parts.',
      'Fills the space in the order in which material was found.',
    ],
  ],
);

export const teamwork = criterion(
  'teamwork',
  'Teamwork',
  'Working together',
  [
    [
      'I share, take turns and help a friend do a part.',
      'I share and take turns.',
      'I share when a grown-up asks.',
      'I work next to my group.',
    ],
    ['I listen to each friend and use one of their ideas.', 'I listen to each friend.', 'I listen to one friend.', 'I stay with my group.'],
  ],
  [
    [
      'Does a fair share on time and helps others with theirs.',
      'Does a fair share on time.',
      'Does a share after reminders.',
      'Does a small task when asked.',
    ],
    [
      'Asks for ideas from everyone and builds on them.',
      'Listens to everyone and adds ideas.',
      'Listens to some and adds one idea.',
      'Sits with the group and follows along.',
    ],
  ],
  [
    [
      'Completes agreed tasks on time and helps the group solve problems.',
      'Completes agreed tasks on time and shares progress.',
      'Completes tasks after reminders from the group.',
      'Completes a part that others assign at the last moment.',
    ],
    [
      'Draws out others’ ideas, builds on them and settles differences with reasons.',
      'Listens to others’ ideas and adds to them.',
      'Shares own ideas and lets others share theirs.',
      'Attends meetings and accepts what others decide.',
    ],
  ],
);

export const revision = criterion(
  'revision',
  'Planning and revising',
  'Making it better',
  [
    [
      'I made a plan and changed two things to make it clear.',
      'I made a plan and changed one thing.',
      'I made a plan with help.',
      'I started with my first idea.',
    ],
    [
      'I asked a friend and fixed what was not clear.',
      'I asked a friend and fixed one word.',
      'I asked a friend what they thought.',
      'I read it one time to myself.',
    ],
  ],
  [
    [
      'Shows a plan, a draft and two changes that make ideas clearer.',
      'Shows a plan, a draft and one change to an idea.',
      'Shows a draft with fixes to spelling.',
      'Shows one draft, as first written.',
    ],
    [
      'Uses feedback from two people and can explain each change.',
      'Uses feedback from one person and can explain the change.',
      'Collects feedback and makes a small fix.',
      'Collects a comment from a partner.',
    ],
  ],
  [
    [
      'Documents plan and drafts; revisions change ideas and structure in response to feedback.',
      'Documents plan and draft; revisions develop ideas in response to feedback.',
      'Documents a draft; changes stay at the level of words and spelling.',
      'Submits a first draft along with notes or an outline.',
    ],
    [
      'Explains which feedback was used or set aside, and why.',
      'Explains how feedback was used in two places.',
      'Marks one place where feedback was used.',
      'Keeps the feedback with the work.',
    ],
  ],
);

export const improvement = criterion(
  'improvement',
  'Planning and improving',
  'Making it better',
  [
    [
      'I made a plan, tried it and fixed two things.',
      'I made a plan, tried it and fixed one thing.',
      'I made a plan and tried it.',
      'I tried my first idea.',
    ],
    [
      'I asked a friend and made a part better.',
      'I asked a friend and tried a new way.',
      'I asked a friend to look at it.',
      'I looked at it one more time.',
    ],
  ],
  [
    [
      'Shows a sketch, a first try and two changes, with a reason for each.',
      'Shows a sketch, a first try and one change.',
      'Shows a sketch and a first try.',
      'Shows a first try as it came out.',
    ],
    [
      'Tests or looks at the work with others and changes what did not come across.',
      'Tests or looks at the work with others and changes one thing.',
      'Looks at the work with a partner and notes one idea.',
      'Looks at the work and says it is done.',
    ],
  ],
  [
    [
      'Documents sketches and trials; each version solves a problem found in the last.',
      'Documents sketches and trials; one version solves a problem.',
      'Documents a sketch and one version with small changes.',
      'Submits a first version along with a sketch or note.',
    ],
    [
      'Explains which feedback or test led to which change, and why.',
      'Explains how feedback or a test led to one change.',
      'Marks one change that was made on the way.',
      'Keeps the first idea from start to end.',
    ],
  ],
);

export const reflection = criterion(
  'reflection',
  'Reflection',
  'What I learned',
  [
    [
      'I tell what I learned, what was hard and what is next.',
      'I tell what I learned and what was hard.',
      'I tell one thing that I learned.',
      'I tell if I had fun.',
    ],
    [
      'I show my best part and tell two reasons why.',
      'I show my best part and tell why.',
      'I show the part I like.',
      'I show my work to a friend.',
    ],
  ],
  [
    [
      'Explains what was learned, with an example, and sets a next step.',
      'Explains what was learned, with an example.',
      'Tells what was learned in one sentence.',
      'Tells what was done, step by step.',
    ],
    [
      'Names a strength and a weak spot and points to both in the work.',
      'Names a strength and points to it in the work.',
      'Names a strength in a few words.',
      'Names which part was fun or hard.',
    ],
  ],
  [
    [
      'Analyzes own learning with evidence from the work and sets a next goal.',
      'Explains own learning with an example from the work and sets a goal.',
      'Describes what was learned in general terms.',
      'Recounts what was done, in order.',
    ],
    [
      'Identifies a decision, weighs its result and says what would change next time.',
      'Identifies a decision and explains its result.',
      'Identifies a part that went well or badly.',
      'States an overall feeling about the work.',
    ],
  ],
);

export const requirements = criterion(
  'requirements',
  'All parts of the task',
  'All the parts',
  [
    ['I did all the parts and added one more.', 'I did all the parts.', 'I did most of the parts.', 'I did one of the parts.'],
    ['I did each step and checked them all.', 'I did each step.', 'I did some of the steps.', 'I did the first step.'],
  ],
  [
    [
      'Includes every part and takes one of them further.',
      'Includes every part of the task.',
      'Includes most parts of the task.',
      'Includes one or two parts of the task.',
    ],
    [
      'Follows all directions and checks each one off.',
      'Follows all of the directions.',
      'Follows most of the directions.',
      'Follows the first of the directions.',
    ],
  ],
  [
    [
      'Addresses every part of the task and extends one with added depth.',
      'Addresses every part of the task in full.',
      'Addresses most parts of the task; others are brief.',
      'Addresses one or two parts of the task.',
    ],
    [
      'Meets each stated requirement and explains choices where the task left room.',
      'Meets each stated requirement, such as size, length or format.',
      'Meets the main requirement; size, length or format differs.',
      'Meets one requirement and outlines others.',
    ],
  ],
);

export const accuracy = criterion(
  'accuracy',
  'Accurate information',
  'True facts',
  [
    [
      'I tell three or more true facts and how I know them.',
      'I tell three facts that are true.',
      'I tell one or two true facts.',
      'I tell what I think about it.',
    ],
    [
      'All that I tell is true, and I checked it.',
      'All that I tell is true.',
      'Most of what I tell is true.',
      'One thing that I tell is true.',
    ],
  ],
  [
    [
      'Gives correct facts all through and explains two of them.',
      'Gives correct facts all through.',
      'Gives mostly correct facts; one or two need a check.',
      'Gives some correct facts among guesses.',
    ],
    [
      'Explains the idea correctly, with an example of its own.',
      'Explains the main idea correctly.',
      'Explains part of the idea correctly.',
      'Names the idea and a word that fits.',
    ],
  ],
  [
    [
      'Presents correct information throughout and explains subtle points or exceptions.',
      'Presents correct information from start to finish.',
      'Presents mostly correct information; one key idea is confused.',
      'Presents a few correct details among misconceptions.',
    ],
    [
      'Explains concepts correctly and connects them to one another.',
      'Explains the main concepts correctly.',
      'Explains one concept correctly; others are only named.',
      'Names concepts and repeats their definitions.',
    ],
  ],
);

export const audience = criterion(
  'audience',
  'Reaching the audience',
  'For my listeners',
  [
    [
      'I think of who will see it and help them with words.',
      'I think of who will see it and use easy words.',
      'I tell who will see it.',
      'I made it just for me.',
    ],
    [
      'I get people to look, listen and ask.',
      'I get people to look and listen.',
      'I get one friend to look.',
      'I show it when someone asks me.',
    ],
  ],
  [
    [
      'Explains hard words and picks examples that this audience knows.',
      'Explains hard words for this audience.',
      'Names the audience; some words stay unclear to them.',
      'Writes or speaks as if to the teacher.',
    ],
    [
      'Wakes interest at the start and keeps it to the end.',
      'Wakes interest at the start.',
      'Tells the audience what the topic is.',
      'Begins and ends with facts.',
    ],
  ],
  [
    [
      'Anticipates what this audience knows, doubts and needs, and responds to it.',
      'Anticipates what this audience knows and explains the rest.',
      'Addresses an audience at the start and then a general reader.',
      'Addresses the teacher as the only reader.',
    ],
    [
      'Engages the audience with a purposeful opening and relevant examples throughout.',
      'Engages the audience with a purposeful opening.',
      'Informs the audience of the subject and purpose.',
      'Announces the subject in the title or first line.',
    ],
  ],
);
