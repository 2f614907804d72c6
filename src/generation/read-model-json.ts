/** Lenient towards models: finds the JSON object in an answer, whatever stands around it, and repairs what is nearly one. */
import { jsonrepair } from 'jsonrepair';
import { EngineFailure } from './engine.ts';
import type { ModelAnswer } from './model-client.ts';

/** What a model thinks before it answers; some never say where it ends. */
const THOUGHTS = /<(?<tag>think|thinking|reasoning|analysis)>[\s\S]*?<\/\k<tag>>/giu;
const END_OF_THOUGHTS = /^[\s\S]*<\/(?:think|thinking|reasoning|analysis)>/iu;

/** Where the object that begins at `begin` ends: after its last brace, or with the text where it was cut off. */
function endOfObject(text: string, begin: number): number {
  let depth = 0;
  let inString = false;
  for (let at = begin; at < text.length; at += 1) {
    const letter = text[at];
    if (inString) {
      if (letter === '\\') at += 1;
      else if (letter === '"') inString = false;
    } else if (letter === '"') inString = true;
    else if (letter === '{' || letter === '[') depth += 1;
    else if (letter === '}' || letter === ']') {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return text.length;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function repaired(text: string): unknown {
  try {
    return JSON.parse(jsonrepair(text));
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

/** @throws EngineFailure 'refused' or 'unreadable' */
export function readModelJson({ text, finish }: ModelAnswer): unknown {
  if (finish === 'refusal') throw new EngineFailure('refused', 'The model declined to answer');
  const answer = text.replaceAll(THOUGHTS, '').replace(END_OF_THOUGHTS, '');
  const begin = answer.indexOf('{');
  if (begin === -1) throw new EngineFailure('unreadable', `The model's answer holds no JSON object (${finish})`);
  const end = answer.lastIndexOf('}') + 1;
  // The whole as it should be; the object alone; then what can be mended, to the last brace or to where it was cut off.
  const object = answer.slice(begin, endOfObject(answer, begin));
  const attempts = [
    () => parsed(object),
    () => parsed(answer.slice(begin, end)),
    () => repaired(object),
    () => (end > begin ? repaired(answer.slice(begin, end)) : undefined),
    () => repaired(answer.slice(begin)),
  ];
  for (const attempt of attempts) {
    const found = attempt();
    if (isObject(found)) return found;
  }
  throw new EngineFailure('unreadable', `The model's answer is not valid JSON (${finish})`);
}
