/** A page of authored text, rendered from Markdown at build time. */
export function MarkdownPage({ html }: { readonly html: string }) {
  return (
    <div className="mx-auto max-w-3xl px-4 py-10">
      {/* Our own Markdown, made into HTML when the app is built. */}
      <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  );
}
