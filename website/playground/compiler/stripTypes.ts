import { transform } from 'sucrase'
import type { Language } from '../../examples/model/language'
import type { CodeProblem } from '../sandbox/runEvent'
import { locate } from './checkImports'
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

/** A namespace goes with the types, and the code would miss its values. */
const findNamespace = (code: string, js: string): CodeProblem | undefined => {
  const found = /^[\t ]*(?:export\s+)?namespace\s+(?<name>[\w$]+)/mu.exec(code)
  const name = found?.groups?.name
  return name && js.split(/[^\w$]+/u).includes(name)
    ? {
        message: `The playground does not run namespaces. Write ${name} as an object.`,
        location: locate(code, found.index),
      }
    : undefined
}

/** JavaScript with the same lines as the code, or why there is none. */
export const stripTypes = (
  code: string,
  language: Language,
): { readonly js: string; readonly problem?: CodeProblem | undefined } => {
  try {
    const js = strip(code, language)
    return { js, problem: findNamespace(code, js) }
  } catch (error) {
    return { js: '', problem: explain(error, code, language) }
  }
}
