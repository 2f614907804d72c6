import { useEffect, useId, useRef, useState } from 'react';
import type { FormOf, ToolId } from '../../../tools/catalogue.ts';
import { LANGUAGES, type Language } from '../../../tools/choices/languages.ts';
import type { ToolDefinition } from '../../../tools/define-tool.ts';
import { type FollowUp, type FollowUpKind, MOST_WISH_CHARACTERS } from '../../../tools/follow-ups.ts';
import { loadSheet } from '../../../tools/sheets.ts';
import { beginGenerating } from '../../lib/activity.ts';
import { forgetForm, useKeptForm } from '../../lib/kept-forms.ts';
import { showToast } from '../../ui/toasts.ts';
import { putDraft } from './draft-on-desk.ts';
import { type GeneratedContent, reviseContent } from './generate-content.ts';
import { SideBySide, type Translation } from './side-by-side.tsx';

const LABELS = {
  shorter: 'Shorter',
  simpler: 'Simpler',
  'more-challenging': 'More challenging',
  'more-detail': 'More detail',
} as const satisfies Partial<Record<FollowUpKind, string>>;
type Pressed = keyof typeof LABELS;

export interface FollowUpsProps {
  readonly tool: ToolDefinition<ToolId>;
  /** The draft as it now is. */
  readonly result: GeneratedContent;
  /** The draft as it came. */
  readonly of: GeneratedContent;
}

/** Kept with the draft that they are made of, for as long as that can be come back to. */
const translations = new WeakMap<GeneratedContent, Translation>();

const keys = new WeakMap<GeneratedContent, number>();
let lastKey = 0;

/** Another draft has follow-ups of its own. */
function keyOf(result: GeneratedContent): number {
  const key = keys.get(result) ?? (lastKey += 1);
  keys.set(result, key);
  return key;
}

/** What can be asked of the draft above. A draft stays as it is until the changed one is there. */
export function FollowUps(props: FollowUpsProps) {
  return <FollowUpsOfDraft key={keyOf(props.of)} {...props} />;
}

function FollowUpsOfDraft({ tool, result, of }: FollowUpsProps) {
  const { running, text, failure, run, stop } = useRevision(tool, result);
  const [translation, setTranslation] = useState(() => translations.get(of));
  const { followUps } = result;
  if (followUps.length === 0) return null;

  async function change(followUp: FollowUp): Promise<void> {
    const changed = await run(followUp);
    if (!changed) return;
    if (followUp.kind === 'translate') {
      // The original as it now is: the teacher may have changed it since it came.
      const sheet = await loadSheet(tool.id);
      const original = sheet.render(result.document, result.form as FormOf<ToolId>, 'teacher');
      const made: Translation = { language: followUp.language, original, translated: changed };
      translations.set(of, made);
      return setTranslation(made);
    }
    forgetForm(wishKey(tool.id));
    putDraft(tool.id, changed);
    showToast('success', 'Content generated successfully!');
  }

  const buttons = Object.entries(LABELS).filter(([kind]) => followUps.includes(kind as FollowUpKind)) as [Pressed, string][];
  const busy = running !== undefined;
  return (
    <section aria-label="Change this draft" aria-busy={busy} className="mt-4 flex flex-col gap-3">
      <h2 className="font-semibold">Change this draft</h2>
      <div className="flex flex-wrap gap-2">
        {buttons.map(([kind, label]) => (
          <button key={kind} type="button" className="button" disabled={busy} onClick={() => void change({ kind })}>
            {label}
          </button>
        ))}
      </div>
      {followUps.includes('own-words') && (
        <OwnWords formKey={wishKey(tool.id)} busy={busy} onWish={(wish) => void change({ kind: 'own-words', wish })} />
      )}
      {followUps.includes('translate') && <Translate busy={busy} onLanguage={(language) => void change({ kind: 'translate', language })} />}
      {busy && (
        <div className="rounded-lg border border-line bg-sheet p-4">
          <p role="status" className="flex flex-wrap items-center justify-between gap-2">
            Generating content...
            <button type="button" className="button" onClick={stop}>
              Stop
            </button>
          </p>
          {text !== '' && <p className="mt-2 text-ink-soft wrap-anywhere whitespace-pre-wrap">{text}</p>}
        </div>
      )}
      {failure !== undefined && (
        <p role="alert" className="rounded-lg border border-bad bg-bad-wash p-4 text-bad">
          {failure}
        </p>
      )}
      {translation && <SideBySide {...translation} />}
    </section>
  );
}

