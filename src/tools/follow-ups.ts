/** What a teacher can ask of a finished draft. A browser may load this module. */
import type { Language } from './choices/languages.ts';
import type { Field, ToolDefinition } from './define-tool.ts';

export const FOLLOW_UP_KINDS = ['shorter', 'simpler', 'more-challenging', 'more-detail', 'own-words', 'translate'] as const;
export type FollowUpKind = (typeof FOLLOW_UP_KINDS)[number];

/** Most characters of a wish in the teacher's own words. */
export const MOST_WISH_CHARACTERS = 300;

export type FollowUp =
  | { readonly kind: Exclude<FollowUpKind, 'own-words' | 'translate'> }
  | { readonly kind: 'own-words'; readonly wish: string }
  | { readonly kind: 'translate'; readonly language: Language };

type Form = Readonly<Record<string, string | number>>;

/** Choices that have an order, from less to more, by the name of their field. */
const LADDERS: Readonly<
  Record<string, { readonly kinds: readonly [less: FollowUpKind, more?: FollowUpKind]; readonly rungs?: readonly string[] }>
> = {
  difficultyLevel: { kinds: ['simpler', 'more-challenging'] },
  differentiation: {
    kinds: ['simpler', 'more-challenging'],
    rungs: ['Below Grade Level', 'At Grade Level', 'Above Grade Level', 'Gifted/Advanced'],
  },
  questionCount: { kinds: ['shorter'] },
  numberOfProblems: { kinds: ['shorter'] },
};

function rungsOf(field: Field): readonly string[] {
  const own = LADDERS[field.name]?.rungs;
  if (own) return own;
  return field.kind === 'select' ? field.options.map(({ value }) => value).filter(Boolean) : [];
}

/** The form with one choice a step further, where a follow-up is such a step; undefined where it is none or there is no step left. */
export function steppedForm<Values extends Form>(tool: ToolDefinition, form: Values, kind: FollowUpKind): Values | undefined {
  for (const field of tool.fields) {
    const value = form[field.name];
    if (field.kind === 'number' && kind === 'shorter') {
      const fewer = Math.ceil(Number(value) / 2);
      return fewer >= field.min && fewer < Number(value) ? { ...form, [field.name]: fewer } : undefined;
    }
    const direction = LADDERS[field.name]?.kinds.indexOf(kind) ?? -1;
    if (direction < 0) continue;
    const rungs = rungsOf(field);
    const next = rungs[rungs.indexOf(String(value)) + (direction === 0 ? -1 : 1)];
    if (next !== undefined) return { ...form, [field.name]: next };
  }
  return undefined;
}

/** The one choice in which two forms of a tool differ, as the form shows it: 'Difficulty: Advanced'. */
export function changedChoice(tool: ToolDefinition, before: Form, after: Form): string | undefined {
  const field = tool.fields.find(({ name }) => before[name] !== after[name]);
  return field && `${field.label}: ${after[field.name]}`;
}

/** What a language model can do with any draft of this tool. */
export function modelFollowUps(tool: ToolDefinition): FollowUpKind[] {
  return FOLLOW_UP_KINDS.filter((kind) => kind !== 'translate' || tool.id === 'parent-comm');
}
