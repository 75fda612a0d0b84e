/**
 * The address of a page's Markdown twin: its own plus `.md`, and `index.md` for
 * the home page, whose address ends in a slash.
 */
export const twinAddress = (permalink: string): string =>
  permalink.endsWith('/') ? `${permalink}index.md` : `${permalink}.md`
