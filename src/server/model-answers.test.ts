/** Good answers with the slips that small models make, over a real connection: the model's draft stands. */
import { expect, it } from 'vitest';
import { TOOL_IDS } from '../tools/catalogue.ts';
import { ORDINARY_FORMS } from '../testing/ordinary-forms.ts';
import { composed, model, serve } from '../testing/served-models.ts';

type Value = unknown;

/** The same value with every object's keys and every text and number changed. */
function mapped(value: Value, change: { readonly key?: (key: string) => string; readonly leaf?: (leaf: Value) => Value }): Value {
  if (Array.isArray(value)) return value.map((item) => mapped(item, change));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [change.key?.(key) ?? key, mapped(inner, change)]));
  return change.leaf?.(value) ?? value;
}

const upper = (key: string): string => key.charAt(0).toUpperCase() + key.slice(1);

/** Each writes a document as a model does that is no more careful than it must be. */
const SLIPS: Readonly<Record<string, (document: Value) => string>> = {
  'a fence and words around it': (document) =>
    `Sure! Here it is:\n\`\`\`json\n${JSON.stringify(document, null, 2)}\n\`\`\`\nHope this helps!`,
  'thoughts before it': (document) => `<think>A quiz {maybe}? Let me plan.</think>\n${JSON.stringify(document)}`,
  'keys in snake case': (document) =>
    JSON.stringify(mapped(document, { key: (key) => key.replaceAll(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`) })),
  'keys in capitals': (document) => JSON.stringify(mapped(document, { key: upper })),
  'a key around it': (document) => JSON.stringify({ response: document }),
  'trailing commas': (document) => JSON.stringify(document, null, 1).replaceAll(/(?<=["\d\]}el])\n(?=\s*[\]}])/gu, ',\n'),
  'numbers in quotes': (document) => JSON.stringify(mapped(document, { leaf: (leaf) => (typeof leaf === 'number' ? String(leaf) : leaf) })),
  'keys of its own': (document) => JSON.stringify({ ...(document as object), difficulty: 'medium', notes_to_self: ['fine'] }),
  'null for what is empty': (document) => JSON.stringify(document).replaceAll(/:(?:\[\]|"")/gu, ':null'),
  'no end': (document) => JSON.stringify(document).slice(0, -1),
};

it('stand in at least nineteen of twenty, over every tool', async () => {
  const answers: string[] = [];
  const fake = await model(({ write, finish }) => {
    write(answers[0] ?? '');
    finish();
  });
  const served = await serve({ OPENAI_BASE_URL: fake.url });
  const lost: string[] = [];
  let asked = 0;
  for (const toolId of TOOL_IDS) {
    const document: Value = JSON.parse(await composed(toolId));
    for (const [slip, write] of Object.entries(SLIPS)) {
      answers[0] = write(document);
      asked += 1;
      const response = await served.send('generate', { toolId, formData: ORDINARY_FORMS[toolId] });
      const { engine } = (await response.json()) as { engine: string };
      if (engine === 'composer') lost.push(`${toolId}: ${slip}`);
    }
  }
  // Which they are stands in the message of a failure.
  expect(lost.slice(Math.floor(0.05 * asked))).toEqual([]);
}, 120_000);
