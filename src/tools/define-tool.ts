/**
 * What a tool is, as data: its address, its card and its form.
 * A browser may load this module, so it must never reach a recipe, a prompt or the composer.
 * The form, the validator, the types and the error messages all derive from the fields declared here.
 */

export const CATEGORIES = ['Planning', 'Assessment', 'Communication', 'Content Creation'] as const;
export type Category = (typeof CATEGORIES)[number];

export type Badge = 'Popular' | 'Trending' | 'New';

export interface Choice<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
}

interface FieldBase {
  readonly name: string;
  readonly label: string;
  readonly required: boolean;
  readonly placeholder?: string;
  /** One sentence under the field, where the label alone leaves a question open. */
  readonly help?: string;
  /** Holds a person's name: concealed before it leaves the browser. */
  readonly personal?: boolean;
}

export interface TextField extends FieldBase {
  readonly kind: 'text' | 'textarea';
  /** What the field offers while a teacher types; anything else can be typed as well. */
  readonly offers?: 'topics';
}

export interface SelectField extends FieldBase {
  readonly kind: 'select';
  /** In the order shown. A blank value, where the list has one, means "not chosen". */
  readonly options: readonly Choice[];
}

export interface NumberField extends FieldBase {
  readonly kind: 'number';
  readonly min: number;
  readonly max: number;
}

/** Sent as the text 'true' or 'false'. */
export interface CheckboxField extends FieldBase {
  readonly kind: 'checkbox';
}

export type Field = TextField | SelectField | NumberField | CheckboxField;

/** Most characters that a field of this kind takes; the form shows the bound, the validator holds it. */
export const MAX_LENGTH = { text: 200, textarea: 5000 } as const;

export interface ToolDefinition<Id extends string = string, Fields extends readonly Field[] = readonly Field[]> {
  readonly id: Id;
  readonly title: string;
  /** One sentence for the card and the page: what the teacher gets. */
  readonly description: string;
  readonly category: Category;
  readonly badge?: Badge;
  /** The tool's own page, such as 'lesson-planner' for /lesson-planner/. Also one of the slugs. */
  readonly route: string;
  /** Every slug under which /tools/{slug} opens this tool, old addresses included. */
  readonly slugs: readonly [string, ...string[]];
  readonly fields: Fields;
}

type ValueOf<F extends Field> = F extends NumberField
  ? number
  : F extends { kind: 'checkbox' }
    ? 'true' | 'false'
    : F extends { kind: 'select'; options: readonly Choice<infer Value>[]; required: infer Required }
      ? Required extends true
        ? Exclude<Value, ''>
        : Value | ''
      : string;

/**
 * The validated values of a tool's form: every declared field is present, trimmed;
 * an optional field that was left out is '' (a checkbox: 'false').
 */
export type FormValues<Tool extends ToolDefinition> = {
  readonly [F in Tool['fields'][number] as F['name']]: ValueOf<F>;
};

/** Keeps the literal types of ids, field names and option values, from which FormValues derives. */
export function defineTool<const Id extends string, const Fields extends readonly Field[]>(
  definition: ToolDefinition<Id, Fields>,
): ToolDefinition<Id, Fields> {
  return definition;
}

/** The name of the field that holds the topic; undefined where the tool has none. */
export function topicFieldOf({ fields }: ToolDefinition): string | undefined {
  return fields.find((field) => 'offers' in field && field.offers === 'topics')?.name;
}

/** Options whose value is what the teacher reads. */
export function choices<const Label extends string>(...labels: readonly Label[]): readonly Choice<Label>[] {
  return labels.map((label) => ({ value: label, label }));
}
