/** Criteria that belong to one kind of work: debates, media, maps, letters, interviews, designs, languages, movement. */
import { criterion } from './criterion.ts';

export const rebuttal = criterion(
  'rebuttal',
  'Rebuttal',
  'Answering the other side',
  [
    [
      'I say what the other side thinks and answer it.',
      'I say what the other side thinks.',
      'I say that someone thinks another way.',
      'I say my own side one more time.',
    ],
    [
      'I answer the other team with a new reason.',
      'I answer the other team with a reason.',
      'I answer the other team.',
      'I listen to the other team.',
    ],
  ],
  [
    [
      'Sums up the other side fairly and answers its strongest point with evidence.',
      'Answers a main point of the other side with a reason.',
      'Answers a small point of the other side.',
      'Repeats its own side when the other has spoken.',
    ],
    [
      'Shows where the other side’s evidence does not hold and says why.',
      'Shows a weak spot in what the other side said.',
      'Says that the other side is wrong and gives an opinion.',
      'Says what the other side said.',
    ],
  ],
  [
    [
      'Restates the opposing case fairly and refutes its strongest point with evidence.',
      'Refutes a central point of the opposing case with a reason.',
      'Responds to a minor point of the opposing case.',
      'Restates its own case in response.',
    ],
    [
      'Exposes a flaw in the opposing evidence or logic and concedes what holds.',
      'Exposes a flaw in the opposing evidence or logic.',
      'Questions the opposing evidence in general terms.',
      'Notes that the other side disagrees.',
    ],
  ],
);

export const mediaCraft = criterion(
  'media-craft',
  'Sound and picture',
  'Sound and picture',
  [
    ['You can hear each word, and my pictures fit it.', 'You can hear each word.', 'You can hear most words.', 'You can hear some of it.'],
    ['I use pictures and sounds that tell more.', 'I use pictures and sounds that fit.', 'I use a picture or a sound.', 'I use my voice.'],
  ],
  [
    [
      'Sound is clear to the end, and pictures or music add meaning.',
      'Sound is clear, and pictures or music fit the words.',
      'Sound is clear in most places; a picture fits the words.',
      'Sound can be heard in parts of it.',
    ],
    [
      'Cuts and changes come where a new idea begins, and each part has the right length.',
      'Cuts and changes come where a new idea begins.',
      'Cuts come in the middle of an idea in places.',
      'One long part runs from start to end.',
    ],
  ],
  [
    [
      'Audio and images are clear throughout, and each choice of sound, shot or music carries meaning.',
      'Audio and images are clear throughout and match the content.',
      'Audio and images are clear in most parts and decorate the content.',
      'Audio or images can be made out in parts.',
    ],
    [
      'Editing marks each turn of thought and keeps attention to the end.',
      'Editing marks most of the turns of thought.',
      'Editing joins the parts, with a break or a repetition.',
      'Editing leaves the recording as it was made.',
    ],
  ],
);

export const dataDisplay = criterion(
  'data-display',
  'Display of data',
  'My graph',
  [
    [
      'My graph has a title, labels and each number in its place.',
      'My graph has labels and each number in its place.',
      'My graph has most numbers in place.',
      'My graph has a bar or a picture.',
    ],
    [
      'I tell two things that my graph shows.',
      'I tell one thing that my graph shows.',
      'I tell a number from my graph.',
      'I point to my graph.',
    ],
  ],
  [
    [
      'The graph fits the data, has title, labels and an even scale, and each value is right.',
      'The graph has title, labels and an even scale, and each value is right.',
      'The graph has labels, and most values are right.',
      'The graph has values that can be read in part.',
    ],
    [
      'Says what the data show, with numbers, and what they can’t show.',
      'Says what the data show, with numbers.',
      'Says what the data show in a word such as “more.”',
      'Says what the data are about.',
    ],
  ],
  [
    [
      'Chooses the display that suits the data best, with title, units, even scale and source.',
      'Chooses a suitable display with title, units and an even scale.',
      'Chooses a display that can be read after some work.',
      'Presents the numbers as a list or table.',
    ],
    [
      'Interprets pattern, spread and exceptions, and states their limits.',
      'Interprets the main pattern with figures.',
      'Interprets a single value or comparison.',
      'Restates figures from the display.',
    ],
  ],
);

