import jsTokens from 'js-tokens'

export type Token = {
  readonly text: string
  /** Its characters. */
  readonly start: number
  readonly end: number
  /** Whether it is a name, or a keyword. */
  readonly isWord: boolean
  /** The token of the bracket around it; -1 for none. */
  readonly around: number
  /** Of a bracket, the other one; of all else, itself. */
  other: number
}

/** What is before the first token and after the last one. */
export const noToken: Token = {
  text: '',
  start: 0,
  end: 0,
  isWord: false,
  around: -1,
  other: -1,
}

const opens = /^[([{]$|\$\{$/u
const closes = /^[)\]}]|^\}/u

/** The tokens of some JavaScript, with the brackets that belong together. */
export const readTokens = (js: string): readonly Token[] => {
  const tokens: Token[] = []
  const open: number[] = []
  let start = 0
  for (const { type, value: text } of jsTokens(js)) {
    const end = start + text.length
    if (!/^(?:WhiteSpace|LineTerminatorSequence|.*Comment)$/u.test(type)) {
      const index = tokens.length
      const isCode = type === 'Punctuator' || type.startsWith('Template')
      const other = isCode && closes.test(text) ? open.pop() : undefined
      const isWord = /Name$|^Private/u.test(type)
      const around = open.at(-1) ?? -1
      tokens.push({ text, start, end, isWord, around, other: other ?? index })
      const opening = tokens[other ?? -1]
      if (opening) {
        opening.other = index
      }
      if (isCode && opens.test(text)) {
        open.push(index)
      }
    }
    start = end
  }
  return tokens
}
