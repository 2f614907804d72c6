import type { ToolId } from '../../../tools/catalogue.ts';
import type { ToolDefinition } from '../../../tools/define-tool.ts';
import { GenerationView } from './generation-view.tsx';
import { ToolForm } from './tool-form.tsx';
import { useGeneration } from './use-generation.ts';

export default function ToolPage({ tool }: { readonly tool: ToolDefinition<ToolId> }) {
  const { state, progress, generate } = useGeneration(tool);
  return (
    <div data-category={tool.category} className="mx-auto max-w-6xl px-4 py-8">
      <header className="mb-8">
        <p className="category-label">{tool.category}</p>
        <h1 className="font-display text-4xl">{tool.title}</h1>
        <p className="mt-2 max-w-prose text-lg text-ink-soft">{tool.description}</p>
      </header>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]">
        <ToolForm tool={tool} generating={state.status === 'loading'} onGenerate={(values) => void generate(values)} />
        <GenerationView state={state} progress={progress} />
      </div>
    </div>
  );
}
