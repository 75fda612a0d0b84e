import { siteAddress } from '../../browser/siteAddress'
import { toPlainText } from '../../content/model/phrase'
import {
  type Counterpart,
  counterparts,
  pageAddress,
  type System,
} from '../../data/counterparts'
import type {
  NameElsewhere,
  NamesElsewhere,
} from '../compiler/typescript/facts'

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

/** As an import would name it: `groupBy` of `_.groupBy`, `pMap` of `p-map`. */
const importedAs = (name: string): string =>
  (name.split('.').at(-1) ?? '').replace(/-(\w)/gu, (_, letter: string) =>
    letter.toUpperCase(),
  )

const isIdentifier = (text: string): boolean => /^[A-Za-z][\w$]*$/u.test(text)

const isGap = ({ lfi }: Counterpart): boolean => lfi.length === 0

const messageOf = (row: Counterpart): string => {
  const { system, name, lfi, isChoice, text } = row
  const quoted = lfi.map(use => `\`${use}\``).join(isChoice ? ' or ' : ' and ')
  const theirs = /\.|^p-/u.test(name)
    ? `\`${name}\``
    : `${system}’s \`${name}\``
  // A page that it ends with is linked behind the message.
  const phrase = toPlainText(text.replace(/: \[[^[]*$/u, ''))
  return `lfi has no \`${importedAs(name)}\`. ${
    isGap(row)
      ? `What to write instead: ${phrase}.`
      : `Use ${quoted}, the counterpart of ${theirs}.`
  }`
}

const toEntry = (row: Counterpart, trailingSlash: boolean): NameElsewhere => {
  const { system, page, name, anchor, lfi, text } = row
  const [
    ,
    label = `Coming from ${system}: ${name}`,
    path = `${pageAddress(page)}#${anchor}`,
  ] = (isGap(row) && /\[([^\]]+)\]\(([^)]+)\)/u.exec(text)) || []
  // `toArray` collects what the other function returns.
  const [use, ...others] = lfi.filter(name => name !== 'toArray')
  return {
    message: messageOf(row),
    ...(use && others.length === 0 && { use }),
    link: { label, path: siteAddress(path, trailingSlash) },
  }
}

/**
 * Names that other libraries export and lfi does not, with what takes their
 * place. A counterpart comes before a gap.
 */
export const listElsewhere = (
  trailingSlash: boolean,
  /** What lfi has itself. */
  exported: ReadonlySet<string>,
): NamesElsewhere => {
  const rows = counterparts.toSorted(
    (one, other) =>
      Number(isGap(one)) - Number(isGap(other)) ||
      order.indexOf(one.system) - order.indexOf(other.system),
  )
  return Object.fromEntries(
    rows
      // The last of equal names stays.
      .toReversed()
      .map(row => [importedAs(row.name), row] as const)
      .filter(([name]) => isIdentifier(name) && !exported.has(name))
      .map(([name, row]) => [name, toEntry(row, trailingSlash)]),
  )
}
