/** The kinds of assignment that teachers write rubrics for, and which criteria belong to each. */
import { PhraseIndex } from '../match-phrases.ts';
import type { Criterion } from './criterion.ts';
import * as inquiry from './inquiry-criteria.ts';
import * as shared from './shared-criteria.ts';
import * as performing from './speaking-and-arts-criteria.ts';
import * as writing from './writing-criteria.ts';

export interface AssignmentKind {
  readonly id: string;
  /** Words by which teachers name it, lower case. */
  readonly phrases: readonly string[];
  /** Criteria that a rubric of this kind can't do without, most important first. */
  readonly core: readonly Criterion[];
  /** Criteria that round it off: some of them are drawn. */
  readonly more: readonly Criterion[];
  /** Strands of the Common Core that such work practices, such as 'W.1': the grade is put in. */
  readonly strands: readonly string[];
}

const { conventions, organization, wordChoice, sources, delivery, visuals, teamwork, revision, reflection, requirements, accuracy, audience } = shared;

export const ASSIGNMENT_KINDS: readonly AssignmentKind[] = [
  {
    id: 'narrative',
    phrases: ['narrative', 'personal narrative', 'story', 'short story', 'fable', 'folktale', 'fairy tale', 'memoir', 'creative writing', 'historical fiction', 'myth', 'small moment', 'realistic fiction', 'comic', 'comic strip'],
    core: [writing.events, writing.characters, writing.description],
    more: [wordChoice, conventions, revision, audience],
    strands: ['W.3'],
  },
  {
    id: 'argument',
    phrases: ['persuasive essay', 'persuasive letter', 'persuasive', 'argument', 'argumentative essay', 'opinion', 'opinion piece', 'opinion writing', 'editorial', 'persuasive speech', 'position paper', 'op-ed', 'proposal', 'convince'],
    core: [writing.claim, writing.evidence, writing.reasoning, writing.otherSide],
    more: [organization, conventions, wordChoice, sources],
    strands: ['W.1'],
  },
  {
    id: 'informative',
    phrases: ['informative essay', 'informational writing', 'informative', 'expository essay', 'expository', 'explanatory', 'explanatory essay', 'how-to', 'how to writing', 'all about book', 'article', 'essay', 'paragraph', 'report', 'brochure', 'biography', 'compare and contrast essay', 'cause and effect essay', 'newsletter', 'feature article', 'blog post'],
    core: [writing.mainIdea, writing.development, organization],
    more: [wordChoice, conventions, accuracy, revision, audience],
    strands: ['W.2'],
  },
  {
    id: 'research',
    phrases: ['research report', 'research paper', 'research project', 'research', 'inquiry project', 'term paper', 'country report', 'state report', 'animal report', 'document based question', 'dbq', 'annotated bibliography', 'senior project', 'genius hour', 'national history day'],
    core: [writing.researchQuestion, writing.synthesis, sources],
    more: [organization, accuracy, conventions, revision, wordChoice],
    strands: ['W.7', 'W.8'],
  },
  {
    id: 'lab-report',
    phrases: ['lab report', 'lab', 'science lab', 'experiment', 'science experiment', 'investigation', 'science fair', 'science fair project', 'scientific investigation', 'observation report'],
    core: [inquiry.hypothesis, inquiry.procedure, inquiry.data, inquiry.conclusion],
    more: [inquiry.limits, conventions, teamwork],
    strands: [],
  },
  {
    id: 'presentation',
    phrases: ['oral presentation', 'presentation', 'speech', 'oral report', 'slideshow', 'slide show', 'slides', 'powerpoint', 'google slides', 'show and tell', 'book talk', 'video presentation', 'podcast', 'demonstration', 'ted talk', 'pitch'],
    core: [accuracy, delivery, organization],
    more: [visuals, performing.answering, audience, performing.preparation],
    strands: ['SL.4'],
  },
  {
    id: 'poster',
    phrases: ['poster', 'infographic', 'poster project', 'anchor chart', 'display', 'flyer', 'bulletin board', 'trifold', 'tri-fold board', 'book cover', 'map project', 'timeline', 'one-pager', 'one pager', 'collage', 'concept map'],
    core: [writing.mainIdea, visuals, accuracy],
    more: [audience, sources, conventions, requirements, revision],
    strands: [],
  },
  {
    id: 'discussion',
    phrases: ['debate', 'class debate', 'discussion', 'socratic seminar', 'class discussion', 'fishbowl', 'literature circle', 'book club', 'panel', 'town hall', 'mock trial', 'philosophical chairs', 'participation'],
    core: [writing.evidence, performing.responding, performing.listening],
    more: [writing.reasoning, delivery, performing.preparation, reflection],
    strands: ['SL.1'],
  },
  {
    id: 'group-project',
    phrases: ['group project', 'group work', 'collaborative project', 'team project', 'collaboration', 'partner project', 'teamwork', 'cooperative learning'],
    core: [teamwork, performing.product, performing.projectPlan],
    more: [performing.listening, reflection, accuracy, delivery],
    strands: ['SL.1'],
  },
  {
    id: 'model',
    phrases: ['model', 'diorama', '3d model', 'cell model', 'shoebox', 'engineering design', 'engineering challenge', 'prototype', 'bridge', 'design challenge', 'stem challenge', 'invention', 'maker project', 'sculpture model', 'solar system model'],
    core: [inquiry.modelAccuracy, inquiry.modelLabels, inquiry.construction],
    more: [revision, requirements, reflection, performing.answering],
    strands: [],
  },
  {
    id: 'code',
    phrases: ['code', 'coding', 'coding project', 'program', 'programming', 'programming project', 'scratch', 'scratch project', 'app', 'app design', 'website', 'web page', 'game design', 'video game', 'robot', 'robotics', 'robotics challenge', 'python', 'python program', 'algorithm'],
    core: [inquiry.programWorks, inquiry.codeStructure, inquiry.testing],
    more: [inquiry.userNeeds, reflection, teamwork, revision],
    strands: [],
  },
  {
    id: 'artwork',
    phrases: ['artwork', 'art project', 'art', 'painting', 'drawing', 'self-portrait', 'self portrait', 'sculpture', 'collage art', 'printmaking', 'ceramics', 'clay', 'photography', 'still life', 'sketchbook', 'mural', 'digital art', 'weaving'],
    core: [performing.artIntent, performing.technique, performing.composition],
    more: [revision, reflection, requirements, performing.preparation],
    strands: [],
  },
  {
    id: 'performance',
    phrases: ['performance', 'music', 'music performance', 'concert', 'recital', 'solo', 'ensemble', 'play', 'skit', 'drama', 'dance', 'monologue', 'readers theater', "reader's theater", 'choir', 'band', 'recorder', 'improvisation', 'poetry slam', 'poetry recitation', 'puppet show', 'song'],
    core: [performing.performanceAccuracy, performing.expression, performing.presence],
    more: [performing.preparation, reflection, performing.listening, teamwork],
    strands: [],
  },
  {
    id: 'portfolio',
    phrases: ['portfolio', 'journal', 'learning journal', 'reading log', 'science notebook', 'interactive notebook', 'notebook', 'reflection', 'reflection journal', 'self-assessment', 'blog', 'diary', 'student-led conference', 'writing portfolio', 'goal setting'],
    core: [writing.entries, reflection, writing.growth],
    more: [organization, writing.connection, conventions, requirements],
    strands: [],
  },
  {
    id: 'reading-response',
    phrases: ['reading response', 'book report', 'literary analysis', 'literary essay', 'response to literature', 'book review', 'character analysis', 'theme analysis', 'novel study', 'reader response', 'text analysis', 'rhetorical analysis', 'poetry analysis', 'literature response', 'summary', 'close reading', 'poem analysis'],
    core: [writing.textUnderstanding, writing.textEvidence, writing.reasoning],
    more: [writing.connection, organization, conventions, wordChoice],
    strands: ['RL.1', 'W.9'],
  },
  {
    id: 'math',
    phrases: ['math problem solving', 'problem solving', 'math', 'math task', 'math project', 'performance task math', 'word problem', 'mathematical modeling', 'proof', 'math journal', 'geometry project', 'statistics project', 'data project', 'budget project', 'graphing project', 'number talk', 'exemplar'],
    core: [inquiry.problemSense, inquiry.strategy, inquiry.correctness],
    more: [inquiry.representation, inquiry.explanation, reflection],
    strands: ['MP1', 'MP3'],
  },
  {
    id: 'poetry',
    phrases: ['poem', 'poetry', 'haiku', 'song lyrics', 'free verse', 'poetry anthology', 'descriptive paragraph', 'descriptive writing', 'descriptive essay'],
    core: [writing.description, wordChoice, writing.mainIdea],
    more: [revision, audience, organization, reflection],
    strands: ['W.4'],
  },
];