export const placement = criterion(
  'placement',
  'Place and order',
  'In the right place',
  [
    [
      'Each thing is in its right place and has a label.',
      'Each thing is in its right place.',
      'Most things are in their right place.',
      'One thing is in its right place.',
    ],
    [
      'I tell what comes before and after each thing.',
      'I tell what comes before one thing.',
      'I tell what comes first.',
      'I tell what is on my page.',
    ],
  ],
  [
    [
      'Every place or date is right, evenly spaced to scale and labeled.',
      'Every place or date is right and labeled.',
      'Most places or dates are right and labeled.',
      'One or two places or dates are right.',
    ],
    [
      'Chooses entries that matter and says for each why it is there.',
      'Chooses entries that matter to the topic.',
      'Chooses entries, some of which matter to the topic.',
      'Chooses entries on the topic as they came.',
    ],
  ],
  [
    [
      'Locates every entry accurately, keeps a consistent scale and supplies a complete key.',
      'Locates every entry accurately and supplies a key.',
      'Locates most entries accurately, with a partial key.',
      'Locates one or two entries accurately.',
    ],
    [
      'Selects entries that reveal a turning point and explains the links among them.',
      'Selects entries that reveal a pattern or turning point.',
      'Selects entries of mixed importance to the topic.',
      'Selects entries in the order in which they were found.',
    ],
  ],
);

export const letterForm = criterion(
  'letter-form',
  'Form and purpose of the letter',
  'My letter',
  [
    [
      'I write a greeting, say why and sign my name.',
      'I write a greeting and sign my name.',
      'I write a greeting or sign my name.',
      'I write to someone who can read it.',
    ],
    ['I say what I want and say please or thank you.', 'I say what I want.', 'I say who I am.', 'I say something to my reader.'],
  ],
  [
    [
      'Has date, greeting, closing and signature, and says early why it is written.',
      'Has greeting, closing and signature, and says why it is written.',
      'Has greeting and signature; the reason comes late.',
      'Has a greeting or a signature in it.',
    ],
    [
      'Asks for one clear thing and names the next step.',
      'Asks for one clear thing from the reader.',
      'Asks for something in general words.',
      'Tells about something to the reader.',
    ],
  ],
  [
    [
      'Follows the form throughout and states purpose and request in the opening lines.',
      'Follows the form and states its purpose early.',
      'Follows the form in part and states its purpose late.',
      'Opens or closes in the form of a letter.',
    ],
    [
      'Fits tone and formality to the reader and names a next step.',
      'Fits tone and formality to the reader.',
      'Fits the tone to the reader in parts.',
      'Addresses a reader in general terms.',
    ],
  ],
);

export const recommendation = criterion(
  'recommendation',
  'Judgment and recommendation',
  'Would I tell a friend?',
  [
    [
      'I say if I like it, why, and who else would.',
      'I say if I like it and give two reasons.',
      'I say if I like it and give a reason.',
      'I say if I like it or not.',
    ],
    ['I show the best part and say why.', 'I show the best part.', 'I name a part.', 'I name the book.'],
  ],
  [
    [
      'Gives a clear opinion, backs it with examples from the work and says who would enjoy it.',
      'Gives a clear opinion and backs it with examples from the work.',
      'Gives an opinion and one example from the work.',
      'Gives an opinion in a word or two.',
    ],
    [
      'Weighs strong and weak points without giving the ending away.',
      'Names a strong and a weak point.',
      'Names a strong or a weak point.',
      'Tells what happens in the work.',
    ],
  ],
  [
    [
      'States a judgment and supports it with evidence and clear criteria.',
      'States a judgment and supports it with evidence.',
      'States a judgment with a general reason.',
      'States a personal reaction to it.',
    ],
    [
      'Balances merits and flaws and tells which readers would gain from it.',
      'Balances merits and flaws of the work.',
      'Mentions a merit or a flaw of the work.',
      'Summarizes the content of the work.',
    ],
  ],
);

