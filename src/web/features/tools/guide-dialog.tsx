import { use } from 'react';
import type { ToolId } from '../../../tools/catalogue.ts';
import type { ToolDefinition } from '../../../tools/define-tool.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { loadGuide } from './guides.ts';

export function GuideDialog({ tool, onClose }: { readonly tool: ToolDefinition<ToolId>; readonly onClose: () => void }) {
  const html = use(loadGuide(tool.id));
  return (
    <Dialog title={`${tool.title}: User Guide`} size="wide" onClose={onClose}>
      {/* Our own Markdown, made into HTML when the app is built. */}
      <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
    </Dialog>
  );
}
