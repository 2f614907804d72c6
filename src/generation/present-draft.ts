/** A checked document as what the caller gets: rendered, with its notices and what can be done with it next. */
import type { TopicReading } from '../composer/understanding/read-topic.ts';
import { CATALOGUE, type FormOf, type ToolId } from '../tools/catalogue.ts';
import { FOLLOW_UP_KINDS, type FollowUpKind, modelFollowUps, steppedForm } from '../tools/follow-ups.ts';
import type { CheckResult } from '../tools/recipe.ts';
import type { AnyRecipe } from '../tools/recipes.ts';
import { isFinding } from './check-draft.ts';
import type { Drafted } from './draft-in-order.ts';
import type { DraftRequest } from './engine.ts';
import { noticesFor, renderNotices } from './notices.ts';
import { hasItemsToSpare } from './shorten-draft.ts';

/** What the caller is told of how the topic was read. */
export interface ReadTopic {
  /** As typed, slips corrected. */
  readonly spelled: string;
  readonly certainty: 'sure' | 'unsure' | 'unknown';
  /** The lesson-sized topic that was taken. */
  readonly title: string | undefined;
  /** Other readings nearly as likely. */
  readonly alternatives: readonly string[];
  /** Where nothing was understood: topics that share a word with it. */
  readonly nearest: readonly string[];
}

export interface Generation extends Drafted {
  readonly toolId: ToolId;
  /** The form that the document answers: a follow-up may have changed a choice. */
  readonly form: FormOf<ToolId>;
  /** Markdown for the teacher, notices first. */
  readonly content: string;
  /** What is still wrong: shown, never hidden. */
  readonly findings: readonly CheckResult[];
  readonly notices: readonly string[];
  /** How the typed topic was read; undefined where the tool has no topic. */
  readonly reading: ReadTopic | undefined;
  /** What can be asked of this draft now. */
  readonly followUps: readonly FollowUpKind[];
}

export async function presentDraft(
  drafted: Drafted,
  { recipe, form, materials }: DraftRequest,
  more: readonly string[] = [],
): Promise<Generation> {
  const { document, engine, checks } = drafted;
  const content = recipe.render(document, form);
  const findings = checks.filter(isFinding);
  const tool = CATALOGUE[recipe.tool];
  const hasTopic = recipe.topic(form) !== '' && recipe.topicIsContext !== true;
  const notices = [
    ...more,
    ...noticesFor({
      engine,
      materials,
      content,
      findings,
      typed: Object.values(form).join('\n'),
      hasTopic,
    }),
  ];
  return {
    ...drafted,
    toolId: recipe.tool,
    form,
    content: [renderNotices(notices), content].filter(Boolean).join('\n\n'),
    findings,
    notices,
    reading: hasTopic ? readTopicOf(materials.reading) : undefined,
    followUps: engine === 'composer' ? await followUpsByComposer(recipe, document, form) : modelFollowUps(tool),
  };
}

function readTopicOf(reading: TopicReading | undefined): ReadTopic | undefined {
  if (!reading) return undefined;
  const { spelled, certainty, lesson, alternatives, nearest } = reading;
  const titles = (topics: typeof alternatives): string[] => topics.map(({ title }) => title);
  return { spelled, certainty, title: lesson?.title, alternatives: titles(alternatives), nearest: titles(nearest) };
}

/** What the composer can do truthfully: the steps that the form's own choices still have, and fewer of the same items. */
async function followUpsByComposer(recipe: AnyRecipe, document: unknown, form: FormOf<ToolId>): Promise<FollowUpKind[]> {
  const hasMore = await hasItemsToSpare(recipe, document, form);
  return FOLLOW_UP_KINDS.filter((kind) => (kind === 'shorter' ? hasMore : steppedForm(CATALOGUE[recipe.tool], form, kind) !== undefined));
}
