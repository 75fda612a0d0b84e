import { hrefOf } from '../../config/hrefOf'
import { toPlainText } from '../../content/model/phrase'
import {
  type Counterpart,
  counterparts,
  pageAddress,
} from '../../data/counterparts'
import otherNames from '../../data/otherNames.json'
import type { NamesElsewhere } from '../compiler/typescript/facts'

/** As an import would name it: `groupBy` of `_.groupBy`, `pMap` of `p-map`. */
const importedAs = (name: string): string =>
  (name.split('.').at(-1) ?? '').replace(/-(\w)/gu, (_, letter: string) =>
    letter.toUpperCase(),
  )

const phraseOf = ({ lfi, isChoice, text }: Counterpart): string =>
  lfi.length === 0
    ? `Instead, ${text}`
    : `Use ${new Intl.ListFormat('en-GB', { type: isChoice ? 'disjunction' : 'conjunction' }).format(lfi.map(use => `\`${use}\``))}`

/** What is said of each name, and its page if the phrase links to none. */
const phrases = [
  ...Object.entries(otherNames).map(([name, phrase]) => {
    const label = 'Choosing a function'
    return { name, phrase, label, href: '/docs/choosing-a-function' }
  }),
  ...counterparts
    .toSorted(
      (one, other) => Number(!one.lfi.length) - Number(!other.lfi.length),
    )
    .map(row => ({
      name: importedAs(row.name),
      phrase: phraseOf(row),
      label: `Coming from ${row.system}: ${row.name}`,
      href: `${pageAddress(row.page)}#${row.anchor}`,
    })),
]

const linkIn = /\[(.+?)\]\((.+?)\)/gu

/**
 * Names that other libraries export and lfi does not, with what takes their
 * place; of a name that several have, the first that has a counterpart.
 */
export const listElsewhere = (
  /** What lfi has itself. */
  exported: ReadonlySet<string>,
): NamesElsewhere => {
  const found: Record<string, NamesElsewhere[string]> = {}
  for (const { name, phrase, label, href } of phrases) {
    if (/^[a-z][\w$]*$/iu.test(name) && !exported.has(name)) {
      const [, use] = /^Use `(\w+)`$/u.exec(phrase) ?? []
      const [[, title, page] = []] = phrase.matchAll(linkIn)
      const quoted = phrase.replace(': [', '. See [').replace(linkIn, '“$1”')
      found[name] ??= {
        message: `lfi has no \`${name}\`. ${toPlainText(quoted, '`')}.`,
        ...(use && { use }),
        link: { label: title ?? label, href: hrefOf(page ?? href) },
      }
    }
  }
  return found
}
