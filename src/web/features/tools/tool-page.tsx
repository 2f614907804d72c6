import type { ToolId } from '../../../tools/catalogue.ts';
import type { ToolDefinition } from '../../../tools/define-tool.ts';
import { ToolIcon } from './tool-icons.tsx';
import { ToolWorkspace } from './tool-workspace.tsx';

export default function ToolPage({ tool }: { readonly tool: ToolDefinition<ToolId> }) {
  return (
    <div data-category={tool.category} className="mx-auto max-w-6xl px-4 py-8">
      <p className="category-label">{tool.category}</p>
      <h1 className="mb-2 flex items-center gap-3 font-display text-4xl">
        <span className="tool-icon">
          <ToolIcon id={tool.id} className="size-6" />
        </span>
        {tool.title}
      </h1>
      <ToolWorkspace tool={tool} />
    </div>
  );
}
