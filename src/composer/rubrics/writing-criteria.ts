/** Criteria for narratives, arguments, informative and research writing, responses to reading, and journals. */
import { criterion } from './criterion.ts';

export const events = criterion(
  'events',
  'Plot',
  'What happens',
  [
    [
      'My story has a problem, tries to fix it and ends.',
      'My story has a problem and an end.',
      'My story has two things that happen.',
      'My story has one thing that happens.',
    ],
    [
      'I tell it in order, and you know why things happen.',
      'I tell it in order from start to end.',
      'I tell the start and one more part.',
      'I tell about one part.',
    ],
  ],
  [
    [
      'Builds a problem step by step and solves it in a way that fits.',
      'Builds a problem and solves it at the end.',
      'Names a problem and solves it in one line.',
      'Tells events that happen one after another.',
    ],
    [
      'Makes each event lead to the next, up to a high point.',
      'Makes most events lead to the next.',
      'Links two events; others stand alone.',
      'Lists events with “and then” between them.',
    ],
  ],
  [
    [
      'Develops a conflict through linked events to a turning point with consequences.',
      'Develops a conflict through linked events to a resolution.',
      'Introduces a conflict that a single event resolves.',
      'Recounts a series of events around a subject.',
    ],
    [
      'Controls time: slows key moments, skips the rest and prepares the ending.',
      'Controls time: slows the key moment and moves to an ending.',
      'Gives every event the same space.',
      'Moves through events in summary from start to end.',
    ],
  ],
);

export const characters = criterion(
  'characters',
  'Characters',
  'Who is in it',
  [
    [
      'You know what my people do, say and feel.',
      'You know what my people do and say.',
      'You know what my people do.',
      'You know who is in my story.',
    ],
    [
      'I show how someone changes, and why.',
      'I show how someone feels, and why.',
      'I show how someone feels.',
      'I show a person or an animal.',
    ],
  ],
  [
    [
      'Shows what characters want through action, speech and thought.',
      'Shows what characters want through action and speech.',
      'Tells what characters are like in a few words.',
      'Names the characters in the story.',
    ],
    [
      'Shows how a character changes and which event causes it.',
      'Shows how a character changes.',
      'Shows how a character feels in one scene.',
      'Shows a character who does things.',
    ],
  ],
  [
    [
      'Reveals motives and contradictions through action, dialogue and thought.',
      'Reveals motives through action and dialogue.',
      'States traits directly, with one action as an example.',
      'Identifies characters by name and role.',
    ],
    [
      'Lets choices under pressure change a character or a relationship.',
      'Lets an important choice change a character.',
      'Describes a change in a character in a sentence.',
      'Keeps characters the same as events pass.',
    ],
  ],
);

export const description = criterion(
  'description',
  'Descriptive detail',
  'Telling more',
  [
    ['I tell what you can see, hear and feel.', 'I tell what you can see and hear.', 'I tell what you can see.', 'I tell what it is.'],
    ['I add three or more details that fit.', 'I add two details that fit.', 'I add one detail.', 'I add a picture to my words.'],
  ],
  [
    [
      'Uses details of several senses so that the reader can be there.',
      'Uses details of two senses in key places.',
      'Uses details of sight in one place.',
      'Uses a color or a size as a detail.',
    ],
    [
      'Picks details that matter to the story and leaves others out.',
      'Picks details that fit the story.',
      'Adds details, of which half fit.',
      'Adds one detail per page or less.',
    ],
  ],
  [
    [
      'Selects sensory details that create mood and carry meaning.',
      'Selects sensory details that make scenes concrete.',
      'Includes visual details in one or two scenes.',
      'Includes general details such as color and size.',
    ],
    [
      'Uses specific nouns, verbs and comparisons in place of abstract statement.',
      'Uses specific nouns and verbs in key passages.',
      'Uses adjectives to fill in for specific nouns.',
      'Uses general nouns that name the scene.',
    ],
  ],
);

