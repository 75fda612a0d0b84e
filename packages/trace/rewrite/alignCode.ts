const word = /[\p{ID_Continue}$]+|=>|\.\.\.|\S/gu

type Word = { readonly text: string; readonly start: number }

/** Browsers end a line at these; U+2028 and U+2029 among them. */
const lineEnd = /\r\n|[\n\r\u2028\u2029]/u

/** The offsets at which lines begin. */
export const lineStarts = (code: string): readonly number[] => {
  const starts = [0]
  for (const { index, 0: end } of code.matchAll(new RegExp(lineEnd, 'gu'))) {
    starts.push(index + end.length)
  }
  return starts
}

const wordsOf = (line: string, start: number): readonly Word[] =>
  [...line.matchAll(word)].map(({ 0: text, index }) => ({
    text,
    start: start + index,
  }))

/**
 * Maps offsets of a program's JavaScript to the code as it was written.
 * Compiling removes types and replaces import specifiers, but keeps lines; so
 * each line of the JavaScript has the words of the original line in order, or
 * fewer.
 */
export const alignCode = (
  written: string,
  js: string,
): ((offset: number) => number) => {
  if (written === js) {
    return offset => offset
  }
  const places = new Map<number, number>()
  const jsStarts = lineStarts(js)
  const writtenStarts = lineStarts(written)
  const lineOf = (code: string, starts: readonly number[], line: number) => {
    const start = starts[line]
    return start === undefined
      ? []
      : wordsOf(code.slice(start, starts[line + 1]), start)
  }
  jsStarts.forEach((_, line) => {
    const words = lineOf(written, writtenStarts, line)
    let next = 0
    for (const { text, start } of lineOf(js, jsStarts, line)) {
      const at = words.findIndex(
        (candidate, index) => index >= next && candidate.text === text,
      )
      if (at >= 0) {
        places.set(start, words[at]?.start ?? start)
        next = at + 1
      }
    }
  })
  return offset => {
    for (let at = offset; at >= 0; at--) {
      const place = places.get(at)
      if (place !== undefined) {
        return place + offset - at
      }
    }
    return offset
  }
}
