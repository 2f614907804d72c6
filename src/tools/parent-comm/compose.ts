import { writeFamilyEmail } from '../../composer/emails/family-email.ts';
import type { HomeStage } from '../../composer/phrasing/school-matters.ts';
import type { Materials } from '../../composer/materials.ts';
import { calledBy } from '../../composer/phrasing/called-by.ts';
import type { Random } from '../../composer/random.ts';
import type { FormOf } from '../catalogue.ts';
import { gradeNumber } from '../choices/grade-levels.ts';
import type { ParentEmailDocument } from './document.ts';

type Form = FormOf<'parent-comm'>;

function homeStage(gradeLevel: Form['gradeLevel']): HomeStage {
  const grade = gradeNumber(gradeLevel);
  if (grade <= 2) return 'young';
  return grade <= 5 ? 'middle' : 'older';
}

export function composeParentEmail(form: Form, _materials: Materials, random: Random): ParentEmailDocument {
  const { studentName, parentName, teacherName, positiveNote, additionalContext, emailType, gradeLevel } = form;
  const email = writeFamilyEmail(
    {
      type: emailType,
      student: calledBy(studentName, parentName, `${positiveNote}\n${additionalContext}`),
      fullName: studentName,
      parent: parentName,
      teacher: teacherName,
      stage: homeStage(gradeLevel),
      positiveNote,
      details: additionalContext,
    },
    random,
  );
  return {
    subject: email.subject,
    greeting: `Dear ${parentName},`,
    paragraphs: email.paragraphs.map(({ part, text }) => ({ part, text, items: [] })),
    closing: email.closing,
    signature: teacherName || '[your name]',
    notice: email.notice,
  };
}
