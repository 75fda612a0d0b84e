import { transform } from 'sucrase'
import type { Language } from '../../examples/model/language'
import type { CodeProblem } from '../sandbox/runEvent'
import { syntaxProblem } from './explainSyntax'

const strip = (code: string, language: Language): string =>
  transform(code, {
    transforms: language === 'ts' ? ['typescript'] : [],
    disableESTransforms: true,
  }).code

const isTypeScript = (code: string): boolean => {
  try {
    strip(code, 'ts')
    return true
  } catch {
    return false
  }
}

/** Why the code does not parse. */
const explain = (
  error: unknown,
  code: string,
  language: Language,
): CodeProblem => {
  const problem = syntaxProblem(error, code)
  return language === 'js' && isTypeScript(code)
    ? {
        ...problem,
        message: `${problem.message.replace(/\.?$/u, '.')} This is TypeScript: remove the types, or switch from JS to TS in the playground.`,
      }
    : problem
}

/** JavaScript with the same lines as the code, or why there is none. */
export const stripTypes = (
  code: string,
  language: Language,
): { readonly js: string; readonly problem?: CodeProblem } => {
  try {
    return { js: strip(code, language) }
  } catch (error) {
    return { js: '', problem: explain(error, code, language) }
  }
}
