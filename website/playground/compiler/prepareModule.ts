import type { LinkedCode } from '@lfi-docs/sandbox'
import { type ImportSpecifier, parse } from 'es-module-lexer/js'
import type { Language } from '../../examples/model/language'
import type { CodeProblem } from '../sandbox/runEvent'
import { checkImports, type ModuleExports } from './checkImports'
import { findMissingImports } from './findMissingImports'
import { stripTypes } from './stripTypes'

/** JavaScript with the same line numbers as the code. */
export type PreparedModule = LinkedCode & {
  /** Names of lfi that are used but not imported: to be offered, not added. */
  readonly missingLfiImports: readonly string[]
  /** Why the code can't run, if it can't. */
  readonly problems: readonly CodeProblem[]
}

// A dynamic import's range has the quotes, a static import's has not.
const toReference = ({
  n: specifier,
  s,
  e,
  d,
}: ImportSpecifier): LinkedCode['references'] => {
  if (specifier === undefined) {
    return []
  }
  const quote = d >= 0 ? 0 : 1
  return [{ start: s - quote, end: e + quote, specifier }]
}

/** Turns what a visitor typed into what the sandbox can run. */
export const prepareModule = (
  code: string,
  language: Language,
  modules: ModuleExports,
): PreparedModule => {
  const stripped = stripTypes(code, language)
  if (!stripped.ok) {
    const problems = [stripped.problem]
    return { js: '', references: [], missingLfiImports: [], problems }
  }
  const { js } = stripped
  const [imports] = parse(js)
  const lfiNames = modules.get('lfi') ?? 'any'
  return {
    js,
    references: imports.flatMap(toReference),
    missingLfiImports:
      lfiNames === 'any' ? [] : findMissingImports(code, language, lfiNames),
    problems: checkImports(js, imports, modules),
  }
}
