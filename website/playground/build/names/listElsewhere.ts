import { siteAddress } from '../../../browser/siteAddress'
import { type Counterparts, counterparts } from '../../../content/counterparts'
import { parsePhrase, toPlainText } from '../../../content/model/phrase'
import { loadAliases } from '../../../data/aliases'
import {
  counterpartAnchor,
  gapAnchor,
} from '../../../data/counterparts/rowAnchor'
import { type System, systemAddress } from '../../../data/counterparts/systems'
import type {
  NameElsewhere,
  NamesElsewhere,
} from '../../compiler/typescript/messages'

/** Whose names are imported come before methods, and before other languages. */
const order: readonly System['system'][] = [
  'Lodash',
  'Ramda',
  'RxJS',
  'p-map and friends',
  'Array',
  'Iterator',
  'Python',
]

type Row = {
  readonly system: System['system']
  readonly name: string
  readonly uses: readonly string[]
  readonly text: string
}

/** As an import would name it: `groupBy` of `_.groupBy`, `pMap` of `p-map`. */
const importedAs = (name: string): string =>
  (name.split('.').at(-1) ?? '').replace(/-(\w)/gu, (_, letter: string) =>
    letter.toUpperCase(),
  )

const isIdentifier = (text: string): boolean => /^[A-Za-z][\w$]*$/u.test(text)

const joined = (names: readonly string[], word: 'and' | 'or'): string =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)]
    .filter(text => text !== '')
    .join(` ${word} `)

const rowsOf = ({ rows, missing }: Counterparts): readonly Row[] => [
  ...rows.flatMap(({ lfi, counterparts }) =>
    counterparts.map(({ system, name, difference }) => ({
      system,
      name,
      uses: lfi,
      text: difference,
    })),
  ),
  ...missing.map(({ system, name, instead }) => ({
    system,
    name,
    uses: [],
    text: instead,
  })),
]

/** What collects is not what takes the place of the name. */
const fixOf = (uses: readonly string[]): string | undefined => {
  const [main, ...others] = uses.filter(name => name !== 'toArray')
  return others.length === 0 ? main : undefined
}

const linkIn = (text: string): NameElsewhere['link'] | undefined => {
  const [link] = parsePhrase(text).flatMap(piece =>
    piece.kind === 'link' ? [piece] : [],
  )
  return link && { label: linkLabel(link.pieces), path: link.href }
}

const linkLabel = (pieces: ReturnType<typeof parsePhrase>): string =>
  pieces.map(piece => ('text' in piece ? piece.text : '')).join('')

const ofRow = ({ system, name, uses, text }: Row): NameElsewhere => {
  const isKnown = /\.|^p-/u.test(name)
  const whose = isKnown ? name : `${name} of ${system}`
  const plain = toPlainText(text)
  const anchor = uses.length > 0 ? counterpartAnchor(name) : gapAnchor(name)
  const use = fixOf(uses)
  return {
    says:
      uses.length > 0
        ? `For ${whose} it has ${joined(uses, 'and')}: ${plain}.`
        : /^no(?:t|thing)? /u.test(plain)
          ? `N${plain.slice(1)}.`
          : `Instead of ${whose}: ${plain}.`,
    uses,
    ...(use !== undefined && { use }),
    link: linkIn(text) ?? {
      label: `Coming from ${system}: ${name}`,
      path: `${systemAddress(system)}#${anchor}`,
    },
    isWord: false,
  }
}

/** A word may be for several functions; more than these say nothing. */
const MAX_MEANT = 3

const ofWord = (uses: readonly string[]): NameElsewhere => {
  const [first = ''] = uses
  return {
    says: `You may be looking for ${joined(uses, 'or')}.`,
    uses,
    ...(uses.length === 1 && { use: first }),
    link: {
      label: `${first} in the API reference`,
      path: `/docs/api/variables/${first}`,
    },
    isWord: true,
  }
}

/** Words of search that could be names in code, by the functions they find. */
const wordEntries = (): [string, NameElsewhere][] => {
  const byWord = new Map<string, string[]>()
  for (const [name, words] of loadAliases()) {
    for (const word of isIdentifier(name) && /^[a-z]/u.test(name)
      ? words.filter(isIdentifier)
      : []) {
      byWord.set(word, [...(byWord.get(word) ?? []), name])
    }
  }
  return [...byWord]
    .filter(([, uses]) => uses.length <= MAX_MEANT)
    .map(([word, uses]) => [word, ofWord(uses)])
}

/**
 * Names that other libraries export and lfi does not, with what takes their
 * place. A counterpart comes before a gap, and both before words of search.
 */
export const listElsewhere = (trailingSlash: boolean): NamesElsewhere => {
  const rows = rowsOf(counterparts).toSorted(
    (one, other) =>
      Number(one.uses.length === 0) - Number(other.uses.length === 0) ||
      order.indexOf(one.system) - order.indexOf(other.system),
  )
  const entries = [
    ...wordEntries(),
    // The last of equal names stays.
    ...rows
      .toReversed()
      .map((row): [string, NameElsewhere] => [
        importedAs(row.name),
        ofRow(row),
      ]),
  ]
  const own = new Set(entries.flatMap(([, { uses }]) => uses))
  return Object.fromEntries(
    entries
      .filter(([name]) => isIdentifier(name) && !own.has(name))
      .map(([name, found]) => [
        name,
        {
          ...found,
          link: {
            ...found.link,
            path: siteAddress(found.link.path, trailingSlash),
          },
        },
      ]),
  )
}
