/** A regular expression, where no value comes before it to be divided. */
const pattern =
  /(?<=(?:^|[(,=:[!&|?{};+*%<>~^-]|\b(?:return|typeof|case|of|in))\s*)\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/[\\\n])+\/[a-z]*/

/** What holds brackets that open nothing, and brackets. */
const token = new RegExp(
  [
    /\/\/.*|\/\*[\s\S]*?\*\//,
    /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/,
    // One text may be within another: `a ${`b`}`.
    /`(?:\\[\s\S]|\$\{(?:[^{}`]|`[^`]*`)*\}|[^`\\])*`/,
    pattern,
    /[()[\]{}]/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gu',
)

const closing: Readonly<Record<string, string>> = {
  '(': ')',
  '[': ']',
  '{': '}',
}

/**
 * Where the bracket is that the code does not close: the last one that is open
 * at its end, or where another kind closes. Undefined if all are closed.
 */
export const findUnclosed = (code: string): number | undefined => {
  const open: { readonly at: number; readonly end: string }[] = []
  for (const { 0: text, index } of code.matchAll(token)) {
    const end = closing[text]
    if (end) {
      open.push({ at: index, end })
    } else if (/^[)\]}]$/u.test(text)) {
      const last = open.pop()
      if (last?.end !== text) {
        return last?.at
      }
    }
  }
  return open.at(-1)?.at
}
