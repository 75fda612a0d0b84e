import { parse } from 'es-module-lexer/js'

/** The static imports of a program; none of one that can't be read. */
export const importsOf = (program: string): { from: string; end: number }[] => {
  try {
    return parse(program)[0].flatMap(({ n: from, se: end, d }) =>
      from === undefined || d >= 0 ? [] : [{ from, end }],
    )
  } catch {
    return []
  }
}
