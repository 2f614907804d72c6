/** Many samples as the figures by which an operator chooses. */
import { hasTextsForGrade, readsBelowBand } from '../../src/generation/check-draft.ts';
import { trigramSimilarity } from '../../src/text/similarity.ts';
import type { ToolId } from '../../src/tools/catalogue.ts';
import { type ChoiceQuestion, choiceQuestion } from '../../src/tools/parts/choice-question.ts';
import { median } from '../median.ts';
import { recipeFor } from '../../src/tools/recipes.ts';
import { flawsOf } from '../../src/composer/item-flaws.ts';
import { topicOf } from './forms.ts';
import type { Sample } from './measure.ts';

export interface ToolSummary {
  readonly tool: ToolId;
  readonly drafts: number;
  /** No document could be had. */
  readonly missing: number;
  /** Failed checks and warnings, per draft. */
  readonly failures: number;
  readonly warnings: number;
  /** Shares from 0 to 1 of the drafts that have such a check; undefined where none has. */
  readonly counts: number | undefined;
  readonly minutes: number | undefined;
  readonly readingLevel: number | undefined;
  /** Drafts of which questions, definitions and texts read no easier than the band either; undefined where a tool has none. */
  readonly withinBand: number | undefined;
  readonly codes: number | undefined;
  readonly noLeftovers: number | undefined;
  /** Word-trigram Jaccard of two drafts of one form, the teacher's words taken out: the lower, the more they differ. */
  readonly sameFormSimilarity: number | undefined;
  /** Share of the word trigrams that change with the topic. */
  readonly specificity: number | undefined;
  /** Medians. */
  readonly firstTextMs: number | undefined;
  readonly wholeMs: number;
  /** Means per draft. */
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly calls: number;
}

export interface EngineSummary {
  readonly engine: string;
  readonly tools: readonly ToolSummary[];
  readonly items: {
    readonly count: number;
    readonly flawsPerItem: number;
    readonly byFlaw: Readonly<Record<string, number>>;
    /** Of the answers: A, B, C, D. */
    readonly keyPositions: readonly number[];
  };
  /** The checks that failed or warned, most frequent first, each with an example. */
  readonly found: readonly { readonly check: string; readonly times: number; readonly example: string }[];
  readonly missing: readonly string[];
}

const mean = (values: readonly number[]): number | undefined =>
  values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0) / values.length;

/** Share of the drafts with a check of this name in which it passed. */
function passShare(samples: readonly Sample[], name: RegExp): number | undefined {
  const results = samples.flatMap(({ draft }) => draft?.checks.filter(({ check }) => name.test(check)) ?? []);
  return mean(results.map(({ verdict }) => (verdict === 'passed' ? 1 : 0)));
}

function withinBand(tool: ToolId, samples: readonly Sample[]): number | undefined {
  if (!recipeFor(tool).textsForGrade) return undefined;
  const levels = samples.flatMap(({ draft }) => draft?.checks.filter((result) => hasTextsForGrade(result)) ?? []);
  return mean(levels.map((level) => (level.verdict === 'passed' && !readsBelowBand(level) ? 1 : 0)));
}

function ownWords({ draft, form }: Sample): string {
  return Object.values(form).reduce((text, typed) => (typed.length < 3 ? text : text.replaceAll(typed, ' ')), draft?.content ?? '');
}

/** The similarity of each pair of samples that belong together. */
function similarities(samples: readonly Sample[], together: (one: Sample, other: Sample) => boolean): number[] {
  const drafted = samples.filter(({ draft }) => draft);
  return drafted.flatMap((one, index) =>
    drafted
      .slice(index + 1)
      .filter((other) => together(one, other))
      .map((other) => trigramSimilarity(ownWords(one), ownWords(other))),
  );
}

function summarizeTool(tool: ToolId, samples: readonly Sample[]): ToolSummary {
  const checks = samples.flatMap(({ draft }) => draft?.checks ?? []);
  const drafted = samples.filter(({ draft }) => draft).length;
  const times = (verdict: string): number => checks.filter((result) => result.verdict === verdict).length / Math.max(1, drafted);
  const across = mean(similarities(samples, (one, other) => topicOf(one.form) !== undefined && topicOf(one.form) !== topicOf(other.form)));
  return {
    tool,
    drafts: drafted,
    missing: samples.length - drafted,
    failures: times('failure'),
    warnings: times('warning'),
    counts: passShare(samples, /-count$/u),
    minutes: passShare(samples, /^(?:minutes-sum|duration)$/u),
    readingLevel: passShare(samples, /^reading-level$/u),
    withinBand: withinBand(tool, samples),
    codes: passShare(samples, /^standards$/u),
    noLeftovers: passShare(samples, /^leftovers$/u),
    sameFormSimilarity: mean(similarities(samples, (one, other) => one.form === other.form)),
    specificity: across === undefined ? undefined : 1 - across,
    firstTextMs: median(samples.flatMap(({ firstTextMs }) => firstTextMs ?? [])),
    wholeMs: median(samples.map(({ wholeMs }) => wholeMs)) ?? 0,
    inputTokens: mean(samples.map(({ usage }) => usage.inputTokens)) ?? 0,
    outputTokens: mean(samples.map(({ usage }) => usage.outputTokens)) ?? 0,
    calls: mean(samples.map(({ usage }) => usage.calls)) ?? 0,
  };
}

function choiceItems(samples: readonly Sample[]): ChoiceQuestion[] {
  return samples.flatMap(({ draft }) => {
    const { questions } = (draft?.document ?? {}) as { readonly questions?: readonly unknown[] };
    return (questions ?? []).flatMap((question) => choiceQuestion.safeParse(question).data ?? []);
  });
}

export function summarize(engine: string, samples: readonly Sample[]): EngineSummary {
  const tools = [...new Set(samples.map(({ tool }) => tool))];
  const items = choiceItems(samples);
  const flaws = items.flatMap((item) => flawsOf(item));
  const found = samples.flatMap(({ tool, draft }) =>
    (draft?.findings ?? []).map(({ check, message }) => ({ check: `${tool}: ${check}`, message })),
  );
  return {
    engine,
    tools: tools.map((tool) =>
      summarizeTool(
        tool,
        samples.filter((sample) => sample.tool === tool),
      ),
    ),
    items: {
      count: items.length,
      flawsPerItem: flaws.length / Math.max(1, items.length),
      byFlaw: Object.fromEntries([...new Set(flaws)].map((flaw) => [flaw, flaws.filter((other) => other === flaw).length])),
      keyPositions: [0, 1, 2, 3].map((place) => items.filter(({ answer }) => answer === place).length),
    },
    found: [...new Set(found.map(({ check }) => check))]
      .map((check) => {
        const same = found.filter((other) => other.check === check);
        return { check, times: same.length, example: same[0]?.message ?? '' };
      })
      .toSorted((one, other) => other.times - one.times),
    missing: samples.flatMap(({ tool, failure, draft }) => (draft || failure === undefined ? [] : [`${tool}: ${failure}`])),
  };
}
