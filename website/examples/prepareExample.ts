import type { ExampleCorrection } from '../data/exampleCorrections'
import type { Example } from '../library/model/schema'
import { completeImports } from './completeImports'
import type { Language } from './model/language'
import { splitClaims } from './model/splitClaims'

export type PreparedExample = {
  name: string
  language: Language
  /** Complete and without claims, but with the package's own mistakes. */
  original: string
  /** What a reader sees: the same, corrected where it must be. */
  code: string
  /** What the package says that it prints. */
  claimed: string[]
  importsAdded: boolean
  correction?: ExampleCorrection
}

/** Said on the page by the output's own label, which is known to be true. */
const runNote = /^\s*\/\/ NOTE: .*may change between runs$\n?/gmu

/** Completes a package example, and corrects it if a correction is given. */
export const prepareExample = (
  name: string,
  example: Example,
  exported: ReadonlySet<string>,
  correction: ExampleCorrection | undefined,
): PreparedExample => {
  const language = example.language === 'ts' ? 'ts' : 'js'
  const { code, output } = splitClaims(example.code.replace(runNote, ''))
  const complete = (text: string) => completeImports(text, language, exported)
  return {
    name,
    language,
    original: complete(code),
    code: complete(
      correction ? code.replace(correction.find, correction.replace) : code,
    ),
    claimed: output,
    importsAdded: complete(code) !== code,
    ...(correction && { correction }),
  }
}
