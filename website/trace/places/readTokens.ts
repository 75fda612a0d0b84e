/** A word, a sign, a string, a regular expression, or a part of a template. */
export type Token = {
  readonly text: string
  readonly start: number
  /** From 0, as `column`. */
  readonly line: number
  readonly column: number
  /** The index of the bracket that it is in, or -1. */
  readonly outer: number
  /** Of a bracket, the index of the other one. */
  other: number
}

const skipped = /(?:\s|\/\/[^\n]*|\/\*.*?\*\/)*/suy
const usual =
  /(["'])(?:\\.|(?!\1)[^\\])*\1|[\p{ID_Continue}$#]+|=>|\.\.\.|\?\.|./suy
const regularExpression = /\/(?:\\.|\[(?:\\.|[^\]\\])*\]|[^/[\\\n])+\/\w*/uy
const template = /[`}](?:\\.|\$(?!\{)|[^\\`$])*(?:`|\$\{)/suy

/** Browsers end a line at these; U+2028 and U+2029 among them. */
const lineEnd = /\r\n|[\n\r\u2028\u2029]/gu

/** After these words, an expression begins. */
const operators =
  /^(?:await|case|delete|else|extends|in|instanceof|new|of|return|throw|typeof|void|yield)$/u

/** Whether an expression may end with a token. */
export const endsValue = (text: string): boolean =>
  /[\p{ID_Continue}$)\]}"'`]$/u.test(text) && !operators.test(text)

/** The tokens of a program, which matches its brackets. */
export const readTokens = (code: string): readonly Token[] => {
  const tokens: Token[] = []
  const open: number[] = []
  const ends = [...code.matchAll(lineEnd)]
  const starts = [0, ...ends.map(end => end.index + end[0].length)]
  let line = 0
  const read = (pattern: RegExp, at: number): string => {
    pattern.lastIndex = at
    return pattern.exec(code)?.[0] ?? ''
  }
  const readToken = (at: number): string => {
    const inside = tokens[open.at(-1) ?? -1]?.text ?? ''
    if (code[at] === '`' || (code[at] === '}' && inside.endsWith('${'))) {
      return read(template, at)
    }
    return code[at] === '/' && !endsValue(tokens.at(-1)?.text ?? '')
      ? read(regularExpression, at)
      : ''
  }
  let start = read(skipped, 0).length
  while (start < code.length) {
    const text = readToken(start) || read(usual, start)
    const other = /^[)\]}]/u.test(text) ? (open.pop() ?? -1) : -1
    const opening = tokens[other]
    if (opening) {
      opening.other = tokens.length
    }
    while ((starts[line + 1] ?? Infinity) <= start) {
      line++
    }
    const column = start - (starts[line] ?? 0)
    const outer = open.at(-1) ?? -1
    tokens.push({ text, start, line, column, outer, other })
    if (/[([{]$/u.test(text)) {
      open.push(tokens.length - 1)
    }
    start += text.length
    start += read(skipped, start).length
  }
  // What is not closed ends with the program.
  for (const index of open) {
    Object.assign(tokens[index] ?? {}, { other: tokens.length })
  }
  return tokens
}
