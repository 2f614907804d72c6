import { defineSheet } from '../sheet.ts';
import { renderParentEmail } from './render.ts';

export const parentCommSheet = defineSheet({ tool: 'parent-comm', render: renderParentEmail, hasStudentCopy: false });
