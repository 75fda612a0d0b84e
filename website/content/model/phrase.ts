/** A stretch of a phrase; the label of a link has stretches of its own. */
export type Piece =
  | { kind: 'text' | 'code' | 'emphasis'; text: string }
  | { kind: 'link'; href: string; label: Piece[] }

/** What code spans hold is never a link, so links step over them. */
const inline =
  /(`[^`]+`|\[(?:`[^`]*`|[^[\]`])*\]\([^()]*\)|(?<![\w*])\*\w[^*`]*\*)/u

const readPiece = (source: string): Piece => {
  const [, mark, text] = /^([`*])(.+)\1$/su.exec(source) ?? []
  if (text !== undefined) {
    return { kind: mark === '*' ? 'emphasis' : 'code', text }
  }
  const [, label, href] = /^\[(.*)\]\((.*)\)$/su.exec(source) ?? []
  return label !== undefined && href !== undefined
    ? { kind: 'link', href, label: parsePhrase(label) }
    : { kind: 'text', text: source }
}

/**
 * Reads the Markdown of a sentence, such as a summary of the package or a fact
 * of data/: code, links and `*emphasis*` of plain words, which is all that they
 * have. Whole pages are parsed in content/parse.
 */
export const parsePhrase = (markdown: string): Piece[] =>
  markdown.split(inline).filter(Boolean).map(readPiece)

/** What begins the lines of lists, quotations and headings. */
const blockMark = /^\s*(?:[-*+]|\d+\.|>|#+)\s+/gmu

/** The words of Markdown on one line; of code, between such ticks. */
export const toPlainText = (markdown: string, ticks = ''): string => {
  const write = (piece: Piece): string => {
    switch (piece.kind) {
      case 'code':
        return ticks + piece.text + ticks
      case 'link':
        return piece.label.map(write).join('')
      default:
        return piece.text
    }
  }
  return parsePhrase(markdown.replace(blockMark, ''))
    .map(write)
    .join('')
    .replace(/\s+/gu, ' ')
    .trim()
}
