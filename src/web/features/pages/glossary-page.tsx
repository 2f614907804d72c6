import { html } from '../../../../content/glossary.md';
import { GlossarySearch } from './glossary-search.tsx';

export default function GlossaryPage() {
  return (
    <div className="mx-auto max-w-3xl px-4 py-10">
      <h1 className="mb-4 font-display text-4xl">Glossary</h1>
      <GlossarySearch html={html} />
    </div>
  );
}
