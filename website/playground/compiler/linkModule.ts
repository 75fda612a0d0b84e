import type { LinkedCode } from '@lfi-docs/sandbox'
import { type ImportSpecifier, parse } from 'es-module-lexer/js'
import type { CodeProblem } from '../sandbox/runEvent'
import { checkImports, type ModuleExports } from './checkImports'

// A dynamic import's range has the quotes, a static import's has not.
const toReference = ({
  n: specifier,
  s,
  e,
  ss,
  se,
  d,
}: ImportSpecifier): LinkedCode['references'] => {
  if (specifier === undefined) {
    return []
  }
  return d >= 0
    ? [{ start: s, end: e, specifier }]
    : [
        {
          start: s - 1,
          end: e + 1,
          specifier,
          statement: { start: ss, end: se },
        },
      ]
}

/** What JavaScript imports, and why it can't run if that is not there. */
export const linkModule = (
  js: string,
  modules: ModuleExports,
): LinkedCode & { readonly problems: readonly CodeProblem[] } => {
  const [imports] = parse(js)
  return {
    js,
    references: imports.flatMap(toReference),
    problems: checkImports(js, imports, modules),
  }
}
