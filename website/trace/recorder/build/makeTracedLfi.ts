import { parse } from 'es-module-lexer/js'
import { withoutSourceMap } from '../../../playground/sandbox/build/publishedLfi'
import { rewriteContexts } from '../rewrite/contexts'
import { contextHelpers, recorderModule } from '../rewrite/names'
import { readTokens } from '../rewrite/tokens'
import { MARK, Wraps } from '../rewrite/Wraps'

const exportList = /export\s*\{[^}]*\};?\s*$/u

/** What is exported, by the names it has in the module. */
const namesOf = (source: string): readonly { n: string; ln: string }[] =>
  parse(source)[1].map(({ n, ln = n }) => ({ n, ln }))

/**
 * Code without comments and needless spaces. Names stay as they are, because
 * errors speak of them; a minifier would change them even if told not to.
 */
const squeeze = (code: string): string => {
  let text = ''
  let end = 0
  for (const token of readTokens(code, false)) {
    const gap = code.slice(end, token.start)
    text += gap.includes('\n') ? '\n' : gap && ' '
    text += code.slice(token.start, token.end)
    end = token.end
  }
  return text
}

/**
 * The second build of lfi: it keeps its context across what it waits for, and
 * its exports tell the recorder what they are given, return and call.
 */
export const makeTracedLfi = (bundle: string): string => {
  const lfi = withoutSourceMap(bundle)
  const names = namesOf(lfi)
  if (!exportList.test(lfi)) {
    throw new Error(
      "The published file of lfi does not end in one list of exports, so the recorder's build of it can't replace them.",
    )
  }
  const wraps = new Wraps()
  rewriteContexts(readTokens(lfi, false), wraps)
  const rewritten = wraps.apply(lfi).replaceAll(MARK, ' ')
  const source = [
    `import { ${[...Object.values(contextHelpers), 'wrapExports'].join(', ')} }from"${recorderModule}"`,
    rewritten.replace(exportList, ''),
    `const $lfiWrapped = wrapExports({ ${names.map(({ n, ln }) => `${n}: ${ln}`).join(', ')} })`,
    ...names.map(({ n }) => `const $lfi_${n} = $lfiWrapped.${n}`),
    `export { ${names.map(({ n }) => `$lfi_${n} as ${n}`).join(', ')} }`,
  ].join('\n')
  return squeeze(source)
}
