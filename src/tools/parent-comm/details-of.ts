import { calledBy } from '../../composer/phrasing/called-by.ts';
import { type AboutWhat, nameTheStudent } from '../../composer/phrasing/name-the-student.ts';
import type { FormOf } from '../catalogue.ts';

type Form = FormOf<'parent-comm'>;

const ABOUT: Partial<Record<Form['emailType'], AboutWhat>> = { 'Positive Recognition': 'praise', 'Project Updates': 'project' };

/** The teacher's details as the email tells them, with the student's name where a note only leaves it out. */
export function detailsOf({ studentName, parentName, positiveNote, additionalContext, emailType }: Form): string {
  const student = calledBy(studentName, parentName, `${positiveNote}\n${additionalContext}`);
  return nameTheStudent(additionalContext, student, ABOUT[emailType] ?? 'student');
}
