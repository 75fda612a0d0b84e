/** A stretch of a Markdown phrase: text, code, or more stretches in a mark or a link. */
export type Piece =
  | { kind: 'text'; text: string }
  | { kind: 'code'; text: string; ticks: string }
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
  const { ticks = '', code, mark = '', marked, label = '', href = '' } = groups
  if (code !== undefined) {
    return { kind: 'code', text: code, ticks }
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

/** How each kind of piece is written; what it holds is written already. */
type Writer = {
  text: (text: string) => string
  code: (text: string, ticks: string) => string
  marked: (content: string, mark: string) => string
  link: (content: string, href: string) => string
}

const asMarkdown: Writer = {
  text: text => text,
  code: (text, ticks) => ticks + text + ticks,
  marked: (content, mark) => mark + content + mark,
  link: (content, href) => `[${content}](${href})`,
}

/** A phrase as Markdown, except for the nodes that `writer` prints. */
export const rewritePhrase = (
  markdown: string,
  writer: Partial<Writer>,
): string => {
  const to = { ...asMarkdown, ...writer }
  const write = (piece: Piece): string => {
    switch (piece.kind) {
      case 'text':
        return to.text(piece.text)
      case 'code':
        return to.code(piece.text, piece.ticks)
      case 'marked':
        return to.marked(piece.pieces.map(write).join(''), piece.mark)
      case 'link':
        return to.link(piece.pieces.map(write).join(''), piece.href)
    }
  }
  return parsePhrase(markdown).map(write).join('')
}

const content = (text: string): string => text

/** What begins the lines of lists, quotations and headings. */
const blockMark = /^\s*(?:[-*+]|\d+\.|>|#+)\s+/gmu

export const toPlainText = (markdown: string): string =>
  rewritePhrase(markdown.replace(blockMark, ''), {
    code: content,
    marked: content,
    link: content,
  })
    .replace(/\s+/gu, ' ')
    .trim()
