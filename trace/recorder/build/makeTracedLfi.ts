import { parse } from 'es-module-lexer/js'
import { transform } from 'esbuild'
import { contextHelpers, rewriteContexts } from '../rewrite/contexts'
import { recorderModule } from '../rewrite/instrument'
import { readTokens } from '../rewrite/tokens'
import { MARK, Wraps } from '../rewrite/Wraps'

const exportList = /export\s*\{[^}]*\};?\s*$/u
const sourceMap = /^\/\/# sourceMappingURL=.*$/mu

/** What is exported, by the names it has in the module. */
const namesOf = (source: string): readonly { n: string; ln: string }[] =>
  parse(source)[1].map(({ n, ln = n }) => ({ n, ln }))

/**
 * The second build of lfi: it keeps its context across what it waits for, and
 * its exports tell the recorder what they are given, return and call.
 */
export const makeTracedLfi = async (bundle: string): Promise<string> => {
  const lfi = bundle.replace(sourceMap, '').trimEnd()
  const names = namesOf(lfi)
  if (!exportList.test(lfi)) {
    throw new Error(
      "The bundle of lfi does not end in one list of exports, so the recorder's build of it can't replace them. Look at what playground/sandbox/build/bundleLibrary.ts makes.",
    )
  }
  const wraps = new Wraps()
  rewriteContexts(readTokens(lfi, false), wraps)
  const rewritten = wraps.apply(lfi).replaceAll(MARK, ' ')
  const source = [
    `import { ${[...Object.values(contextHelpers), 'wrapExports'].join(', ')} } from '${recorderModule}'`,
    rewritten.replace(exportList, ''),
    `const $lfiWrapped = wrapExports({ ${names.map(({ n, ln }) => `${n}: ${ln}`).join(', ')} })`,
    ...names.map(({ n }) => `const $lfi_${n} = $lfiWrapped.${n}`),
    `export { ${names.map(({ n }) => `$lfi_${n} as ${n}`).join(', ')} }`,
  ].join('\n')
  // Names stay as they are: errors speak of them.
  const { code } = await transform(source, {
    minifyWhitespace: true,
    legalComments: 'none',
    target: 'es2022',
  })
  return code
}
