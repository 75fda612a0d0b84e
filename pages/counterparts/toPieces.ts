import * as lfi from 'lfi'
import type { Piece } from './client/systemPage'

const link = /^\[(?<text>[^\]]*)\]\((?<href>[^)]*)\)$/u
const parts = /(?<part>`[^`]*`|\[[^\]]*\]\([^)]*\))/u

const toPiece = (part: string): Piece => {
  const { text, href } = link.exec(part)?.groups ?? {}
  if (text !== undefined && href !== undefined) {
    return { text, href }
  }
  if (!part.startsWith('`')) {
    return { text: part }
  }
  const code = part.slice(1, -1)
  return code in lfi
    ? { text: code, code: true, href: `/docs/api/variables/${code}` }
    : { text: code, code: true }
}

/** Splits Markdown with code spans and links; functions of lfi become links. */
export const toPieces = (markdown: string): Piece[] =>
  markdown
    .split(parts)
    .filter(part => part !== '')
    .map(toPiece)
