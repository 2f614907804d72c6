import { html } from '../../../../content/faq.md';
import { Dialog } from '../../ui/dialog.tsx';

export function FaqOverlay({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title="FAQ" size="wide" onClose={onClose}>
      <div className="prose prose-untitled" dangerouslySetInnerHTML={{ __html: html }} />
    </Dialog>
  );
}
