/** The forms of an evaluation: every tool, over grades and topics, those that no pack knows among them. */
import { ORDINARY_FORMS, type RawForm } from '../../src/testing/ordinary-forms.ts';
import { CATALOGUE, type ToolId } from '../../src/tools/catalogue.ts';
import type { Field } from '../../src/tools/define-tool.ts';

const TOPICS = [
  { topic: 'The water cycle', gradeLevel: '5th Grade' },
  { topic: 'Equivalent fractions', gradeLevel: '4th Grade' },
  { topic: 'The American Revolution', gradeLevel: '8th Grade' },
  { topic: 'Plant life cycles', gradeLevel: '2nd Grade' },
  { topic: 'Photosynthesis', gradeLevel: '10th Grade' },
  { topic: 'The history of chess', gradeLevel: '7th Grade' },
] as const;

/** The field that says what a draft is about, where a tool has one. */
const TOPIC_FIELDS = ['topic', 'lessonObjective', 'assignmentName'] as const;

/** So many forms of a tool that differ in topic and grade and go through its lists of choices. */
export function formsFor(id: ToolId, count: number): RawForm[] {
  const fields = CATALOGUE[id].fields as readonly Field[];
  return Array.from({ length: count }, (_, index) => {
    const { topic, gradeLevel } = TOPICS[index % TOPICS.length] ?? TOPICS[0];
    const form: Record<string, string> = { ...ORDINARY_FORMS[id] };
    for (const field of fields) {
      if (field.name === 'gradeLevel') form['gradeLevel'] = gradeLevel;
      else if (TOPIC_FIELDS.some((name) => name === field.name))
        form[field.name] = field.name === 'topic' ? topic : `Explain ${topic.toLowerCase()}`;
      else if (field.kind === 'select' && field.required && index > 0) {
        const values = field.options.map(({ value }) => value).filter(Boolean);
        form[field.name] = values[(values.indexOf(form[field.name] ?? '') + index) % values.length] ?? '';
      }
    }
    return form;
  });
}

/** What a tool's draft is about, for comparing drafts of different topics; undefined where it has no topic. */
export function topicOf(form: RawForm): string | undefined {
  return TOPIC_FIELDS.map((name) => form[name]).find((value) => value !== undefined);
}
