/**
 * The words of a piece of Markdown, such as a summary of the package or a
 * description. Whole pages are parsed: see content/parse.
 */
export const toPlainText = (markdown: string): string =>
  markdown
    .replace(/```[\s\S]*?```/gu, ' ')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/gu, '$1')
    .replace(/`([^`]*)`/gu, '$1')
    .replace(/(\*\*|__|~~)(.*?)\1/gu, '$2')
    .replace(/^\s*(?:[-*+]|\d+\.|>|#+)\s+/gmu, '')
    .replace(/\s+/gu, ' ')
    .trim()
