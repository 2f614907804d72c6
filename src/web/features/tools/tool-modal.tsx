import { CATALOGUE, type ToolId } from '../../../tools/catalogue.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ToolWorkspace } from './tool-workspace.tsx';

export function ToolModal({ id, onClose }: { readonly id: ToolId; readonly onClose: () => void }) {
  const tool = CATALOGUE[id];
  return (
    <Dialog title={tool.title} size="full" onClose={onClose}>
      <div data-category={tool.category}>
        <ToolWorkspace key={id} tool={tool} />
      </div>
    </Dialog>
  );
}
