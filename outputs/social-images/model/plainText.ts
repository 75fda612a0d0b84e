/** Markdown of a description as the plain text that it reads as. */
export const plainText = (markdown: string): string =>
  markdown
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/gu, '$1')
    .replaceAll(/[`*]/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim()