interface Revision {
  readonly running: FollowUpKind | undefined;
  /** Of the changed draft, while it grows. */
  readonly text: string;
  readonly failure: string | undefined;
  /** @returns undefined if it failed or was stopped */
  readonly run: (followUp: FollowUp) => Promise<GeneratedContent | undefined>;
  readonly stop: () => void;
}

function useRevision(tool: ToolDefinition<ToolId>, result: GeneratedContent): Revision {
  const [running, setRunning] = useState<FollowUpKind>();
  const [text, setText] = useState('');
  const [failure, setFailure] = useState<string>();
  const call = useRef<AbortController>(undefined);
  const stop = (): void => call.current?.abort();
  // Leaving it ends the call: a model's work costs money, and the draft is still there.
  useEffect(() => () => call.current?.abort(), []);

  async function run(followUp: FollowUp): Promise<GeneratedContent | undefined> {
    const controller = new AbortController();
    call.current = controller;
    const endGenerating = beginGenerating();
    setRunning(followUp.kind);
    setText('');
    setFailure(undefined);
    try {
      return await reviseContent(tool, result, followUp, { signal: controller.signal, onText: setText });
    } catch (error) {
      if (!controller.signal.aborted) {
        setFailure(error instanceof Error && error.message !== '' ? error.message : 'Failed to generate content');
        showToast('error', 'Failed to generate content. Please try again.');
      }
      return undefined;
    } finally {
      setRunning(undefined);
      endGenerating();
    }
  }

  return { running, text, failure, run, stop };
}

const wishKey = (id: ToolId): string => `${id}:wish`;

interface OwnWordsProps {
  readonly formKey: string;
  readonly busy: boolean;
  readonly onWish: (wish: string) => void;
}

function OwnWords({ formKey, busy, onWish }: OwnWordsProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  useKeptForm(formKey, form);
  return (
    <form
      ref={form}
      method="post"
      className="flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        const wish = new FormData(event.currentTarget).get('wish');
        if (typeof wish === 'string' && wish.trim() !== '') onWish(wish.trim());
      }}
    >
      <div className="min-w-0 flex-1 basis-60">
        <label htmlFor={id} className="mb-1 block font-medium">
          In your own words
        </label>
        <input
          id={id}
          name="wish"
          type="text"
          required
          maxLength={MOST_WISH_CHARACTERS}
          autoComplete="off"
          placeholder="e.g. Mention the field trip on Friday"
          className="control"
        />
      </div>
      <button type="submit" className="button" disabled={busy}>
        Change
      </button>
    </form>
  );
}

function Translate({ busy, onLanguage }: { readonly busy: boolean; readonly onLanguage: (language: Language) => void }) {
  const id = useId();
  return (
    <form
      method="post"
      className="flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        const language = LANGUAGES.find(({ value }) => value !== '' && value === new FormData(event.currentTarget).get('language'))?.value;
        if (language) onLanguage(language);
      }}
    >
      <div className="min-w-0 flex-1 basis-60">
        <label htmlFor={id} className="mb-1 block font-medium">
          Translation for the family
        </label>
        <select id={id} name="language" required defaultValue="" className="control">
          <option value="">Choose a language</option>
          {LANGUAGES.filter(({ value }) => value !== '').map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <button type="submit" className="button" disabled={busy}>
        Translate
      </button>
    </form>
  );
}
