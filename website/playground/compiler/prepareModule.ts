import type { LinkedCode } from '@lfi-docs/sandbox'
import type { Language } from '../../examples/model/language'
import type { CodeProblem } from '../sandbox/runEvent'
import type { ModuleExports } from './checkImports'
import { findMissingImports } from './findMissingImports'
import { linkModule } from './linkModule'
import { stripTypes } from './stripTypes'

/** JavaScript with the same line numbers as the code. */
export type PreparedModule = LinkedCode & {
  /** Names of lfi that are used but not imported: to be offered, not added. */
  readonly missingLfiImports: readonly string[]
  /** Why the code can't run, if it can't. */
  readonly problems: readonly CodeProblem[]
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
  const lfiNames = modules.get('lfi') ?? 'any'
  return {
    ...linkModule(stripped.js, modules),
    missingLfiImports:
      lfiNames === 'any' ? [] : findMissingImports(code, language, lfiNames),
  }
}
