/** The words of a piece of Markdown, without its marks and its code blocks. */
export const toPlainText = (markdown: string): string =>
  markdown
    .replace(/```[\s\S]*?```/gu, ' ')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/gu, '$1')
    .replace(/\{@link\s+([^}|\s]+)[^}]*\}/gu, '$1')
    .replace(/`([^`]*)`/gu, '$1')
    .replace(/(\*\*|__|~~)(.*?)\1/gu, '$2')
    .replace(/^\s*(?:[-*+]|\d+\.|>|#+)\s+/gmu, '')
    .replace(/\s+/gu, ' ')
    .trim()
