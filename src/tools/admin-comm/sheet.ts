import { defineSheet } from '../sheet.ts';
import { renderAdminEmail } from './render.ts';

export const adminCommSheet = defineSheet({ tool: 'admin-comm', render: renderAdminEmail, hasStudentCopy: false });
