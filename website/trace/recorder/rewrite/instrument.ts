import { noteMention } from './callSites'
import { noteConsumer } from './consumerSites'
import { rewriteContexts } from './contexts'
import { contextHelpers, recorderModule, siteHelpers } from './names'
import { type Site, Sites } from './sites'
import { readTokens } from './tokens'
import { MARK, Wraps } from './Wraps'

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
  const sites = new Sites(code, tokens, wraps)
  for (const index of tokens.keys()) {
    const mention = sites.mentions.at(index)
    if (mention) {
      noteMention(sites, mention)
    } else {
      noteConsumer(sites, index)
    }
  }
  const rewritten = wraps.apply(code)
  return {
    // At the end, where it moves nothing; imports go first anyway.
    code: `${rewritten}${MARK}\n${recorderImport}${MARK}`,
    sites: sites.list,
    hasLfi: sites.mentions.hasLfi,
  }
}
