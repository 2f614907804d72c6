import {
  AlarmClock,
  BookA,
  Building2,
  Calculator,
  CircleQuestionMark,
  DoorOpen,
  Globe,
  ListChecks,
  type LucideIcon,
  Mail,
  NotebookPen,
  PencilLine,
  Table2,
} from 'lucide-react';
import type { ToolId } from '../../../tools/catalogue.ts';

const ICONS: Readonly<Record<ToolId, LucideIcon>> = {
  'parent-comm': Mail,
  'math-problems': Calculator,
  'question-bank': CircleQuestionMark,
  'lesson-planner': NotebookPen,
  vocabulary: BookA,
  rubric: Table2,
  'quiz-maker': ListChecks,
  'warm-up': AlarmClock,
  'exit-tickets': DoorOpen,
  'admin-comm': Building2,
  'writing-prompts': PencilLine,
  cultural: Globe,
};

export function ToolIcon({ id, className = 'size-5' }: { readonly id: ToolId; readonly className?: string }) {
  const Icon = ICONS[id];
  return <Icon aria-hidden="true" className={className} strokeWidth={1.75} />;
}
