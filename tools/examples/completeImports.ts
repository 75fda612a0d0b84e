import * as lfi from 'lfi'
import { withImports } from '../../website/examples/model/addImports'
import { findMissingImports } from '../../website/examples/model/findMissingImports'
import type { Language } from '../../website/examples/model/language'

/** The values that the installed `lfi` exports. */
export const exportedNames: readonly string[] = Object.keys(lfi)

/** Adds the imports that an example needs and has not, of lfi by default. */
export const completeImports = (
  code: string,
  language: Language,
  exported = exportedNames,
  module = 'lfi',
): string => {
  const missing = findMissingImports(code, language, exported)
  return missing.length > 0
    ? withImports(code, module, missing.toSorted())
    : code
}
