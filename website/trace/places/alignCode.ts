const word = /[\p{ID_Continue}$]+|=>|\.\.\.|\S/gu

/** Browsers end a line at these; U+2028 and U+2029 among them. */
const lineEnd = /\r\n|[\n\r\u2028\u2029]/gu

/** The offsets at which lines begin. */
export const lineStarts = (code: string): readonly number[] => [
  0,
  ...Array.from(
    code.matchAll(lineEnd),
    ({ index, 0: end }) => index + end.length,
  ),
]

/** The words of each line, with their offsets. */
const wordsOf = (code: string) => {
  const starts = lineStarts(code)
  return starts.map((start, line) =>
    Array.from(code.slice(start, starts[line + 1]).matchAll(word), found => ({
      text: found[0],
      start: start + found.index,
    })),
  )
}

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
  const original = wordsOf(written)
  for (const [line, words] of wordsOf(js).entries()) {
    let next = 0
    for (const { text, start } of words) {
      const at = (original[line] ?? []).findIndex(
        (candidate, index) => index >= next && candidate.text === text,
      )
      if (at >= 0) {
        places.set(start, original[line]?.[at]?.start ?? start)
        next = at + 1
      }
    }
  }
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