export const claim = criterion(
  'claim',
  'Claim',
  'What I think',
  [
    ['I say what I think and what we should do.', 'I say what I think in a sentence.', 'I say what I like.', 'I say what it is about.'],
    [
      'I tell what I think at the start and at the end.',
      'I tell what I think at the start.',
      'I tell what I think with help.',
      'I tell what it is about.',
    ],
  ],
  [
    [
      'States a clear opinion that others could dispute, and repeats it in new words at the end.',
      'States a clear opinion that others could dispute.',
      'States a liking, such as “I like it.”',
      'States the topic in a sentence or a title.',
    ],
    [
      'Takes a stand early and keeps to it in every part.',
      'Takes a stand and keeps to it in most parts.',
      'Takes a stand in one part of the text.',
      'Tells about both sides of the topic.',
    ],
  ],
  [
    [
      'States a precise, arguable claim and signals its scope and limits.',
      'States a precise, arguable claim early in the text.',
      'States a general opinion on the issue.',
      'States the topic or restates the question.',
    ],
    [
      'Maintains and sharpens one position from the introduction to the conclusion.',
      'Maintains one position from the introduction to the conclusion.',
      'Takes a position that shifts or fades in the body.',
      'Describes the issue and the views that exist.',
    ],
  ],
);

export const evidence = criterion(
  'evidence',
  'Evidence',
  'My reasons',
  [
    [
      'I give three reasons, and each one fits.',
      'I give two reasons that fit.',
      'I give one reason that fits.',
      'I give a word that goes with my idea.',
    ],
    [
      'I say “because” and tell a fact or a story to show it.',
      'I say “because” and tell why.',
      'I say “because I like it.”',
      'I say my idea two times.',
    ],
  ],
  [
    [
      'Gives three or more facts or examples and explains how each supports the point.',
      'Gives two or three facts or examples that support the point.',
      'Gives one fact or example that supports the point.',
      'Gives a reason in the form of an opinion.',
    ],
    [
      'Picks the strongest evidence and tells where it comes from.',
      'Picks evidence that fits and tells where some comes from.',
      'Picks evidence on the topic, not all of which fits the point.',
      'Picks a detail that has to do with the topic.',
    ],
  ],
  [
    [
      'Selects relevant, sufficient evidence from several sources and weighs its strength.',
      'Selects relevant evidence from two or more sources.',
      'Selects evidence from one source, partly relevant.',
      'Refers to a fact or an example in passing.',
    ],
    [
      'Introduces, cites and explains each piece of evidence in context.',
      'Introduces and cites each piece of evidence.',
      'Inserts quotations or data between statements.',
      'Mentions evidence that the reader could look up.',
    ],
  ],
);

export const reasoning = criterion(
  'reasoning',
  'Reasoning',
  'Telling why',
  [
    ['I tell why each reason fits my idea.', 'I tell why one reason fits my idea.', 'I tell a reason next to my idea.', 'I tell my idea.'],
    [
      'I use “because” and “so” to link my ideas.',
      'I use “because” to link two ideas.',
      'I use “and” to link my ideas.',
      'I put my ideas side by side.',
    ],
  ],
  [
    [
      'Explains step by step how the evidence leads to the point.',
      'Explains how most evidence leads to the point.',
      'Explains one link between evidence and point.',
      'Puts evidence and point side by side.',
    ],
    [
      'Answers “so what?” after each reason.',
      'Answers “so what?” after most reasons.',
      'Answers “so what?” once.',
      'Lists reasons and moves on.',
    ],
  ],
  [
    [
      'Explains why the evidence supports the claim and examines an assumption behind it.',
      'Explains why each piece of evidence supports the claim.',
      'Explains one link; elsewhere evidence is paraphrased.',
      'Restates the claim after the evidence.',
    ],
    [
      'Builds a chain of reasoning in which each step follows and limits are named.',
      'Builds a chain of reasoning in which each step follows.',
      'Builds a chain of reasoning with a step left out.',
      'Sets reasons next to one another as a list.',
    ],
  ],
);

