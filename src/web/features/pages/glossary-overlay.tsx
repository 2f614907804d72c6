import { html } from '../../../../content/glossary.md';
import { Dialog } from '../../ui/dialog.tsx';
import { GlossarySearch } from './glossary-search.tsx';

export function GlossaryOverlay({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title="Glossary" size="wide" onClose={onClose}>
      <GlossarySearch html={html} />
    </Dialog>
  );
}
