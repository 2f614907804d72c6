/**
 * How good are the drafts, and what do they cost? Every tool, drafted by the built-in composer and by each configured
 * model alone, measured by code. Run: npm run evaluate -- [--drafts 3] [--tools quiz-maker,rubric] [--json figures.json]
 * `--topics` measures instead how what teachers type is understood.
 * Models are configured as for the server: MODELS, OPENAI_API_KEY, OLLAMA_BASE_URL and so on. Their calls cost money.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { composerEngine } from '../src/generation/composer-engine.ts';
import { modelClients } from '../src/server/engines.ts';
import { readEnvironment } from '../src/server/environment.ts';
import { isToolId, TOOL_IDS } from '../src/tools/catalogue.ts';
import { type Share, measureTopics } from './topics/measure-topics.ts';
import { formsFor } from './evaluation/forms.ts';
import { metered, type MeteredEngine, type Sample, sample, unmetered } from './evaluation/measure.ts';
import { type EngineSummary, summarize, type ToolSummary } from './evaluation/summarize.ts';

/** Several drafts of each form show whether the next one is new. */
const SEEDS = [1, 2, 3, 4] as const;

type Column = readonly [title: string, show: (summary: ToolSummary) => string];

const percent = (share: number | undefined): string => (share === undefined ? '–' : `${Math.round(share * 100)} %`);
const number = (value: number | undefined, digits = 0): string => (value === undefined ? '–' : value.toFixed(digits));

const COLUMNS: readonly Column[] = [
  ['tool', ({ tool }) => tool],
  ['drafts', ({ drafts, missing }) => (missing === 0 ? String(drafts) : `${drafts} (${missing} missing)`)],
  ['failures', ({ failures }) => number(failures, 2)],
  ['warnings', ({ warnings }) => number(warnings, 2)],
  ['counts', ({ counts }) => percent(counts)],
  ['minutes', ({ minutes }) => percent(minutes)],
  ['reading level', ({ readingLevel }) => percent(readingLevel)],
  ['within band', ({ withinBand }) => percent(withinBand)],
  ['codes', ({ codes }) => percent(codes)],
  ['clean', ({ noLeftovers }) => percent(noLeftovers)],
  ['alike', ({ sameFormSimilarity }) => number(sameFormSimilarity, 2)],
  ['on topic', ({ specificity }) => percent(specificity)],
  ['first text ms', ({ firstTextMs }) => number(firstTextMs)],
  ['whole ms', ({ wholeMs }) => number(wholeMs)],
  ['tokens in', ({ inputTokens }) => number(inputTokens)],
  ['tokens out', ({ outputTokens }) => number(outputTokens)],
  ['calls', ({ calls }) => number(calls, 1)],
];

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

function printSummary({ engine, tools, items, found, missing }: EngineSummary): void {
  print(`\n## ${engine}\n`);
  print(`| ${COLUMNS.map(([title]) => title).join(' | ')} |`);
  print(`| ${COLUMNS.map((_, index) => (index === 0 ? '---' : '---:')).join(' | ')} |`);
  for (const tool of tools) print(`| ${COLUMNS.map(([, show]) => show(tool)).join(' | ')} |`);
  if (items.count > 0) {
    const places = items.keyPositions.map((count, place) => `${'ABCD'[place]} ${percent(count / items.count)}`).join(', ');
    print(`\n${items.count} multiple-choice items: ${items.flawsPerItem.toFixed(3)} flaws an item; answers at ${places}.`);
    for (const [flaw, times] of Object.entries(items.byFlaw)) print(`- ${flaw}: ${times}`);
  }
  if (found.length > 0) print('\nFound by checks:');
  for (const { check, times, example } of found) print(`- ${times} × ${check}, such as: ${example}`);
  for (const failure of missing) print(`- no draft: ${failure}`);
}

function inWords({ ways, rightFamily, rightLesson, wrongSubject, unknown }: Share): string {
  return `${ways} ways to type a topic: right family ${percent(rightFamily)}, right lesson-sized topic ${percent(rightLesson)}, wrong subject ${percent(wrongSubject)}, unknown ${percent(unknown)}.`;
}

async function printTopics(): Promise<void> {
  const { known, heldOut, strangers, taken, medianMs } = await measureTopics();
  print(`As the library names its topics: ${inWords(known)}`);
  print(`With an index that knows only every second of these ways, the others: ${inWords(heldOut)}`);
  print(
    `${strangers} texts that are no topic: ${taken.length} taken for one (${taken.join('; ')}). ${medianMs.toFixed(2)} ms at the median.`,
  );
  print('\nMissed of those held out:');
  for (const miss of heldOut.misses) print(`- ${miss}`);
}

export async function main(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      drafts: { type: 'string', default: '3' },
      tools: { type: 'string', default: TOOL_IDS.join(',') },
      json: { type: 'string' },
      topics: { type: 'boolean', default: false },
    },
  });
  if (values.topics) return printTopics();
  const env = readEnvironment(process.env);
  const settings = { silenceMs: env.MODEL_SILENCE_SECONDS * 1000, maxTokens: env.MODEL_MAX_TOKENS };
  const engines: MeteredEngine[] = [unmetered(composerEngine), ...(await modelClients(env)).map((client) => metered(client, settings))];
  const tools = values.tools.split(',').map((tool) => {
    if (!isToolId(tool)) throw new Error(`There is no tool “${tool}”`);
    return tool;
  });
  const summaries: EngineSummary[] = [];
  for (const engine of engines) {
    const samples: Sample[] = [];
    for (const tool of tools) {
      for (const form of formsFor(tool, Number(values.drafts))) {
        for (const seed of SEEDS) samples.push(await sample(engine, tool, form, seed, env.MODEL_TIMEOUT_SECONDS * 1000));
      }
    }
    const summary = summarize(engine.engine.name, samples);
    summaries.push(summary);
    printSummary(summary);
  }
  if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(summaries, undefined, 2)}\n`);
}
