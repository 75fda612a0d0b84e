import type { ExampleCorrection } from '../../website/data/exampleCorrections'
import type { Language } from '../../website/examples/model/language'
import { splitClaims } from '../../website/examples/model/splitClaims'
import type { Example } from '../../website/library/model/schema'
import { completeImports } from './completeImports'

export type PreparedExample = {
  name: string
  language: Language
  /** What a reader sees: complete, without claims, corrected if need be. */
  code: string
  claimed: string[]
  correction?: ExampleCorrection
  isCorrectionUnfit: boolean
}

/** Said on the page by the output's own label, which is known to be true. */
const runNote = /^\s*\/\/ NOTE: .*may change between runs$\n?/gmu

export const prepareExample = (
  name: string,
  example: Example,
  exported: ReadonlySet<string>,
  correction: ExampleCorrection | undefined,
): PreparedExample => {
  const language = example.language === 'ts' ? 'ts' : 'js'
  const { code, output } = splitClaims(example.code.replace(runNote, ''))
  const corrected = correction
    ? code.replace(correction.find, correction.replace)
    : code
  return {
    name,
    language,
    code: completeImports(corrected, language, exported),
    claimed: output,
    ...(correction && { correction }),
    isCorrectionUnfit: correction !== undefined && corrected === code,
  }
}
