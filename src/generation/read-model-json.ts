/** Lenient towards models: finds the JSON object in an answer, whatever stands around it. */
import { EngineFailure } from './engine.ts';
import type { ModelAnswer } from './model-client.ts';

/** @throws EngineFailure 'refused' or 'unreadable' */
export function readModelJson({ text, finish }: ModelAnswer): unknown {
  if (finish === 'refusal') throw new EngineFailure('refused', 'The model declined to answer');
  const begin = text.indexOf('{');
  const end = text.lastIndexOf('}');
  if (begin < 0 || end < begin) throw new EngineFailure('unreadable', `The model's answer holds no JSON object (${finish})`);
  try {
    return JSON.parse(text.slice(begin, end + 1));
  } catch {
    throw new EngineFailure('unreadable', `The model's answer is not valid JSON (${finish})`);
  }
}
