import { Dialog } from '../ui/dialog.tsx';

export function LoginNote({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title="No account needed" onClose={onClose}>
      <p>There is nothing to log in to. All twelve tools are open to every teacher, and nothing you enter is saved.</p>
      <p className="mt-3">Your favorites and recent tools are kept in this browser only.</p>
    </Dialog>
  );
}
