import { hrefOf } from '../../config/hrefOf'
import { toPlainText } from '../../content/model/phrase'
import { counterparts, pageAddress } from '../../data/counterparts'
import type { NamesElsewhere } from '../compiler/typescript/facts'

/** As an import would name it: `groupBy` of `_.groupBy`, `pMap` of `p-map`. */
const importedAs = (name: string): string =>
  (name.split('.').at(-1) ?? '').replace(/-(\w)/gu, (_, letter: string) =>
    letter.toUpperCase(),
  )

/**
 * Names that other libraries export and lfi does not, with what takes their
 * place; of a name that several have, the first that has a counterpart.
 */
export const listElsewhere = (
  /** What lfi has itself. */
  exported: ReadonlySet<string>,
): NamesElsewhere => {
  const found = new Map<string, NamesElsewhere[string]>()
  const rows = counterparts.toSorted(
    (one, other) => Number(!one.lfi.length) - Number(!other.lfi.length),
  )
  for (const { system, page, name, anchor, lfi, isChoice, text } of rows) {
    const imported = importedAs(name)
    if (!/^[a-z][\w$]*$/iu.test(imported) || exported.has(imported)) {
      continue
    }
    const quoted = lfi.map(use => `\`${use}\``)
    const instead =
      quoted.length === 0
        ? `What to write instead: ${toPlainText(text)}`
        : `Use ${quoted.join(isChoice ? ' or ' : ' and ')}`
    // `toArray` collects what the other function returns.
    const [use, ...others] = lfi.filter(name => name !== 'toArray')
    if (!found.has(imported)) {
      found.set(imported, {
        message: `lfi has no \`${imported}\`. ${instead}.`,
        ...(use && others.length === 0 && { use }),
        link: {
          label: `Coming from ${system}: ${name}`,
          href: hrefOf(`${pageAddress(page)}#${anchor}`),
        },
      })
    }
  }
  return Object.fromEntries(found)
}
