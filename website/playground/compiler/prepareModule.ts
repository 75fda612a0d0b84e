import { transform } from 'sucrase'
import { findMissingImports } from '../../examples/model/findMissingImports'
import type { Language } from '../../examples/model/language'
import type { CodeProblem } from '../sandbox/runEvent'
import type { ModuleExports } from './checkImports'
import { linkModule, type PreparedModule } from './compile'
import { syntaxProblem } from './explainSyntax'

/** JavaScript with the same lines as the code. */
const stripTypes = (code: string, language: Language): string =>
  transform(code, {
    transforms: language === 'ts' ? ['typescript'] : [],
    disableESTransforms: true,
  }).code

const isTypeScript = (code: string): boolean => {
  try {
    stripTypes(code, 'ts')
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
        message: `${problem.message.replace(/\.?$/u, '.')} This is TypeScript: switch from JS to TS to run it.`,
      }
    : problem
}

/** Turns what a visitor typed into what the sandbox can run. */
export const prepareModule = async (
  code: string,
  language: Language,
  modules: ModuleExports,
): Promise<PreparedModule> => {
  try {
    const js = stripTypes(code, language)
    const missingLfiImports = findMissingImports(
      code,
      language,
      modules.get('lfi') ?? [],
    )
    return { ...(await linkModule(js, modules)), missingLfiImports }
  } catch (error) {
    const problems = [explain(error, code, language)]
    return { js: '', references: [], missingLfiImports: [], problems }
  }
}
