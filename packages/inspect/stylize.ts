export type Style =
  | 'special'
  | 'number'
  | 'bigint'
  | 'boolean'
  | 'undefined'
  | 'null'
  | 'string'
  | 'symbol'
  | 'date'
  | 'regexp'
  | 'name'

type Codes = readonly [on: number, off: number]

const yellow: Codes = [33, 39]
const green: Codes = [32, 39]

/** The terminal's colours, by SGR code, as Node uses them. */
const codes: Readonly<Record<Style, Codes | undefined>> = {
  special: [36, 39],
  number: yellow,
  bigint: yellow,
  boolean: yellow,
  undefined: [90, 39],
  null: [1, 22],
  string: green,
  symbol: green,
  date: [35, 39],
  regexp: [31, 39],
  name: undefined,
}

export const stylize = (text: string, style: Style): string => {
  const code = codes[style]
  return code ? `\u001B[${code[0]}m${text}\u001B[${code[1]}m` : text
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: SGR codes start with the escape character
const sgr = /\u001B\[\d+m/gu

export const removeColors = (text: string): string => text.replace(sgr, '')
