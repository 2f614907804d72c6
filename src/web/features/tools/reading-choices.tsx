import type { ToolId } from '../../../tools/catalogue.ts';
import { type ToolDefinition, topicFieldOf } from '../../../tools/define-tool.ts';
import { putIntoForm } from '../../lib/kept-forms.ts';
import { startDraft } from './draft-on-desk.ts';
import type { GeneratedContent } from './generate-content.ts';

interface ReadingChoicesProps {
  readonly tool: ToolDefinition<ToolId>;
  readonly result: GeneratedContent;
}

/** Where the topic could mean something else, or nothing that is known: what else it could be drafted for, one press away. */
export function ReadingChoices({ tool, result: { reading, form } }: ReadingChoicesProps) {
  const field = topicFieldOf(tool);
  const choices = [...(reading?.alternatives ?? []), ...(reading?.nearest ?? [])];
  if (field === undefined || choices.length === 0) return null;
  const draftFor = (topic: string): void => {
    putIntoForm(tool.id, new Map([[field, topic]]));
    void startDraft(tool, { ...form, [field]: topic });
  };
  return (
    <div role="group" aria-label="Draft another topic" className="mb-4 flex flex-wrap items-center gap-2">
      <span className="text-ink-soft">{reading?.certainty === 'unknown' ? 'Topics Homeroom knows:' : 'Did you mean:'}</span>
      {choices.map((topic) => (
        <button key={topic} type="button" className="chip" onClick={() => draftFor(topic)}>
          {topic}
        </button>
      ))}
    </div>
  );
}
