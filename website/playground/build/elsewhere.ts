import { siteAddress } from '../../browser/siteAddress'
import { toPlainText } from '../../content/model/phrase'
import { type Counterparts, counterparts } from '../../data/counterparts'
import { counterpartAnchor, gapAnchor } from '../../data/counterparts/rowAnchor'
import { type System, systemAddress } from '../../data/counterparts/systems'
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

type Row = {
  readonly system: System['system']
  readonly name: string
  readonly uses: readonly string[]
  readonly isChoice?: boolean
  /** What to write instead, where lfi has no counterpart. */
  readonly instead?: string
}

/** As an import would name it: `groupBy` of `_.groupBy`, `pMap` of `p-map`. */
const importedAs = (name: string): string =>
  (name.split('.').at(-1) ?? '').replace(/-(\w)/gu, (_, letter: string) =>
    letter.toUpperCase(),
  )

const isIdentifier = (text: string): boolean => /^[A-Za-z][\w$]*$/u.test(text)

const rowsOf = ({ rows, missing }: Counterparts): readonly Row[] => [
  ...rows.map(({ lfi, ...row }) => ({ ...row, uses: lfi })),
  ...missing.map(({ system, name, instead }) => ({
    system,
    name,
    uses: [],
    instead,
  })),
]

const messageOf = (row: Row): string => {
  const { system, name, uses, isChoice, instead } = row
  const quoted = uses.map(use => `\`${use}\``).join(isChoice ? ' or ' : ' and ')
  const theirs = /\.|^p-/u.test(name)
    ? `\`${name}\``
    : `${system}’s \`${name}\``
  // A page that it ends with is linked behind the message.
  const phrase = toPlainText((instead ?? '').replace(/: \[[^[]*$/u, ''))
  return `lfi has no \`${importedAs(name)}\`. ${
    instead === undefined
      ? `Use ${quoted}, the counterpart of ${theirs}.`
      : `What to write instead: ${phrase}.`
  }`
}

const toEntry = (row: Row, trailingSlash: boolean): NameElsewhere => {
  const { system, name, uses, instead } = row
  const anchor =
    instead === undefined ? counterpartAnchor(name) : gapAnchor(name)
  const [
    ,
    label = `Coming from ${system}: ${name}`,
    path = `${systemAddress(system)}#${anchor}`,
  ] = /\[([^\]]+)\]\(([^)]+)\)/u.exec(instead ?? '') ?? []
  // `toArray` collects what the other function returns.
  const [use, ...others] = uses.filter(name => name !== 'toArray')
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
  const rows = rowsOf(counterparts).toSorted(
    (one, other) =>
      Number(one.instead !== undefined) - Number(other.instead !== undefined) ||
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
