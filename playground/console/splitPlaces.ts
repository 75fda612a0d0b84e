import type { CodeLocation } from '../sandbox/messages'

export type TextPiece = {
  readonly text: string
  /** For a piece that names a place in the visitor's code. */
  readonly location?: CodeLocation
}

/** How a frame of a stack names the visitor's code. */
const place = /(playground\.[jt]s:\d+:\d+)/u

/** Splits a text at the places in the code that it names. */
export const splitPlaces = (text: string): readonly TextPiece[] =>
  text.split(place).flatMap((piece, index) => {
    if (piece === '') {
      return []
    }
    if (index % 2 === 0) {
      return [{ text: piece }]
    }
    const [, line, column] = piece.split(':').map(Number)
    return [{ text: piece, location: { line: line ?? 1, column: column ?? 1 } }]
  })
