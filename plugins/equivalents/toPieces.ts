import * as lfi from 'lfi'
import type { Piece } from './client/systemPage'

/** Splits Markdown with code spans; functions of lfi become links. */
export const toPieces = (markdown: string): Piece[] =>
  markdown.split('`').flatMap((text, index): Piece[] => {
    if (text === '') return []
    if (index % 2 === 0) return [{ text }]
    return [
      text in lfi ? { text, code: true, function: true } : { text, code: true },
    ]
  })
