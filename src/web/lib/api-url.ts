/** Where the API is: the page's own host, unless the build was given another (VITE_API_HOST). */
const configuredHost: string = import.meta.env['VITE_API_HOST'] ?? '';

/** The address of a call; a host setting that already ends in /api is not given another. */
export function apiUrl(path: `/${string}`, host: string = configuredHost): string {
  const base = host.replace(/\/+$/u, '');
  return `${base.endsWith('/api') ? base : `${base}/api`}${path}`;
}
