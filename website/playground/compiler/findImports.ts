import type { LinkedCode } from '@lfi-docs/sandbox'
import type { ImportSpecifier } from 'es-module-lexer/js'

type Reference = LinkedCode['references'][number]

/**
 * An import at the beginning of a program, after nothing but others. No comment
 * matches in two ways, or text that does not match would take exponential time.
 */
const leading =
  /(?:[\s;]|\/\/.*\n|\/\*(?:[^*]|\*(?!\/))*\*\/)*(import(?:[\s{*][\w$\s{},*]*\bfrom)?\s*(['"])([^'"\\\n]*)\2)(?=;|[^\S\n]*(?:\n|$|\/\/))/uy

const findLeading = (js: string) => {
  const found: Reference[] = []
  let end = 0
  leading.lastIndex = 0
  for (;;) {
    const [, statement, , specifier] = leading.exec(js) ?? []
    if (statement === undefined || specifier === undefined) {
      return { found, rest: js.slice(end) }
    }
    end = leading.lastIndex
    found.push({
      start: end - specifier.length - 2,
      end,
      specifier,
      statement: { start: end - statement.length, end },
    })
  }
}

// A dynamic import's range has the quotes, a static import's has not.
const toReference = ({ n, s, e, ss, se, d }: ImportSpecifier): Reference[] => {
  if (n === undefined) {
    return []
  }
  return d >= 0
    ? [{ start: s, end: e, specifier: n }]
    : [
        {
          start: s - 1,
          end: e + 1,
          specifier: n,
          statement: { start: ss, end: se },
        },
      ]
}

/**
 * Where JavaScript names other modules. Most programs do so at their beginning
 * alone; a lexer is fetched for the others. It throws if it can't read them.
 */
export const findImports = async (
  js: string,
): Promise<readonly Reference[]> => {
  const { found, rest } = findLeading(js)
  if (!/\b(?:import|export)\b/u.test(rest)) {
    return found
  }
  const { parse } = await import('es-module-lexer/js')
  return parse(js)[0].flatMap(toReference)
}
