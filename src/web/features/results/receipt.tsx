import { CircleCheck, TriangleAlert } from 'lucide-react';
import type { GeneratedContent } from '../tools/generate-content.ts';

export interface ReceiptProps {
  readonly result: GeneratedContent;
  /** Undefined while the changed document was not checked. */
  readonly checks: GeneratedContent['checks'] | undefined;
  readonly hasOwnWording: boolean;
}

/** What code looked at, what it found, and who drafted the sheet. Short and honest. */
export function Receipt({ result, checks, hasOwnWording }: ReceiptProps) {
  const passed = checks?.filter(({ verdict }) => verdict === 'passed') ?? [];
  const found = checks?.filter(({ verdict }) => verdict !== 'passed') ?? [];
  return (
    <section aria-label="Quality receipt" className="mt-4 rounded-lg border border-line bg-sheet p-4 text-sm">
      <h2 className="font-semibold">Checked by code</h2>
      {readAs(result) !== undefined && <p className="mt-1">Topic read as “{readAs(result)}.”</p>}
      {checks === undefined && <p className="mt-1">You have changed this since it was checked.</p>}
      {passed.length > 0 && (
        <p className="mt-1 flex gap-2">
          <CircleCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-good" />
          <span>{passed.map(({ message }) => message).join(' · ')}</span>
        </p>
      )}
      {found.map(({ message }) => (
        <p key={message} className="mt-1 flex gap-2">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-bad" />
          <span>Worth a look: {message}</span>
        </p>
      ))}
      {hasOwnWording && <p className="mt-1">Some of what you wrote yourself stands outside the checks.</p>}
      {result.engine !== undefined && <p className="mt-2 text-ink-soft">{draftedBy(result.engine, result.passedOver)}</p>}
    </section>
  );
}

/** The topic as it was understood, where that is not what stands in the form; undefined otherwise. */
function readAs({ reading, form }: GeneratedContent): string | undefined {
  const understood = reading?.title ?? reading?.spelled;
  if (understood === undefined || reading?.certainty === 'unknown') return undefined;
  const typed = Object.values(form).map((value) => String(value).trim().toLowerCase());
  return typed.includes(understood.toLowerCase()) ? undefined : understood;
}

function draftedBy(engine: string, passedOver: readonly string[]): string {
  const who = engine === 'composer' ? 'Drafted by the built-in composer' : `Drafted by ${engine}`;
  const because = passedOver.length === 0 ? '' : `, because ${passedOver.join(' and ')} could not draft it`;
  return `${who}${because}. What code can’t check, such as facts and tone, is yours to read.`;
}
