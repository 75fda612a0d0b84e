/** A stretch of a Markdown phrase: text, code, or more stretches in a mark or a link. */
export type Piece =
  | { kind: 'text'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'marked'; mark: string; pieces: Piece[] }
  | { kind: 'link'; href: string; pieces: Piece[] }

/** What code spans hold is never a mark, so links and marks step over them. */
const inline = new RegExp(
  [
    /(?<!`)(?<ticks>`+)(?<code>[^`]|[^`].*?[^`])\k<ticks>(?!`)/,
    /\[(?<label>(?:``.+?``|`[^`]*`|[^[\]`])*)\]\((?<href>[^()]*)\)/,
    /(?<![\w*~])(?<mark>\*\*|__|~~|[*_])(?=\S)(?<marked>(?:``.+?``|`[^`]*`|[^`])+?)(?<=\S)\k<mark>(?![\w*~])/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gsu',
)

const readPiece = (groups: Readonly<Record<string, string>>): Piece => {
  const { code, mark = '', marked, label = '', href = '' } = groups
  if (code !== undefined) {
    return { kind: 'code', text: code }
  }
  return marked === undefined
    ? { kind: 'link', href, pieces: parsePhrase(label) }
    : { kind: 'marked', mark, pieces: parsePhrase(marked) }
}

/**
 * Reads the Markdown of a sentence, such as a summary of the package or a fact
 * of data/. Whole pages are parsed in content/parse.
 */
export const parsePhrase = (markdown: string): Piece[] => {
  const pieces: Piece[] = []
  let position = 0
  const addText = (end: number): void => {
    if (end > position) {
      pieces.push({ kind: 'text', text: markdown.slice(position, end) })
    }
  }
  for (const { index, groups = {}, 0: source } of markdown.matchAll(inline)) {
    addText(index)
    pieces.push(readPiece(groups))
    position = index + source.length
  }
  addText(markdown.length)
  return pieces
}

/** What begins the lines of lists, quotations and headings. */
const blockMark = /^\s*(?:[-*+]|\d+\.|>|#+)\s+/gmu

/** The words of Markdown on one line; of code, between such ticks. */
export const toPlainText = (markdown: string, ticks = ''): string => {
  const write = (piece: Piece): string => {
    switch (piece.kind) {
      case 'text':
        return piece.text
      case 'code':
        return ticks + piece.text + ticks
      default:
        return piece.pieces.map(write).join('')
    }
  }
  return parsePhrase(markdown.replace(blockMark, ''))
    .map(write)
    .join('')
    .replace(/\s+/gu, ' ')
    .trim()
}