export const otherSide = criterion(
  'other-side',
  'Answering the other side',
  'What others think',
  [
    [
      'I tell what a friend may think and answer it.',
      'I tell what a friend may think.',
      'I tell that others may think a different way.',
      'I tell what I think.',
    ],
    [
      'I listen to a different idea and give an answer with “because.”',
      'I listen to a different idea and give an answer.',
      'I listen to a different idea.',
      'I hear that ideas can differ.',
    ],
  ],
  [
    [
      'States the best reason of the other side fairly and answers it with evidence.',
      'States a reason of the other side fairly and answers it.',
      'States that others disagree and repeats its own reason.',
      'States its own side only, with a reason.',
    ],
    [
      'Shows where the other side is right and why its view still holds.',
      'Shows why its own view holds against one doubt.',
      'Shows one doubt that a reader may have.',
      'Shows why its own side matters.',
    ],
  ],
  [
    [
      'Presents the strongest counterclaim fairly and answers it with evidence and reasoning.',
      'Presents a relevant counterclaim fairly and answers it with a reason.',
      'Mentions a counterclaim and dismisses it in a phrase.',
      'Argues one side and notes that the issue is debated.',
    ],
    [
      'Concedes what is true in the opposing view and refines the claim.',
      'Concedes a point to the opposing view and defends the claim.',
      'Names an opposing view after the argument is complete.',
      'Addresses readers who already share the view.',
    ],
  ],
);

export const mainIdea = criterion(
  'main-idea',
  'Main idea and focus',
  'My big idea',
  [
    [
      'I tell the big idea, and all my details fit it.',
      'I tell the big idea, and most details fit.',
      'I tell the topic and some details.',
      'I tell one thing about the topic.',
    ],
    [
      'My first line tells what it is about, and my last line tells it again.',
      'My first line tells what it is about.',
      'My title tells what it is about.',
      'My picture tells what it is about.',
    ],
  ],
  [
    [
      'States a main idea and keeps every part tied to it.',
      'States a main idea and keeps most parts tied to it.',
      'States the topic; half of the parts stay with it.',
      'States the topic and gives facts around it.',
    ],
    [
      'Narrows the topic to one clear question and answers it in full.',
      'Narrows the topic to one question and answers it.',
      'Picks a part of the topic and tells facts.',
      'Tells facts from all over the topic.',
    ],
  ],
  [
    [
      'Develops a focused controlling idea that every section advances.',
      'Develops a focused controlling idea in most sections.',
      'States a broad idea that sections touch on.',
      'Names a topic and collects information on it.',
    ],
    [
      'Answers a specific question and explains why the answer matters.',
      'Answers a specific question throughout.',
      'Answers several loosely related questions.',
      'Reports information under a topic heading.',
    ],
  ],
);

export const development = criterion(
  'development',
  'Facts and explanation',
  'My facts',
  [
    [
      'I tell three facts and say more about each.',
      'I tell three facts and say more about one.',
      'I tell two facts about it.',
      'I tell one fact about it.',
    ],
    ['I tell how it works with steps or parts.', 'I tell how one part works.', 'I tell the names of parts.', 'I tell what it is called.'],
  ],
  [
    [
      'Explains each idea with facts, an example and a definition.',
      'Explains each idea with facts and an example.',
      'Explains one idea; others are listed as facts.',
      'Lists facts that are on the topic.',
    ],
    [
      'Answers the questions a reader would ask next.',
      'Answers the main questions a reader would ask.',
      'Answers one question a reader would ask.',
      'Gives facts that raise questions.',
    ],
  ],
  [
    [
      'Develops ideas with well-chosen facts, definitions, examples and comparisons.',
      'Develops ideas with relevant facts, definitions and examples.',
      'Supports some ideas with facts; others stay general.',
      'Offers general statements with a fact or two.',
    ],
    [
      'Explains causes, relations and significance beyond the facts themselves.',
      'Explains how the main facts relate to each other.',
      'Explains one relation; other facts stand alone.',
      'Presents facts one after another.',
    ],
  ],
);

export const researchQuestion = criterion(
  'research-question',
  'Research question',
  'My question',
  [
    [
      'I ask a “why” or “how” question and find an answer.',
      'I ask a question and find an answer.',
      'I ask a question with help.',
      'I pick a topic that I want to know about.',
    ],
    [
      'My question is mine, and I tell why I ask.',
      'My question is my very own.',
      'My question comes from a friend or a book.',
      'My topic comes from my teacher.',
    ],
  ],
  [
    [
      'Asks an open question that needs more than one source, and explains why it matters.',
      'Asks an open question that needs more than one source.',
      'Asks a question that one source can answer.',
      'Names a topic to find out about.',
    ],
    [
      'Answers the question in full and tells what is still unknown.',
      'Answers the question in full.',
      'Answers part of the question.',
      'Gives facts that are near the question.',
    ],
  ],
  [
    [
      'Poses a focused, open question, justifies it and refines it during the inquiry.',
      'Poses a focused, open question and justifies it.',
      'Poses a broad question that could fill a book.',
      'Names a topic for the research.',
    ],
    [
      'Answers the question with a supported conclusion and names open points.',
      'Answers the question with a supported conclusion.',
      'Answers the question in part; other sections drift.',
      'Reports findings near the question.',
    ],
  ],
);

