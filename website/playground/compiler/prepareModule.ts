import { type ImportSpecifier, parse } from 'es-module-lexer/js'
import type { Language } from '../../examples/model/language'
import type { CodeProblem } from '../sandbox/runEvent'
import { checkImports, type ModuleExports } from './checkImports'
import { findMissingImports } from './findMissingImports'
import { stripTypes } from './stripTypes'

/** A module specifier in the JavaScript, with its quotes. */
export type ModuleReference = {
  readonly start: number
  readonly end: number
  readonly specifier: string
}

export type PreparedModule = {
  /** False when the code can't run; `problems` says why. */
  readonly ok: boolean
  /** JavaScript with the same line numbers as the code. */
  readonly js: string
  readonly references: readonly ModuleReference[]
  /** Names of lfi that are used but not imported: to be offered, not added. */
  readonly missingLfiImports: readonly string[]
  readonly problems: readonly CodeProblem[]
}

const notOk = (problem: CodeProblem): PreparedModule => ({
  ok: false,
  js: '',
  references: [],
  missingLfiImports: [],
  problems: [problem],
})

const toReference = ({ n, s, e, d }: ImportSpecifier): ModuleReference[] => {
  if (n === undefined) {
    return []
  }
  // A dynamic import's range has the quotes, a static import's has not.
  return d >= 0
    ? [{ start: s, end: e, specifier: n }]
    : [{ start: s - 1, end: e + 1, specifier: n }]
}

/** Which types a module exports is not known here: a capital letter decides. */
const mayBeType = (name: string): boolean => /^\p{Lu}/u.test(name)

/** What is wrong with imports that `stripTypes` removes, as nothing uses them. */
const checkUnused = (
  code: string,
  language: Language,
  modules: ModuleExports,
): readonly CodeProblem[] => {
  if (language !== 'ts') {
    return []
  }
  const written = stripTypes(code, language, { keepUnusedImports: true })
  if (!written.ok) {
    return []
  }
  const [imports] = parse(written.js)
  return checkImports(written.js, imports, modules, mayBeType)
}

/** Turns what a visitor typed into what the sandbox can run. */
export const prepareModule = (
  code: string,
  language: Language,
  modules: ModuleExports,
): PreparedModule => {
  const stripped = stripTypes(code, language)
  if (!stripped.ok) {
    return notOk(stripped.problem)
  }
  const { js } = stripped
  const [imports] = parse(js)
  const used = checkImports(js, imports, modules)
  const said = new Set(used.map(({ message }) => message))
  const unused = checkUnused(code, language, modules).filter(
    ({ message }) => !said.has(message),
  )
  const problems = [...used, ...unused]
  const lfiNames = modules.get('lfi') ?? 'any'
  return {
    ok: problems.length === 0,
    js,
    references: imports.flatMap(toReference),
    missingLfiImports:
      lfiNames === 'any' ? [] : findMissingImports(code, language, lfiNames),
    problems,
  }
}