export const interpretation = criterion(
  'interpretation',
  'Interpretation',
  'What it means',
  [
    [
      'I say what the story teaches and how I know.',
      'I say what the story teaches.',
      'I say what happens at the end.',
      'I say who is in the story.',
    ],
    [
      'I say why someone in the story does something and show where.',
      'I say why someone in the story does something.',
      'I say what someone in the story does.',
      'I say the name of someone in the story.',
    ],
  ],
  [
    [
      'Says what the text means beyond its events and traces it.',
      'Says what the text means beyond its events.',
      'Says what a part of the text means.',
      'Retells what happens in the text.',
    ],
    [
      'Explains how a choice of the author makes the meaning.',
      'Names a choice of the author and what it shows.',
      'Names a choice that the author makes.',
      'Points to a line in the text.',
    ],
  ],
  [
    [
      'Develops an interpretation that is arguable, specific and traced through the whole text.',
      'Develops an interpretation that is arguable and specific.',
      'Offers an interpretation that most readers would share at once.',
      'Retells the content of the text.',
    ],
    [
      'Analyzes how language, structure or point of view shapes the meaning.',
      'Analyzes one choice of the author and its effect.',
      'Identifies a device and names its effect in general.',
      'Identifies a device by its name.',
    ],
  ],
);

export const sourcing = criterion(
  'sourcing',
  'Reading sources as a historian',
  'Looking at old things',
  [
    [
      'I say who made it, when, and what it tells us.',
      'I say who made it and what it tells us.',
      'I say what it tells us.',
      'I say what I see.',
    ],
    [
      'I tell one thing that it does not tell us.',
      'I tell two things that it tells us.',
      'I tell one thing that it tells us.',
      'I tell what it is called.',
    ],
  ],
  [
    [
      'Says who made each source, when and why, and weighs it.',
      'Says who made each source, when and why.',
      'Says who made a source or when.',
      'Says what a source is about.',
    ],
    [
      'Compares sources and explains why they do not agree.',
      'Compares two sources and finds where they agree.',
      'Uses two sources one after the other.',
      'Uses one source from start to end.',
    ],
  ],
  [
    [
      'Evaluates author, date, purpose and audience of each source and weighs its reliability accordingly.',
      'Identifies author, date and purpose of each source and considers its reliability.',
      'Identifies author or date of some sources.',
      'Quotes from sources as if all were equal.',
    ],
    [
      'Corroborates across sources, sets them in context and explains conflicts.',
      'Corroborates across two sources and sets them in context.',
      'Sets one source beside another without comment.',
      'Draws on a single source throughout.',
    ],
  ],
);

export const designCycle = criterion(
  'design-cycle',
  'Testing and improving the design',
  'Try and change',
  [
    [
      'I test it, change one thing and test it again.',
      'I test it and change one thing.',
      'I test it and look at it.',
      'I build it and show it.',
    ],
    ['I tell what I changed and why it helped.', 'I tell what I changed.', 'I tell what did not work.', 'I tell what I made.'],
  ],
  [
    [
      'Tests more than once, changes one thing and records each result.',
      'Tests more than once and changes the design.',
      'Tests once and changes something in the design.',
      'Tests the design when it is finished.',
    ],
    [
      'Compares the design with every criterion and limit, with proof.',
      'Compares the design with every criterion and limit.',
      'Compares the design with one criterion.',
      'Describes what the design can do.',
    ],
  ],
  [
    [
      'Iterates through several tests, changes one variable each and documents data.',
      'Iterates through two tests and documents the changes.',
      'Makes one change after a first test.',
      'Makes a first version and tests it.',
    ],
    [
      'Justifies each decision by the criteria, the constraints and the results of tests.',
      'Justifies most decisions by the criteria and constraints.',
      'Justifies a decision by preference or convenience.',
      'Describes the decisions that were taken.',
    ],
  ],
);

export const questionsAsked = criterion(
  'questions-asked',
  'Questions asked',
  'My questions',
  [
    [
      'I ask three questions and one more after.',
      'I ask two or three questions.',
      'I ask one question that fits.',
      'I say hello and listen.',
    ],
    ['I ask how and why.', 'I ask what and where.', 'I ask yes or no questions.', 'I ask with help.'],
  ],
  [
    [
      'Asks open questions in a clear order and follows up on the answers.',
      'Asks open questions in a clear order.',
      'Asks questions, some open and some for yes or no.',
      'Asks questions that get one-word answers.',
    ],
    [
      'Keeps the speaker’s own words and thanks the speaker by name.',
      'Keeps the main words of the speaker.',
      'Keeps the ideas of the speaker in part.',
      'Keeps a note that the talk took place.',
    ],
  ],
  [
    [
      'Asks open, informed questions that build on each other and probes unexpected answers.',
      'Asks open, informed questions and follows up.',
      'Asks prepared questions one after the other.',
      'Asks questions that call for a word or two.',
    ],
    [
      'Represents the speaker accurately, with quotations in context and permission.',
      'Represents the speaker accurately, with some quotations.',
      'Represents the speaker’s answers in summary.',
      'Represents one of the speaker’s answers.',
    ],
  ],
);

