/** Every address of the web app, what it shows, and its title and description for the page's head. */
import type { ReactNode } from 'react';
import { POST_TITLES } from 'virtual:post-titles';
import { TOOLS, type ToolId, toolBySlug } from '../../tools/catalogue.ts';
import type { ToolDefinition } from '../../tools/define-tool.ts';
import { lazyPage } from './page.tsx';

const Dashboard = lazyPage(() => import('../features/dashboard/dashboard-page.tsx'));
const ToolPage = lazyPage<{ tool: ToolDefinition<ToolId> }>(() => import('../features/tools/tool-page.tsx'));
const Faq = lazyPage(() => import('../features/pages/faq-page.tsx'));
const Glossary = lazyPage(() => import('../features/pages/glossary-page.tsx'));
const PrivacyPolicy = lazyPage(() => import('../features/pages/privacy-policy-page.tsx'));
const Blog = lazyPage(() => import('../features/pages/blog-page.tsx'));
const BlogPost = lazyPage<{ slug: string }>(() => import('../features/pages/blog-post-page.tsx'));
const NotFound = lazyPage(() => import('../features/pages/not-found-page.tsx'));

export interface Route {
  readonly title: string;
  readonly description: string;
  /** The address search engines should keep. */
  readonly canonical: string;
  readonly status: 200 | 404;
  preload: () => Promise<void>;
  render: () => ReactNode;
}

type RouteFound = Omit<Route, 'status'>;

function toolRoute(tool: ToolDefinition<ToolId>): RouteFound {
  return {
    title: tool.title,
    description: tool.description,
    canonical: `/${tool.route}/`,
    preload: ToolPage.preload,
    // Another tool is another page: its form and result start afresh.
    render: () => <ToolPage key={tool.id} tool={tool} />,
  };
}

const FIXED: Readonly<Record<string, RouteFound>> = {
  '/': {
    title: 'Tools for teachers',
    description: 'Twelve free tools for school teachers: lesson plans, quizzes, emails and more. No account, nothing saved.',
    canonical: '/',
    preload: Dashboard.preload,
    render: () => <Dashboard />,
  },
  '/faq': {
    title: 'Questions and answers',
    description: 'How Homeroom works, what it costs (nothing) and what happens to what you enter.',
    canonical: '/faq',
    preload: Faq.preload,
    render: () => <Faq />,
  },
  '/glossary': {
    title: 'Glossary',
    description: 'Words of teaching and assessment, explained in plain language.',
    canonical: '/glossary',
    preload: Glossary.preload,
    render: () => <Glossary />,
  },
  '/privacy-policy': {
    title: 'Privacy policy',
    description: 'What Homeroom sends where, and what it keeps: nothing that you enter in a tool.',
    canonical: '/privacy-policy',
    preload: PrivacyPolicy.preload,
    render: () => <PrivacyPolicy />,
  },
  '/blog': {
    title: 'Blog',
    description: 'Practical writing for teachers on planning, assessment and communication.',
    canonical: '/blog',
    preload: Blog.preload,
    render: () => <Blog />,
  },
};

const NOT_FOUND: Route = {
  title: 'Page not found',
  description: 'There is nothing at this address.',
  canonical: '/',
  status: 404,
  preload: NotFound.preload,
  render: () => <NotFound />,
};

function findRoute(path: string): RouteFound | undefined {
  const fixed = Object.hasOwn(FIXED, path) ? FIXED[path] : undefined;
  if (fixed) return fixed;
  const tool =
    TOOLS.find(({ route }) => path === `/${route}`) ?? toolBySlug(/^\/tools\/(?<slug>[\w-]+)$/u.exec(path)?.groups?.['slug'] ?? '');
  if (tool) return toolRoute(tool);
  const slug = /^\/blog\/(?<slug>[\w-]+)$/u.exec(path)?.groups?.['slug'] ?? '';
  const title = Object.hasOwn(POST_TITLES, slug) ? POST_TITLES[slug] : undefined;
  if (title === undefined) return undefined;
  return {
    title,
    // The prerenderer takes it from the post; no page carries the descriptions of all posts along.
    description: '',
    canonical: `/blog/${slug}`,
    preload: BlogPost.preload,
    render: () => <BlogPost key={slug} slug={slug} />,
  };
}

/** What an address shows, with or without a slash at its end. */
export function routeFor(path: string): Route {
  const found = findRoute(path === '/' ? path : path.replace(/\/+$/u, ''));
  return found ? { ...found, status: 200 } : NOT_FOUND;
}

/** Every address that is prerendered. */
export function allPaths(): string[] {
  return [
    ...Object.keys(FIXED),
    ...TOOLS.map(({ route }) => `/${route}/`),
    ...TOOLS.flatMap(({ slugs }) => slugs.map((slug) => `/tools/${slug}`)),
    ...Object.keys(POST_TITLES).map((slug) => `/blog/${slug}`),
  ];
}
