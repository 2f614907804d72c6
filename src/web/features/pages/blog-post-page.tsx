import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Spinner } from '../../ui/spinner.tsx';
import { loadPost, loadedPost } from './posts.ts';
import { MarkdownPage } from './markdown-page.tsx';

export default function BlogPostPage({ slug }: { readonly slug: string }) {
  const [html, setHtml] = useState(() => loadedPost(slug));
  useEffect(() => {
    if (html === undefined) void loadPost(slug).then(setHtml);
  }, [html, slug]);
  if (html === undefined) return <Spinner />;
  return (
    <>
      <MarkdownPage html={html} />
      <p className="mx-auto max-w-3xl px-4 pb-10">
        <Link href="/blog">All posts</Link>
      </p>
    </>
  );
}
