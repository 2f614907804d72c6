import { TOOLS, type ToolId } from '../../../tools/catalogue.ts';
import { topicFieldOf } from '../../../tools/define-tool.ts';
import { putIntoForm } from '../../lib/kept-forms.ts';
import { suggestTopics } from '../tools/suggest-topics.ts';

export interface TopicResultsProps {
  readonly query: string;
  readonly onOpen: (id: ToolId) => void;
}

const MOST = 3;
const WITH_TOPIC = TOOLS.flatMap((tool) => {
  const field = topicFieldOf(tool);
  return field === undefined ? [] : [{ id: tool.id, title: tool.title, field }];
});

/** Lesson-sized topics that the search finds, each with the tools that draft it. */
export function TopicResults({ query, onOpen }: TopicResultsProps) {
  const topics = suggestTopics(query, undefined).slice(0, MOST);
  if (topics.length === 0) return null;
  return (
    <section aria-label="Topics" className="mt-6">
      <h2 className="font-display text-xl">Topics</h2>
      <ul className="mt-2 flex flex-col gap-4">
        {topics.map(({ title, hasSet }) => (
          <li key={title}>
            <p>
              {title}
              {hasSet && <span className="ml-3 text-sm text-ink-soft">full set</span>}
            </p>
            <div className="mt-1 flex flex-wrap gap-1">
              {WITH_TOPIC.map((tool) => (
                <button
                  key={tool.id}
                  type="button"
                  className="chip"
                  aria-label={`${tool.title} for ${title}`}
                  onClick={() => {
                    putIntoForm(tool.id, new Map([[tool.field, title]]));
                    onOpen(tool.id);
                  }}
                >
                  {tool.title}
                </button>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
