import { contextHelpers, rewriteContexts } from './contexts'
import { recorderModule } from './names'
import { type Site, SiteFinder, siteHelpers } from './sites'
import { readTokens } from './tokens'
import { MARK, pieces, Wraps } from './Wraps'

const recorderImport = `import{${[
  ...Object.values(contextHelpers),
  ...Object.values(siteHelpers),
].join(',')}}from'${recorderModule}';`

export type Instrumented = {
  /** The code on the same lines, saying what it does to the recorder. */
  readonly code: string
  readonly sites: readonly Site[]
  /** Whether the code imports lfi; if not, there is nothing to record. */
  readonly hasLfi: boolean
}

/**
 * Has the reader's code, before its types are taken out, tell the recorder which
 * call it is about to make, and keep its context where it waits.
 */
export const instrument = (
  code: string,
  isTypeScript: boolean,
): Instrumented => {
  const tokens = readTokens(code, isTypeScript)
  const wraps = new Wraps()
  rewriteContexts(tokens, wraps)
  const finder = new SiteFinder(code, tokens, wraps)
  finder.find()
  const rewritten = wraps.apply(code)
  return {
    // At the end, where it moves nothing; imports go first anyway.
    code: `${rewritten}${MARK}\n${recorderImport}${MARK}`,
    sites: finder.sites,
    hasLfi: finder.hasLfi,
  }
}

/** The code as it was before anything was put into it. */
export const withoutPieces = (code: string): string =>
  code.replaceAll(pieces, '')
