/** What a drafting thread does: one call at a time with the built-in composer. Nothing is thrown, so that errors keep what they are. */
import { AppError } from '../../errors/app-error.ts';
import { composerEngine } from '../../generation/composer-engine.ts';
import type { EngineFailure } from '../../generation/engine.ts';
import { faultForLog } from '../errors.ts';
import { carryOut } from './carry-out.ts';
import type { ComposerOutcome, ComposerTask } from './messages.ts';

/** V8 keeps the text in which a regular expression last found something (RegExp.input): that must not be a teacher’s. */
function forgetLastMatch(): void {
  /(?:)/u.test('');
}

export async function compose({ seed, passedOver, ...call }: ComposerTask): Promise<ComposerOutcome> {
  const failures: Pick<EngineFailure, 'kind' | 'message'>[] = [];
  try {
    return await carryOut(call, {
      engines: [composerEngine],
      seed,
      passedOver,
      onEngineFailure: (_engine, { kind, message }) => failures.push({ kind, message }),
    });
  } catch (error) {
    if (error instanceof AppError) return { refused: { code: error.code, message: error.message }, failures };
    return { fault: faultForLog(error) };
  } finally {
    forgetLastMatch();
  }
}
