import { Link } from 'wouter';
import { TOOLS } from '../../../tools/catalogue.ts';
import { CATEGORIES } from '../../../tools/define-tool.ts';

export default function DashboardPage() {
  return (
    <div className="mx-auto max-w-6xl px-4 py-10">
      <h1 className="max-w-2xl font-display text-4xl leading-tight sm:text-5xl">Tomorrow’s lesson, ready before the bell.</h1>
      <p className="mt-3 max-w-prose text-lg text-ink-soft">
        Twelve tools for teachers. No account, no cost, and nothing you enter is saved.
      </p>
      {CATEGORIES.map((category) => (
        <section key={category} data-category={category} aria-labelledby={headingId(category)} className="mt-10">
          <h2 id={headingId(category)} className="category-label text-base">
            {category}
          </h2>
          <ul className="mt-3 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {TOOLS.filter((tool) => tool.category === category).map(({ id, title, description, badge, route }) => (
              <li key={id} className="card">
                <h3 className="font-display text-xl">
                  <Link href={`/${route}/`} className="card-link">
                    {title}
                  </Link>
                </h3>
                {badge !== undefined && <span className="badge">{badge}</span>}
                <p className="mt-2 text-ink-soft">{description}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

const headingId = (category: string): string => `category-${category.toLowerCase().replaceAll(' ', '-')}`;
