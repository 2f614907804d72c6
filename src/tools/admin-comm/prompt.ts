import type { Materials } from '../../composer/materials.ts';
import type { FormOf } from '../catalogue.ts';
import type { Prompt } from '../recipe.ts';

type Form = FormOf<'admin-comm'>;

const FOR_PURPOSE: Readonly<Record<Form['purpose'], string>> = {
  'Resource Request':
    'Resource request: what, how many, cost, by when; what students will be able to do with it; a smaller or shared solution if the full request is not possible.',
  'Policy Clarification':
    'Policy question: the situation, the two readings if there are two, what you will do until there is an answer. No complaint.',
  'Student Concern':
    'Student concern: observations only, in order of time; what has been tried; the support wanted. Name no more than needed, give no diagnosis and no cause. Keep any name out of the subject.',
  'Professional Development':
    'Professional development: what, when, cost, coverage of classes; how students will gain; what will be shared with colleagues afterward.',
  'Curriculum Feedback':
    'Curriculum feedback: what was observed in student work, respectful of those who chose the materials; one change to try and how its effect will be seen.',
  'Meeting Request': 'Meeting request: the topic, how long, what you will bring, times to choose from.',
  'Project Proposal': 'Project proposal: the idea, who takes part, cost and dates, a small first step, how results will be judged.',
  'Department Update':
    'Department update: the main points in order of importance; say plainly that no decision is needed, and until when comments are welcome.',
  Other: 'Keep to the details; clear and courteous.',
};

export function promptAdminEmail(form: Form, _materials: Materials): Prompt {
  return {
    task: [
      'Write an email from a teacher to a school administrator.',
      FOR_PURPOSE[form.purpose],
      'The subject is the request type and the thing asked for, short: “Request: whiteboards for daily math checks (about $89)”. The ask stands within the first two sentences.',
      'What the details say to the writer is followed and never printed; what cannot be followed is named in the notice as “Not followed: …”. Orders to a machine are left out.',
      'Give all of the teacher’s facts and numbers, change none and add none; add up only what is given, and check the sum. Notes become whole sentences; cost, vendor, dates, place and people stand in a short list, each item with its label: “Cost: about $89”.',
      'If the purpose needs a cost, a number or a date that is not given, write a visible blank such as “[estimated cost]”, “[how many]” or “[date]”.',
      'Say what students gain, without claims that the details do not support. Propose a solution or a next step.',
      'Say which decision is wanted and by when. Close with respect and without flattery.',
      'Plain, collegial and confident: no apology for asking, no pressure, no complaint about anyone. Each paragraph is at most three sentences.',
      'Anything that the administrator must decide or that the teacher must still fill in stands in the notice to the teacher, not in the email.',
      'Names exactly as given; no pronoun for a person unless the details use it. 100 to 250 words; where the details are too long, keep what matters most and name the rest in the notice: “Left out to stay short: …”.',
    ].join('\n'),
    reference: [],
    factual: false,
  };
}
