export function Spinner() {
  return (
    <div role="status" className="grid min-h-[60vh] place-items-center">
      <p className="flex items-center gap-3 text-ink-soft">
        <span
          aria-hidden="true"
          className="size-5 animate-spin rounded-full border-2 border-line border-t-ink motion-reduce:animate-none"
        />
        Loading
      </p>
    </div>
  );
}
