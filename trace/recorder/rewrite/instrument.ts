import { CallSites } from './callSites'
import { ConsumerSites } from './consumerSites'
import { contextHelpers, rewriteContexts } from './contexts'
import { Mentions } from './mentions'
import { recorderModule } from './names'
import { type Site, Sites, siteHelpers } from './sites'
import { readTokens } from './tokens'
import { MARK, pieces, Wraps } from './Wraps'

const recorderImport = `import{${[
  ...Object.values(contextHelpers),
  ...Object.values(siteHelpers),
].join(',')}}from'${recorderModule}';`

export type Instrumented = {
  /**
   * The code, on the same lines, with calls that tell the recorder what it
   * does.
   */
  readonly code: string
  readonly sites: readonly Site[]
  /** Whether the code imports lfi; if not, there is nothing to record. */
  readonly hasLfi: boolean
}

/**
 * Makes the reader's code, before its types are taken out, tell the recorder
 * which call it is about to make, and keep its context where it waits.
 */
export const instrument = (
  code: string,
  isTypeScript: boolean,
): Instrumented => {
  const tokens = readTokens(code, isTypeScript)
  const wraps = new Wraps()
  rewriteContexts(tokens, wraps)
  const mentions = new Mentions(tokens)
  const sites = new Sites(code, tokens, wraps)
  const calls = new CallSites(sites, mentions)
  const consumers = new ConsumerSites(sites, mentions)
  for (const index of tokens.keys()) {
    const mention = mentions.at(index)
    if (mention) {
      calls.note(mention)
    } else {
      consumers.note(index)
    }
  }
  const rewritten = wraps.apply(code)
  return {
    // At the end, where it moves nothing; imports go first anyway.
    code: `${rewritten}${MARK}\n${recorderImport}${MARK}`,
    sites: sites.list,
    hasLfi: mentions.hasLfi,
  }
}

/** The code as it was before anything was put into it. */
export const withoutPieces = (code: string): string =>
  code.replaceAll(pieces, '')
