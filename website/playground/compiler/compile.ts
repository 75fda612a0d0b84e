import type { LinkedCode } from '@lfi-docs/sandbox'
import type { Language } from '../../examples/model/language'
import type { CodeProblem } from '../sandbox/runEvent'
import { checkImports, type ModuleExports } from './checkImports'
import { findImports } from './findImports'

/** JavaScript with the same line numbers as the code. */
export type PreparedModule = LinkedCode & {
  /** Names of lfi that are used but not imported: to be offered, not added. */
  readonly missingLfiImports: readonly string[]
  /** Why the code can't run, if it can't. */
  readonly problems: readonly CodeProblem[]
}

/** What JavaScript imports, and why it can't run if that is not there. */
export const linkModule = async (
  js: string,
  modules: ModuleExports,
): Promise<PreparedModule> => {
  const references = await findImports(js)
  return {
    js,
    references,
    problems: checkImports(js, references, modules),
    missingLfiImports: [],
  }
}

/** Sentences on names that lfi lacks, fetched when code imports such a name. */
const loadElsewhere = async (): Promise<Readonly<Record<string, string>>> =>
  (await import('@site/generated/playground/elsewhere.json')).default

/** With what lfi has in the place of names that it lacks, as type help says. */
const withAdvice = async (
  compiled: PreparedModule,
): Promise<PreparedModule> => {
  const { problems } = compiled
  if (problems.every(({ missing }) => missing === undefined)) {
    return compiled
  }
  const elsewhere = new Map(
    Object.entries(await loadElsewhere().catch(() => ({}))),
  )
  return {
    ...compiled,
    problems: problems.map(problem => ({
      ...problem,
      message: elsewhere.get(problem.missing ?? '') ?? problem.message,
    })),
  }
}

const loadPrepareModule = async () =>
  (await import('./prepareModule')).prepareModule

/** A warm-up: the first call of the compiler is by far its slowest. */
export const warmCompiler = async (): Promise<void> => {
  const prepareModule = await loadPrepareModule()
  await prepareModule('const a: number[] = [1]', 'ts', new Map())
}

/** All that the compiler has to say of code. */
export const examine = async (
  code: string,
  language: Language,
  modules: ModuleExports,
): Promise<PreparedModule> =>
  withAdvice(await (await loadPrepareModule())(code, language, modules))

/**
 * Turns code into what the sandbox can run. Nothing has to be loaded for
 * JavaScript, whose mistakes the browser finds: `examine` explains them.
 */
export const compile = async (
  code: string,
  language: Language,
  modules: ModuleExports,
): Promise<PreparedModule> => {
  if (language === 'ts') {
    return examine(code, language, modules)
  }
  try {
    return await withAdvice(await linkModule(code, modules))
  } catch {
    // The lexer can't read it, nor will the browser.
    return { js: code, references: [], problems: [], missingLfiImports: [] }
  }
}