export const synthesis = criterion(
  'synthesis',
  'Using what was found',
  'Using what I found',
  [
    [
      'I use my own words and put facts from two places together.',
      'I use my own words for the facts.',
      'I use some of my own words.',
      'I use words from the book.',
    ],
    [
      'I tell what two books both say and what only one says.',
      'I tell what two books both say.',
      'I tell what one book says.',
      'I tell what I saw in a book.',
    ],
  ],
  [
    [
      'Puts facts from several sources together in its own words and notes where they differ.',
      'Puts facts from two sources together in its own words.',
      'Retells one source after another in mostly its own words.',
      'Copies sentences with a few changed words.',
    ],
    [
      'Groups notes by question and draws a conclusion from each group.',
      'Groups all the notes by question.',
      'Keeps notes in the order of the sources.',
      'Keeps pages or links as notes.',
    ],
  ],
  [
    [
      'Combines sources into insights that no single source states, and addresses conflicts.',
      'Combines sources around shared points in own words.',
      'Summarizes sources one at a time.',
      'Assembles passages from sources with linking words.',
    ],
    [
      'Integrates quotations and paraphrase smoothly and interprets them.',
      'Integrates paraphrase and quotations with signal phrases.',
      'Places quotations as separate sentences.',
      'Relies on copied or lightly changed passages.',
    ],
  ],
);

export const textUnderstanding = criterion(
  'text-understanding',
  'Understanding the text',
  'What I read',
  [
    [
      'I tell who, where, the problem and how it ends.',
      'I tell who and what happens.',
      'I tell who is in it.',
      'I tell the name of the book.',
    ],
    [
      'I tell the big idea and two details from the book.',
      'I tell the big idea and one detail.',
      'I tell one detail from the book.',
      'I tell about a picture in the book.',
    ],
  ],
  [
    [
      'Retells the key points and explains an idea that is only hinted at.',
      'Retells the key points in the right order.',
      'Retells some points; the order or a key point slips.',
      'Retells one part of the text.',
    ],
    [
      'States the main idea or theme and shows how the text builds it.',
      'States the main idea or theme with a detail.',
      'States the topic with a detail.',
      'States the title and a first impression.',
    ],
  ],
  [
    [
      'Interprets central ideas, including what is implied, and how they develop.',
      'Explains central ideas and how they develop.',
      'Summarizes the text; a central idea is partly misread.',
      'Retells isolated parts of the text.',
    ],
    [
      'Explains how the author’s choices shape meaning, with two or more examples.',
      'Explains how one choice of the author shapes meaning.',
      'Names a technique that the author uses.',
      'Comments on the subject of the text.',
    ],
  ],
);

export const textEvidence = criterion(
  'text-evidence',
  'Evidence from the text',
  'Show it in the book',
  [
    [
      'I point to two pages that show what I mean.',
      'I point to one page that shows what I mean.',
      'I point to a page with help.',
      'I tell it from memory.',
    ],
    [
      'I use words from the book to show my idea.',
      'I use a picture from the book to show my idea.',
      'I use the cover to show my idea.',
      'I use my own story to show my idea.',
    ],
  ],
  [
    [
      'Quotes or points to two or more exact places and explains each one.',
      'Quotes or points to two places in the text.',
      'Quotes or points to one place in the text.',
      'Refers to the text as a whole.',
    ],
    [
      'Chooses lines that prove the point and tells how.',
      'Chooses lines that fit the point.',
      'Chooses lines on the same subject.',
      'Chooses a part that was fun to read.',
    ],
  ],
  [
    [
      'Embeds precise, well-chosen quotations and analyzes their wording.',
      'Embeds relevant quotations and explains them.',
      'Includes a quotation that is left to speak for itself.',
      'Refers to events in the text from memory.',
    ],
    [
      'Draws evidence from across the text, including passages that complicate the reading.',
      'Draws evidence from several parts of the text.',
      'Draws evidence from one part of the text.',
      'Draws on a general impression of the text.',
    ],
  ],
);

