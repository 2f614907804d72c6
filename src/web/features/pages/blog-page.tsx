import { POSTS } from 'virtual:posts';
import { Link } from 'wouter';

export default function BlogPage() {
  return (
    <div className="mx-auto max-w-3xl px-4 py-10">
      <h1 className="font-display text-4xl">Blog</h1>
      <ul className="mt-6 flex flex-col gap-6">
        {POSTS.map(({ slug, title, description }) => (
          <li key={slug} className="card">
            <h2 className="font-display text-2xl">
              <Link href={`/blog/${slug}`} className="card-link">
                {title}
              </Link>
            </h2>
            <p className="mt-2 text-ink-soft">{description}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
