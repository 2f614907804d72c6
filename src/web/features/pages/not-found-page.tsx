import { Link } from 'wouter';

export default function NotFoundPage() {
  return (
    <div className="mx-auto max-w-3xl px-4 py-20 text-center">
      <h1 className="font-display text-4xl">This page is absent today</h1>
      <p className="mt-4 text-lg text-ink-soft">There is nothing at this address. Perhaps it moved, or a letter slipped.</p>
      <p className="mt-6">
        <Link href="/" className="button button-primary no-underline">
          Back to the tools
        </Link>
      </p>
    </div>
  );
}
