/**
 * Markdown under content/ becomes HTML when the app is built. `virtual:posts` lists the blog; `virtual:post-titles` is
 * the part of it that every page carries.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { marked } from 'marked';
import type { Plugin } from 'vite';
import { parse as parseYaml } from 'yaml';

const POSTS_ID = 'virtual:posts';
const TITLES_ID = 'virtual:post-titles';
const FRONT_MATTER = /^---\n(?<yaml>.*?)\n---\n/su;

function slugify(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/<[^>]+>|&[^;]+;|[’']/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/gu, '');
}

function toHtml(markdown: string): string {
  const html = marked.parse(markdown.replace(FRONT_MATTER, ''), { async: false });
  // Headings can be linked to.
  return html.replaceAll(
    /<h(?<level>[23])>(?<text>.*?)<\/h\k<level>>/gu,
    (_match, level: string, text: string) => `<h${level} id="${slugify(text)}">${text}</h${level}>`,
  );
}

interface FrontMatter {
  readonly title: string;
  readonly description: string;
  readonly date: string;
}

function readPosts(folder: string): (FrontMatter & { slug: string })[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .map((file) => {
      const yaml = FRONT_MATTER.exec(readFileSync(path.join(folder, file), 'utf8'))?.groups?.['yaml'];
      const { title, description, date } = (parseYaml(yaml ?? '') ?? {}) as Partial<FrontMatter>;
      if (title === undefined || description === undefined || date === undefined) {
        throw new Error(`${file} needs a title, a description and a date between --- lines at its top`);
      }
      return { slug: path.basename(file, '.md'), title, description, date };
    })
    .sort((one, other) => other.date.localeCompare(one.date) || one.title.localeCompare(other.title));
}

export function markdownContent(contentFolder: string): Plugin {
  const blogFolder = path.join(contentFolder, 'blog');
  return {
    name: 'markdown-content',
    resolveId: (id) => (id === POSTS_ID || id === TITLES_ID ? `\0${id}` : undefined),
    load(id) {
      if (id !== `\0${POSTS_ID}` && id !== `\0${TITLES_ID}`) return undefined;
      const posts = readPosts(blogFolder);
      for (const { slug } of posts) this.addWatchFile(path.join(blogFolder, `${slug}.md`));
      if (id === `\0${POSTS_ID}`) return `export const POSTS = ${JSON.stringify(posts)};`;
      return `export const POST_TITLES = ${JSON.stringify(Object.fromEntries(posts.map(({ slug, title }) => [slug, title])))};`;
    },
    transform(code, id) {
      if (!id.endsWith('.md')) return undefined;
      return { code: `export const html = ${JSON.stringify(toHtml(code))};`, map: null };
    },
  };
}
