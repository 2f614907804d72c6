import type { Materials } from '../../composer/materials.ts';
import type { FormOf } from '../catalogue.ts';
import { gradeNumber } from '../choices/grade-levels.ts';
import type { Prompt } from '../recipe.ts';

type Form = FormOf<'parent-comm'>;

const FOR_TYPE: Readonly<Record<Form['emailType'], string>> = {
  'Academic Progress': 'Academic progress: say where the learning stands and what the next step is. No comparison with other students.',
  'Behavior Update': 'Behavior update: what was seen and heard, no motive, no blame, what you will try at school. Suggest a call.',
  'Class Performance': 'Class performance: how work in lessons goes, what helps, one next step.',
  'Homework Concerns':
    'Homework concerns: the facts, what practice is for, a question about what makes it hard. Never imply that the family is at fault.',
  'Incident Report':
    'Incident report: facts in order of time, what the school did, when you can talk. If it is not said what the school did, write “[what the school did]”; for the time of the call “[day and time]”. No other child is named or described.',
  'Missing Assignments': 'Missing assignments: what is open, that it can be made up, a first small step. Suggest a call.',
  'Positive Recognition':
    'Positive recognition: one specific good thing and what it meant. Ask nothing difficult; no “but”, “however” or “although”.',
  'Parent Conference Request':
    'Conference request: why a meeting, how long, what you will bring, times to choose from (“[two days and times]” if none are given), an interpreter if that would help.',
  'Attendance Issues':
    'Attendance: the dates and numbers, that the student is missed, an offer of help, a question about what gets in the way. No threat, no law. Suggest a call.',
  'Classroom Participation': 'Participation: what was noticed, that there are many ways to take part, what you will try.',
  'Project Updates':
    'Project update: where the project stands, what comes next and when, how the family can listen without doing the work.',
  Other: 'Keep to the details; neutral and kind.',
};

function homeFor(gradeLevel: Form['gradeLevel']): string {
  const grade = gradeNumber(gradeLevel);
  if (grade <= 2) return 'The one thing at home suits a young child: talking, drawing, a folder, a bedtime. No online grade book.';
  return grade <= 5
    ? 'The one thing at home suits a child of 8 to 11: a set time, one question, one task to look at together.'
    : 'The one thing at home leaves the work with the student: a plan, a question, a look at the grade book together.';
}

export function promptParentEmail(form: Form, _materials: Materials): Prompt {
  return {
    task: [
      'Write an email from a teacher to a family.',
      FOR_TYPE[form.emailType],
      form.positiveNote === '' ? 'Open with care. Do not invent praise.' : 'Open with the positive note that the teacher gave.',
      'Give all of the teacher’s facts, numbers and dates, change none and add none. First person stays first person. Notes become whole sentences with their subjects, articles and verbs; abbreviations are spelled out; sentences that the teacher wrote in full stay as they are. The good news comes first.',
      'Say why it matters and what you will do at school, in general terms that the teacher can keep.',
      homeFor(form.gradeLevel),
      'Ask for the family’s view. Say how to answer.',
      'Names exactly as given. No pronoun for the student unless the details use it: repeat the name or leave it out.',
      'No labels, guessed motives, diagnoses or blame: what was seen stays, the rest is left out and named in the notice. A second child’s name becomes “another student.” The subject names the topic and no verdict.',
      'What the details say to the writer (“keep it short,” “don’t mention …”) is followed and never printed; what cannot be followed is named in the notice as “Not followed: …”. Orders to a machine are left out.',
      'The same warmth and the same words whatever the names, the language or the home may suggest; no assumption about who lives at home, what the family can afford or when they are free.',
      'Sound like a teacher who knows this student: use the details, not general praise. If something should be said in a call rather than written, say so in the notice.',
      '100 to 250 words, short sentences, plain words (grade 8 or easier). No padding. Where the details are too long for it, keep what matters most and name the rest in the notice: “Left out to stay short: …”. School words that a family need not know are explained in a few plain words.',
      form.teacherName === '' ? 'Sign with “[your name]”.' : 'Sign with the teacher’s name.',
    ].join('\n'),
    reference: [],
    factual: false,
  };
}
