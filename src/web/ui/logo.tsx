/** A sheet of paper with a folded corner and a check mark. */
export function Logo() {
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32" className="size-7">
      <path d="M6 3h14l6 6v20H6z" fill="var(--color-planning)" />
      <path d="M20 3v6h6z" fill="var(--color-sheet)" opacity=".6" />
      <path d="m11 18 4 4 7-9" fill="none" stroke="var(--color-sheet)" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