export const interaction = criterion(
  'interaction',
  'Interaction in the language',
  'Talking together',
  [
    ['I ask and answer and keep the talk going.', 'I ask and I answer.', 'I answer with a word.', 'I show that I hear my partner.'],
    ['I greet, say please and say goodbye.', 'I greet and say goodbye.', 'I greet my partner.', 'I smile or wave at my partner.'],
  ],
  [
    [
      'Asks and answers without notes and reacts to the partner.',
      'Asks and answers with few looks at notes.',
      'Answers with phrases that were practiced.',
      'Answers with single words when asked.',
    ],
    [
      'Keeps going when a word is unknown by saying it another way.',
      'Keeps going when a word is unknown by using a gesture.',
      'Stops at an unknown word and goes on with help.',
      'Repeats what the partner says and waits.',
    ],
  ],
  [
    [
      'Sustains the exchange, asks follow-up questions and reacts spontaneously.',
      'Sustains the exchange with questions and answers.',
      'Responds with phrases learned by heart.',
      'Responds with isolated words when asked.',
    ],
    [
      'Works around gaps by paraphrase and asks in the language.',
      'Works around gaps by gesture or a related word.',
      'Pauses at gaps and continues with help.',
      'Repeats the partner’s words at gaps.',
    ],
  ],
);

export const languageControl = criterion(
  'language-control',
  'Words and forms of the language',
  'New words',
  [
    ['I use five new words in whole sentences.', 'I use four new words.', 'I use two or three new words.', 'I use one new word.'],
    [
      'I say each word so that you know it.',
      'I say most words so that you know them.',
      'I say some words so that you know them.',
      'I say a word after my teacher.',
    ],
  ],
  [
    [
      'Uses the words and forms of the unit in whole sentences, with few slips.',
      'Uses the words of the unit in whole sentences; slips do not hide the meaning.',
      'Uses words of the unit in parts of sentences.',
      'Uses a few words of the unit.',
    ],
    [
      'Says words so that any speaker of the language would understand.',
      'Says words so that a patient listener would understand.',
      'Says words so that the class would understand.',
      'Says words after a model is heard.',
    ],
  ],
  [
    [
      'Controls the vocabulary and structures of the unit in varied sentences, with rare errors.',
      'Controls the vocabulary and structures of the unit; errors leave the meaning clear.',
      'Uses vocabulary of the unit; errors hide the meaning in places.',
      'Uses single words of the unit when prompted.',
    ],
    [
      'Pronounces so that speakers of the language understand without effort.',
      'Pronounces so that a sympathetic listener understands.',
      'Pronounces so that a listener has to ask again.',
      'Pronounces words after a model.',
    ],
  ],
);

export const movementForm = criterion(
  'movement-form',
  'Form of the movement',
  'How I move',
  [
    [
      'I do each step of the move in order, five times.',
      'I do each step of the move.',
      'I do most steps of the move.',
      'I do one step of the move.',
    ],
    ['I start, move and stop where I want.', 'I start and stop where I want.', 'I start and stop near the place.', 'I start when told.'],
  ],
  [
    [
      'Shows every cue of the skill, also in a game.',
      'Shows every cue of the skill in practice.',
      'Shows most cues of the skill.',
      'Shows one or two cues of the skill.',
    ],
    [
      'Controls force, speed and direction, and changes them when needed.',
      'Controls force, speed and direction.',
      'Controls one of force, speed or direction.',
      'Moves with help from a partner or a mark.',
    ],
  ],
  [
    [
      'Performs all elements of the skill smoothly and adapts them under game conditions.',
      'Performs all elements of the skill in practice.',
      'Performs most elements of the skill in practice.',
      'Performs the beginning of the skill.',
    ],
    [
      'Adjusts force, speed and angle to the situation and explains the choice.',
      'Adjusts force, speed and angle to the situation.',
      'Adjusts one of them to the situation.',
      'Repeats the skill in one way.',
    ],
  ],
);