export const connection = criterion(
  'connection',
  'Connections',
  'It makes me think of',
  [
    [
      'I link it to my life or a book and tell how.',
      'I link it to my life or a book.',
      'I link it to a thing I like.',
      'I tell what I like about it.',
    ],
    ['I ask a new question and tell why I ask.', 'I ask a new question.', 'I ask what a word means.', 'I tell one word that I know.'],
  ],
  [
    [
      'Links it to life or another text and explains what the link shows.',
      'Links it to life or another text and explains the link.',
      'Links it to an experience in one sentence.',
      'Tells what was liked or disliked.',
    ],
    [
      'Asks a question the work leads to and suggests an answer.',
      'Asks a question that the work leads to.',
      'Asks a question about a word or a fact.',
      'Tells one thing that was new.',
    ],
  ],
  [
    [
      'Connects the work to other texts or issues in a way that deepens both.',
      'Connects the work to another text, context or issue with an explanation.',
      'Connects the work to a personal experience.',
      'States a first reaction to the work.',
    ],
    [
      'Raises a question that the work opens and explores possible answers.',
      'Raises a question that the work opens.',
      'Raises a question of fact about the work.',
      'Notes a point of interest in the work.',
    ],
  ],
);

export const growth = criterion(
  'growth',
  'Growth over time',
  'How I have grown',
  [
    [
      'I show old work and new work and tell what I do better now.',
      'I show old work and new work.',
      'I show two things that I made.',
      'I show one thing that I made.',
    ],
    ['I tell a goal and show how I got there.', 'I tell a goal and show that I tried.', 'I tell a goal that I have.', 'I tell what I did.'],
  ],
  [
    [
      'Compares early and late work and names two changes, with proof.',
      'Compares early and late work and names one change, with proof.',
      'Shows early and late work.',
      'Shows work from one time.',
    ],
    [
      'Sets a goal, tracks it and explains what helped.',
      'Sets a goal and tracks it.',
      'Sets a goal in general words.',
      'Tells about work that was done.',
    ],
  ],
  [
    [
      'Traces growth across several pieces, citing specific evidence and its causes.',
      'Traces growth across two pieces, citing specific evidence.',
      'Describes growth in general terms.',
      'Describes the pieces that are included.',
    ],
    [
      'Sets measurable goals, monitors them and adjusts strategies.',
      'Sets measurable goals and monitors them.',
      'Sets goals that are broad, such as “do better.”',
      'Records tasks as they are completed.',
    ],
  ],
);

export const entries = criterion(
  'entries',
  'Entries and selection',
  'My pages',
  [
    [
      'I have all my pages, with a date and a title on each.',
      'I have all my pages, with a date on most.',
      'I have most of my pages.',
      'I have one or two pages.',
    ],
    [
      'I pick my pages and tell why I picked each one.',
      'I pick my pages and tell why for one.',
      'I pick pages that I like.',
      'I keep pages that my teacher gives me.',
    ],
  ],
  [
    [
      'Has all entries, dated, with more than was asked in two or more.',
      'Has all entries, dated and complete.',
      'Has most entries; a few are short.',
      'Has some entries, each a line or two.',
    ],
    [
      'Chooses pieces that show different skills and gives a reason for each.',
      'Chooses pieces and gives a reason for each.',
      'Chooses pieces and gives one reason for all.',
      'Includes pieces as they were made.',
    ],
  ],
  [
    [
      'Includes all entries, dated, developed and clearly connected to the task.',
      'Includes all entries, dated and developed.',
      'Includes most entries; several are brief.',
      'Includes some entries, in note form.',
    ],
    [
      'Curates varied pieces and justifies each against stated goals.',
      'Curates pieces and justifies each choice.',
      'Selects pieces with one reason for all.',
      'Collects pieces in the order in which they were made.',
    ],
  ],
);
