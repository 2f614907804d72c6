/**
 * What choosing a professional framework changes in the work itself. Each lens gives the teacher one planning move
 * and students one more thing to do; the framework's own texts are not quoted.
 */
import type { Framework } from '../tools/choices/frameworks.ts';

export interface FrameworkLens {
  readonly code: Exclude<Framework, ''>;
  /** Written out, where the letters stand for a name. */
  readonly name: string;
  /** To the teacher: what to do differently. A whole sentence. */
  readonly teacherMove: string;
  /** To the student: a question or task that fits any topic. A whole sentence at an easy reading level. */
  readonly studentTask: string;
  /** An open question in the framework's spirit; {topic} is replaced. */
  readonly question: string;
}

const LENSES: readonly FrameworkLens[] = [
  {
    code: 'NGSS',
    name: 'Next Generation Science Standards',
    teacherMove:
      'Name the science practice students use (such as developing a model or arguing from evidence) and the crosscutting concept that links today to other topics.',
    studentTask: 'Draw a model of what is going on. Use arrows and labels to show what causes what.',
    question: 'Which pattern or cause and effect in {topic} could a model explain, and what would it leave out?',
  },
  {
    code: 'CCRS',
    name: 'College and Career Readiness Standards',
    teacherMove: 'Ask for the claim, the evidence and the reasoning in every answer, spoken or written.',
    studentTask: 'Back up your answer with two pieces of evidence.',
    question: 'What would someone who uses {topic} at work need to explain clearly to a beginner?',
  },
  {
    code: 'NCSS',
    name: 'National Council for the Social Studies',
    teacherMove: 'Tie the work to one theme, such as people, places and environments or civic ideals, and return to it at the end.',
    studentTask: 'Tell how this touches people’s lives, then and now.',
    question: 'How does {topic} look to two groups of people who stand in different places?',
  },
  {
    code: 'C3',
    name: 'College, Career, and Civic Life Framework',
    teacherMove: 'Build the work as an inquiry: a compelling question, sources to weigh, a conclusion and an informed action.',
    studentTask: 'Write one question about this that is worth asking, and one source that could help answer it.',
    question: 'What compelling question about {topic} can’t be answered from one source alone?',
  },
  {
    code: 'NCTM',
    name: 'National Council of Teachers of Mathematics',
    teacherMove: 'Let students show the idea in two representations, such as a drawing and an equation, and talk about how they connect.',
    studentTask: 'Show your idea in two ways, such as a picture and a number sentence.',
    question: 'How do two different ways of showing {topic} tell the same story?',
  },
  {
    code: 'NSTA',
    name: 'National Science Teaching Association',
    teacherMove: 'Begin with something students can observe safely and let the explanation come after the observation.',
    studentTask: 'Write what you see first. Then write what you think it means.',
    question: 'What could you observe about {topic} yourself, and what would it tell you?',
  },
  {
    code: 'NCTE',
    name: 'National Council of Teachers of English',
    teacherMove: 'Give students a real reader and a reason to write, and time to revise after hearing a response.',
    studentTask: 'Read your answer to a partner. Change one thing to make it clearer.',
    question: 'How would you write about {topic} for two different readers?',
  },
  {
    code: 'ILA',
    name: 'International Literacy Association',
    teacherMove: 'Teach one reading strategy openly with this topic: model it, try it together, then let students use it alone.',
    studentTask: 'Mark the part of the text or notes that helped you most. Tell why.',
    question: 'Which words or text features helped you make sense of {topic}, and how?',
  },
  {
    code: 'NCCAS',
    name: 'National Coalition for Core Arts Standards',
    teacherMove: 'Let students create, present, respond or connect: choose one of the four artistic processes and say which.',
    studentTask: 'Show your idea through a sketch, a rhythm, a pose or a scene. Tell what you chose and why.',
    question: 'How could an artist help people see {topic} in a new way?',
  },
  {
    code: 'SEADAE',
    name: 'State Education Agency Directors of Arts Education',
    teacherMove: 'Add an arts-based response and judge it by the thinking it shows as well as its craft.',
    studentTask: 'Make a quick sketch or a short movement that shows the main idea.',
    question: 'What choices would you make to show {topic} without any words?',
  },
  {
    code: 'SHAPE',
    name: 'SHAPE America',
    teacherMove: 'Build movement into the learning and talk about how the body and mind feel before and after.',
    studentTask: 'Act out the main idea with your body for ten seconds. Then sit and write it.',
    question: 'How could moving help you learn or remember {topic}?',
  },
  {
    code: 'CDC',
    name: 'Centers for Disease Control and Prevention (health education)',
    teacherMove: 'End with one healthy skill students can practice, such as making a decision, setting a goal or asking for help.',
    studentTask: 'Name one healthy choice that has to do with this.',
    question: 'How might {topic} matter for the health and safety of people you know?',
  },
  {
    code: 'ISTE',
    name: 'ISTE Standards',
    teacherMove: 'Let students use a digital tool to create or collect, not only to look up, and check one source for who made it and why.',
    studentTask: 'Plan how you would show this with a digital tool: a slide, a map, a recording or a chart.',
    question: 'Which digital tool would help you explore or explain {topic}, and what would you check before trusting it?',
  },
  {
    code: 'CSTA',
    name: 'Computer Science Teachers Association',
    teacherMove: 'Ask students to break the task into steps that someone else could follow exactly.',
    studentTask: 'Write the steps so clearly that a robot could follow them.',
    question: 'How could you break {topic} into smaller parts, and which part could a computer help with?',
  },
  {
    code: 'CCTE',
    name: 'CCTE',
    teacherMove: 'Link the work to a task from a workplace and let students explain their choices as they would to a customer or team.',
    studentTask: 'Name a job where someone uses this. Tell what they do with it.',
    question: 'How might someone use {topic} to solve a problem at work?',
  },
  {
    code: 'ACTE',
    name: 'Association for Career and Technical Education',
    teacherMove: 'Give the task a workplace frame: a client, a deadline and a standard that the work must meet.',
    studentTask: 'Pretend that a client asked you for this. Write what they would need to know.',
    question: 'What would a client or team need you to know about {topic} before trusting you with a job?',
  },
  {
    code: 'NAEYC',
    name: 'National Association for the Education of Young Children',
    teacherMove: 'Let children handle, play and talk before they write, and watch what each child does.',
    studentTask: 'Show it with things you can touch. Tell a friend about it.',
    question: 'How could you show what you know about {topic} with blocks, pictures or play?',
  },
  {
    code: 'WIDA',
    name: 'WIDA English Language Development',
    teacherMove: 'Add a language objective, a word bank and sentence starters, and let students think together in any language first.',
    studentTask: 'Talk it over in any language. Then answer with this start: “I think … because …”.',
    question: 'Explain {topic} to a partner using at least three words from the word bank: which words helped most?',
  },
  {
    code: 'TESOL',
    name: 'TESOL International Association',
    teacherMove:
      'Give input with pictures and gestures, plan time to speak before writing, and value students’ home languages as a resource.',
    studentTask: 'Say your answer to a partner first. Then write it.',
    question: 'How would you explain {topic} to someone who is new to English?',
  },
  {
    code: 'CEC',
    name: 'Council for Exceptional Children',
    teacherMove: 'Offer more than one way to take in, work on and show the learning, and name the scaffold that you will fade.',
    studentTask: 'Choose how you will show it: write, draw, say or build.',
    question: 'Which way of showing what you know about {topic} works best for you, and why?',
  },
];

/** The lens of the chosen framework; undefined for a blank choice. */
export function frameworkLens(framework: Framework): FrameworkLens | undefined {
  return LENSES.find(({ code }) => code === framework);
}
