import type { CodeLocation } from '@lfi-docs/sandbox'

export type TextPiece = {
  readonly text: string
  /** For a piece that names a place in the visitor's code. */
  readonly location?: CodeLocation
}

/** How a stack names the visitor's files, the main one anywhere. */
const place =
  /\bmain\.[jt]s:\d+:\d+|( at (?:[^\n]* \()?)([\w-]+\.[jt]s:\d+:\d+)/gu

const toPiece = (text: string): TextPiece => {
  const [name = '', line, column] = text.split(':')
  return {
    text,
    location: {
      line: Number(line),
      column: Number(column),
      ...(!name.startsWith('main.') && { file: name }),
    },
  }
}

/** Splits a text at the places in the code that it names. */
export const splitPlaces = (text: string): readonly TextPiece[] => {
  const pieces: TextPiece[] = []
  let end = 0
  for (const { 0: whole, 1: before = '', 2: named, index } of text.matchAll(
    place,
  )) {
    const start = index + before.length
    pieces.push({ text: text.slice(end, start) }, toPiece(named ?? whole))
    end = index + whole.length
  }
  return [...pieces, { text: text.slice(end) }].filter(
    piece => piece.text !== '',
  )
}
