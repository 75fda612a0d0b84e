/** A call of a function by its name. */
export type Call = {
  readonly name: string
  readonly args: readonly string[]
}

const texts =
  /\/\/[^\n]*|\/\*.*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/gsu

/** The code without comments, and with one text in the place of all. */
export const withoutTexts = (code: string): string =>
  code.replace(texts, found => (found.startsWith('/') ? ' ' : "'text'"))

type Bracket = {
  /** Whose arguments follow, if it opens a call. */
  readonly name: string | undefined
  readonly args: string[]
  start: number
}

/** The calls in code that has no texts. Brackets are all that is understood. */
export const callsIn = (code: string): Call[] => {
  const calls: Call[] = []
  const open: Bracket[] = []
  for (const { 0: sign, index, groups } of code.matchAll(
    /(?:(?<name>(?<![.\w$])[\w$]+)\s*)?\(|[[{)\]},]/gu,
  )) {
    if (/[([{]$/u.test(sign)) {
      open.push({ name: groups?.name, args: [], start: index + sign.length })
      continue
    }
    const bracket = open.at(-1)
    if (!bracket) {
      continue
    }
    bracket.args.push(code.slice(bracket.start, index).trim())
    bracket.start = index + 1
    if (sign !== ',') {
      open.pop()
      const { name, args } = bracket
      if (name !== undefined) {
        // The last is empty after a trailing comma.
        calls.push({ name, args: args.filter(arg => arg !== '') })
      }
    }
  }
  return calls
}
