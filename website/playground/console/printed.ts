import type { CodeLocation } from '@lfi-docs/sandbox'

/** Text as for a terminal, of which the console draws the colours. */

export type ColoredText = { readonly text: string; readonly color: string }

const colors: Readonly<Record<string, string>> = {
  1: 'bold',
  31: 'red',
  32: 'green',
  33: 'yellow',
  34: 'blue',
  35: 'magenta',
  36: 'cyan',
  90: 'grey',
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: SGR codes start with the escape character
const code = /\u001B\[([\d;]*)m/u

/** Splits a terminal's text at its colour codes; unknown codes go. */
export const parseColors = (text: string): readonly ColoredText[] => {
  const [first = '', ...rest] = text.split(code)
  const parts: ColoredText[] = first ? [{ text: first, color: 'plain' }] : []
  for (let index = 0; index < rest.length; index += 2) {
    const shown = rest[index + 1]
    if (shown) {
      parts.push({ text: shown, color: colors[rest[index] ?? ''] ?? 'plain' })
    }
  }
  return parts
}

/** The text alone, as it is copied. */
export const withoutColors = (text: string): string =>
  parseColors(text)
    .map(part => part.text)
    .join('')

export type TextPiece = {
  readonly text: string
  /** For a piece that names a place in the visitor's code. */
  readonly location?: CodeLocation
}

/** Splits a text at the places in the code that it names, as stacks do. */
export const splitPlaces = (text: string): readonly TextPiece[] =>
  text
    .split(/(\bmain\.[jt]s:\d+:\d+)/u)
    .filter(Boolean)
    .map(piece => {
      const [, line, column] = /^main\.[jt]s:(\d+):(\d+)$/u.exec(piece) ?? []
      return line === undefined
        ? { text: piece }
        : {
            text: piece,
            location: { line: Number(line), column: Number(column) },
          }
    })
