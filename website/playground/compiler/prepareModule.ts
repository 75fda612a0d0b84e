import { transform } from 'sucrase'
import { parse } from 'sucrase/dist/esm/parser/index'
import type { Language } from '../../examples/model/language'
import type { CodeProblem } from '../sandbox/runEvent'
import type { ModuleExports } from './checkImports'
import { linkModule, type PreparedModule } from './compile'
import { syntaxProblem } from './explainSyntax'

// Sucrase's IdentifierRole is a const enum of its parser, which isolated modules
// cannot import: these are the roles that read a variable.
const readingRoles: ReadonlySet<number | null> = new Set([
  0 /* Access */, 1 /* ExportAccess */, 8 /* ObjectShorthand */,
])

/** Whether an identifier of that role is declared there. */
const declares = (role: number | null): boolean =>
  role !== null && role >= 2 && role <= 9 && role !== 8

/**
 * Names among `known` that the code reads but declares nowhere. A name declared
 * in any scope is taken as declared: better no offer than a wrong one.
 */
const findMissingImports = (
  code: string,
  language: Language,
  known: readonly string[],
): readonly string[] => {
  const { tokens } = parse(code, false, language === 'ts', false)
  const declared = new Set<string>()
  const read = new Set<string>()
  for (const { start, end, isType, identifierRole } of tokens) {
    if (declares(identifierRole)) {
      declared.add(code.slice(start, end))
    } else if (!isType && readingRoles.has(identifierRole)) {
      read.add(code.slice(start, end))
    }
  }
  return known.filter(name => read.has(name) && !declared.has(name))
}

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
