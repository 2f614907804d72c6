/** The texts of the blog: each loads by itself, so that a post does not carry the others along. */
const modules = import.meta.glob<{ html: string }>('../../../../content/blog/*.md');
const texts = new Map<string, string>();

export async function loadPost(slug: string): Promise<string> {
  const load = modules[`../../../../content/blog/${slug}.md`];
  const html = load ? (await load()).html : '';
  texts.set(slug, html);
  return html;
}

/** A post that is already here: the prerendered one, or one read before. */
export function loadedPost(slug: string): string | undefined {
  return texts.get(slug);
}
