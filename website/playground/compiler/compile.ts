import type { Language } from '../../examples/model/language'
import { adviseMissing } from './adviseMissing'
import type { ModuleExports } from './checkImports'
import { linkModule } from './linkModule'
import type { PreparedModule } from './prepareModule'

const loadPrepareModule = async () =>
  (await import('./prepareModule')).prepareModule

/** A warm-up: the first call of the compiler is by far its slowest. */
export const warmCompiler = async (): Promise<void> => {
  const prepareModule = await loadPrepareModule()
  prepareModule('const a: number[] = [1]', 'ts', new Map())
}

const withAdvice = async (
  compiled: PreparedModule,
): Promise<PreparedModule> => ({
  ...compiled,
  problems: await adviseMissing(compiled.problems),
})

/** All that the compiler has to say of code. */
export const examine = async (
  code: string,
  language: Language,
  modules: ModuleExports,
): Promise<PreparedModule> =>
  withAdvice((await loadPrepareModule())(code, language, modules))

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
    const linked = linkModule(code, modules)
    return withAdvice({ ...linked, missingLfiImports: [] })
  } catch {
    // The lexer can't read it, nor will the browser.
    return { js: code, references: [], problems: [], missingLfiImports: [] }
  }
}
