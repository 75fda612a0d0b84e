import { parse } from 'es-module-lexer/js'
import { contextHelpers, recorderModule } from './contextCode'
import { parseModule } from './parseModule'
import { rewriteWaits } from './rewriteWaits'
import { Wraps } from './Wraps'

const exportList = /export\s*\{[^}]*\};?\s*$/u
const sourceMap = /\n\/\/# sourceMappingURL=.*\s*$/u

/** What is exported, by the names it has in the module. */
const namesOf = (source: string): readonly { n: string; ln: string }[] =>
  parse(source)[1].map(({ n, ln = n }) => ({ n, ln }))

/**
 * The second build of lfi: it keeps its context across what it waits for, and
 * its exports tell the recorder what they are given, return and call.
 */
export const makeTracedLfi = (bundle: string): string => {
  const lfi = bundle.replace(sourceMap, '\n')
  const names = namesOf(lfi)
  if (!exportList.test(lfi)) {
    throw new Error(
      "The published file of lfi does not end in one list of exports, so the recorder's build of it can't replace them.",
    )
  }
  const wraps = new Wraps()
  rewriteWaits(parseModule(lfi), wraps)
  return [
    `import { ${[...Object.values(contextHelpers), 'wrapExports'].join(', ')} }from"${recorderModule}"`,
    wraps.apply(lfi).replace(exportList, ''),
    `const $lfiWrapped = wrapExports({ ${names.map(({ n, ln }) => `${n}: ${ln}`).join(', ')} })`,
    ...names.map(({ n }) => `const $lfi_${n} = $lfiWrapped.${n}`),
    `export { ${names.map(({ n }) => `$lfi_${n} as ${n}`).join(', ')} }`,
  ].join('\n')
}
