import type { CodeLocation } from '@lfi-docs/sandbox'

/** Text as for a terminal, of which the console draws the colours. */

export type ColoredText = {
  readonly text: string
  /** The name of its colour's custom property. */
  readonly color?: string | undefined
}

const colors: Readonly<Record<string, string>> = {
  31: '--bad',
  32: '--code-string',
  33: '--code-number',
  34: '--code-function',
  35: '--code-keyword',
  36: '--code-type',
  90: '--ink-faint',
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: SGR codes start with the escape character
const code = /\u001B\[[\d;]*m/u

/** Splits a terminal's text at its colour codes; unknown codes go. */
export const parseColors = (text: string): readonly ColoredText[] =>
  text
    .split(new RegExp(`(?=${code.source})`, 'u'))
    .map(part => ({
      text: part.replace(code, ''),
      color: colors[code.exec(part)?.[0].slice(2, -1) ?? ''],
    }))
    .filter(({ text }) => text)

/** The text alone, as it is copied. */
export const withoutColors = (text: string): string =>
  text.replaceAll(new RegExp(code, 'gu'), '')

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