/** For an assignment that none of the kinds fits. */
export const GENERAL_KIND: AssignmentKind = {
  id: 'general',
  phrases: [],
  core: [requirements, accuracy, organization],
  more: [writing.development, audience, revision, reflection, visuals],
  strands: [],
};

const index = new PhraseIndex(ASSIGNMENT_KINDS.map((kind) => ({ item: kind, phrases: kind.phrases })));

/** 'Essay about the water cycle': what comes after these words is the subject, not the kind. */
const SUBJECT = /\s(?:about|on|for|from|to|of|in|with)\s|:\s|\s[–—-]\s/iu;

function longestPhrase(kind: AssignmentKind, text: string): number {
  const words = ` ${text.toLowerCase().replaceAll(/[^\p{L}\p{N}’'-]+/gu, ' ')} `;
  return Math.max(0, ...kind.phrases.filter((phrase) => words.includes(` ${phrase} `) || words.includes(` ${phrase}s `)).map((phrase) => phrase.length));
}

/** The kind whose longest phrase stands in the text; in English the head of a name comes last, so a tie goes to the later phrase. */
function kindIn(text: string): AssignmentKind | undefined {
  const scored = ASSIGNMENT_KINDS.map((kind) => ({ kind, length: longestPhrase(kind, text) })).filter(({ length }) => length > 0);
  const best = scored.sort((one, other) => other.length - one.length)[0];
  return best?.kind ?? index.match(text)[0]?.item;
}

/** What kind of work this is, from its name or, failing that, from its objective. */
export function assignmentKind(assignmentName: string, learningObjective: string): AssignmentKind {
  const [head = '', ...rest] = assignmentName.split(SUBJECT);
  return kindIn(head) ?? kindIn(rest.join(' ')) ?? kindIn(learningObjective) ?? GENERAL_KIND;
}
