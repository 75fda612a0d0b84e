import type { LinkedCode } from '@lfi-docs/sandbox'
import { type ImportSpecifier, parse } from 'es-module-lexer/js'
import type { Language } from '../../examples/model/language'
import type { CodeProblem } from '../sandbox/runEvent'
import { checkImports, type ModuleExports } from './checkImports'
import { explainSyntax } from './explainSyntax'

/** JavaScript with the same line numbers as the code. */
export type PreparedModule = LinkedCode & {
  /** Why the code can't run, if it can't. */
  readonly problems: readonly CodeProblem[]
}

type Reference = LinkedCode['references'][number]

// A dynamic import's range has the quotes, a static import's has not.
const toReference = ({ n, s, e, ss, se, d }: ImportSpecifier): Reference[] => {
  if (n === undefined) {
    return []
  }
  return d >= 0
    ? [{ start: s, end: e, specifier: n }]
    : [
        {
          start: s - 1,
          end: e + 1,
          specifier: n,
          statement: { start: ss, end: se },
        },
      ]
}

/** None of what the lexer can't read: nor will the browser, which says why. */
const findImports = (js: string): readonly Reference[] => {
  try {
    return parse(js)[0].flatMap(toReference)
  } catch {
    return []
  }
}

/** What JavaScript imports, and why it can't run if that is not there. */
const linkModule = (js: string, modules: ModuleExports): PreparedModule => {
  const references = findImports(js)
  return { js, references, problems: checkImports(js, references, modules) }
}

const loadStripTypes = async () => (await import('./stripTypes')).stripTypes

/** A warm-up: the first call of the compiler is by far its slowest. */
export const warmCompiler = async (): Promise<void> => {
  const stripTypes = await loadStripTypes()
  stripTypes('const a: number[] = [1]', 'ts')
}

/**
 * Turns code into what the sandbox can run. Nothing has to be loaded for
 * JavaScript, whose mistakes the browser finds: `explainUnread` explains them.
 */
export const compile = async (
  code: string,
  language: Language,
  modules: ModuleExports,
): Promise<PreparedModule> => {
  if (language === 'js') {
    return linkModule(code, modules)
  }
  const stripTypes = await loadStripTypes()
  const { js, problem } = stripTypes(code, language)
  return problem
    ? { js, references: [], problems: [problem] }
    : linkModule(js, modules)
}

/**
 * What is wrong with JavaScript that the browser could not read, if that can be
 * told. What was written as JavaScript may be TypeScript.
 */
export const explainUnread = async (
  js: string,
  language: Language,
): Promise<CodeProblem | undefined> => {
  const stripTypes =
    language === 'js' ? await loadStripTypes().catch(console.info) : undefined
  return stripTypes?.(js, language).problem ?? explainSyntax(js)
}
