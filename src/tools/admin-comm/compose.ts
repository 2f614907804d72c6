import { writePrincipalEmail } from '../../composer/emails/principal-email.ts';
import type { Materials } from '../../composer/materials.ts';
import type { Random } from '../../composer/random.ts';
import type { FormOf } from '../catalogue.ts';
import type { AdminEmailDocument } from './document.ts';

export function composeAdminEmail(form: FormOf<'admin-comm'>, _materials: Materials, random: Random): AdminEmailDocument {
  const { purpose, adminName, teacherName, details } = form;
  const email = writePrincipalEmail({ purpose, principal: adminName, teacher: teacherName, details }, random);
  return {
    subject: email.subject,
    greeting: `Dear ${adminName},`,
    paragraphs: email.paragraphs.map(({ part, text, items }) => ({ part, text, items: [...items] })),
    closing: email.closing,
    signature: teacherName,
    notice: email.notice,
  };
}
