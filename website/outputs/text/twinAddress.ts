/**
 * The address of a page's Markdown twin: its own plus `.md`, and `index.md` for
 * the home page. Index documents may come with a slash at their end.
 */
export const twinAddress = (permalink: string, baseUrl: string): string =>
  permalink === baseUrl
    ? `${baseUrl}index.md`
    : `${permalink.replace(/\/$/u, '')}.md`