export const fairPlay = criterion(
  'fair-play',
  'Safety and fair play',
  'Playing fair',
  [
    [
      'I keep the rules, share and help others play.',
      'I keep the rules and share.',
      'I keep the rules most of the time.',
      'I keep the rules with help.',
    ],
    [
      'I move in my own space and watch out for others.',
      'I move in my own space.',
      'I move near others and stop in time.',
      'I move with a grown-up near me.',
    ],
  ],
  [
    [
      'Keeps the rules, includes others and settles a dispute in words.',
      'Keeps the rules and includes others.',
      'Keeps the rules when someone is watching.',
      'Keeps the rules after a reminder.',
    ],
    [
      'Uses space and equipment safely and helps others do so.',
      'Uses space and equipment safely.',
      'Uses equipment safely after one reminder.',
      'Uses equipment safely with a partner’s help.',
    ],
  ],
  [
    [
      'Upholds the rules, encourages every player and resolves conflicts fairly.',
      'Upholds the rules and encourages teammates.',
      'Follows the rules and plays with chosen teammates.',
      'Follows the rules after a reminder.',
    ],
    [
      'Anticipates hazards and uses space and equipment responsibly throughout.',
      'Uses space and equipment responsibly throughout.',
      'Uses space and equipment responsibly after a reminder.',
      'Uses equipment responsibly when supervised.',
    ],
  ],
);

export const condensing = criterion(
  'condensing',
  'Leaving in what matters',
  'The most important part',
  [
    [
      'I tell the main thing and two things that go with it.',
      'I tell the main thing and one thing that goes with it.',
      'I tell the main thing in it.',
      'I tell one thing that I read.',
    ],
    [
      'I tell it in order and in my own words.',
      'I tell it in my own words.',
      'I tell some of it in my own words.',
      'I read a line from it.',
    ],
  ],
  [
    [
      'Keeps the main idea and the key details and leaves the rest out.',
      'Keeps the main idea and most key details.',
      'Keeps the main idea among small details.',
      'Keeps a detail from the text.',
    ],
    [
      'Says all of it in its own words and gives no opinion.',
      'Says most of it in its own words.',
      'Says parts of it in its own words.',
      'Says it in the words of the text.',
    ],
  ],
  [
    [
      'Conveys the central idea and structure in a fraction of the length.',
      'Conveys the central idea and its main support.',
      'Conveys the central idea along with minor details.',
      'Conveys a detail of the original.',
    ],
    [
      'Paraphrases throughout, attributes ideas and stays objective.',
      'Paraphrases throughout and stays objective.',
      'Paraphrases in part and quotes the rest.',
      'Copies phrases from the original.',
    ],
  ],
);

export const comparisonPoints = criterion(
  'comparison-points',
  'Points of comparison',
  'Same and different',
  [
    [
      'I tell two ways they are the same and not the same.',
      'I tell one way they are the same and not.',
      'I tell one way they are the same or not.',
      'I tell about one of the two.',
    ],
    [
      'I use “both” and “but” to tell about them.',
      'I use “both” to tell about them.',
      'I use their names to tell about them.',
      'I draw them side by side.',
    ],
  ],
  [
    [
      'Compares on the same points for both and weighs them.',
      'Compares on the same points for both.',
      'Compares on points that fit one more than the other.',
      'Describes one and then the other one.',
    ],
    [
      'Gives an example from each side for every point.',
      'Gives an example from each side for most points.',
      'Gives an example from one side.',
      'Gives a list of features.',
    ],
  ],
  [
    [
      'Compares along consistent, significant points and draws a conclusion from them.',
      'Compares along consistent, significant points.',
      'Compares along points of mixed significance.',
      'Describes each subject on its own.',
    ],
    [
      'Supports every point with evidence from both subjects.',
      'Supports most points with evidence from both subjects.',
      'Supports points with evidence from one subject.',
      'Lists features of the subjects.',
    ],
  ],
);
