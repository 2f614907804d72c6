/** A page's title in the browser's tab and in search results. */
export function titleOf({ title }: { readonly title: string }): string {
  return `${title} | Homeroom`;
}
