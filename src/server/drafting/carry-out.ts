/** Carries out a call with the engines it is given: models on the main thread, the composer on its own. */
import { recheck, replaceItem } from '../../generation/change-document.ts';
import { composerEngine } from '../../generation/composer-engine.ts';
import { generate, type GenerateOptions } from '../../generation/generate.ts';
import { readRequest } from '../../generation/read-request.ts';
import { revise } from '../../generation/revise.ts';
import type { Draft, DraftCall } from './messages.ts';

/** @throws AppError for what can't be read, and where none of the engines could */
export async function carryOut(call: DraftCall, options: GenerateOptions): Promise<Draft> {
  if (call.kind === 'check') {
    const checks = await recheck(call.request, options.seed);
    return { toolId: readRequest(call.request).toolId, engine: composerEngine.name, json: JSON.stringify({ checks }) };
  }
  if (call.kind === 'replace-item') {
    const { toolId, engine, ...answer } = await replaceItem(call.request, options);
    return { toolId, engine, json: JSON.stringify(answer) };
  }
  const { toolId, ...answer } = await (call.kind === 'generate' ? generate(call.request, options) : revise(call.request, options));
  return { toolId, engine: answer.engine, json: JSON.stringify(answer) };
}
