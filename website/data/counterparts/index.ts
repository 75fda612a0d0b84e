import type { FunctionName, Words } from '../families/family'
import array from './array.json'
import iteratorHelpers from './iterator-helpers.json'
import lodash from './lodash.json'
import pMap from './p-map.json'
import python from './python.json'
import ramda from './ramda.json'
import rxjs from './rxjs.json'

/** What readers may know already, and its page, in the order of pages. */
export const systems = [
  { system: 'Array', page: 'array' },
  { system: 'Iterator', page: 'iterator-helpers' },
  { system: 'Lodash', page: 'lodash' },
  { system: 'Ramda', page: 'ramda' },
  { system: 'RxJS', page: 'rxjs' },
  { system: 'p-map and friends', page: 'p-map' },
  { system: 'Python', page: 'python' },
] as const

export type System = (typeof systems)[number]

export const pageAddress = (page: string): string => `/docs/coming-from/${page}`

/** A program, or several lines of one. */
type Code = string | readonly string[]

/**
 * The same thing written with the other library, and with lfi.
 *
 * - A side is an expression, which is printed. Statements come before it, with
 *   an empty line between. A side that calls `console.log` prints by itself.
 * - `...` before the expression spreads it into an array to print it; pages
 *   leave the dots out. Imports are added.
 */
export type Programs = {
  theirs: Code
  ours: Code
  /** What both sides start from. */
  setup?: Code
  /** Whether the two print something else, which is then the point. */
  differs?: boolean
  /** Why the other side can't run here. */
  notRun?: string
}

type ByName<Value> = Readonly<Record<string, Value>>

/** What a page shows. Names are the ones that readers would type. */
type Table = {
  /**
   * By heading, then by what lfi calls it: `zip toObject` takes both together,
   * `toMap | toObject` one of them.
   */
  groups: ByName<ByName<ByName<Programs & { difference: string }>>>
  /** What lfi does not have. */
  missing: ByName<Partial<Programs> & { instead: string }>
}

type NamesIn<Written extends Table> = {
  [Group in keyof Written['groups']]: Words<
    keyof Written['groups'][Group] & string
  >
}[keyof Written['groups']]

const written = {
  array,
  'iterator-helpers': iteratorHelpers,
  lodash,
  'p-map': pMap,
  python,
  ramda,
  rxjs,
}

type Named = {
  [Page in keyof typeof written]: NamesIn<(typeof written)[Page]>
}[keyof typeof written]

/** Does not compile if a table has a name that lfi does not export. */
const tables: Readonly<
  Record<System['page'], Table> &
    Record<Exclude<Named, FunctionName | '|'>, never>
> = written

/** A row of a page. */
export type Counterpart = System & {
  name: string
  /** The heading above it; empty if its page has one table. */
  group: string
  /** Where it is on its page. */
  anchor: string
  /**
   * Families (`map` includes `mapAsync` and `mapConcur`) or, where only one
   * flavour has the counterpart, exact names (`mapConcur`). Without any, a
   * reader looks for it and lfi does not have it.
   */
  lfi: readonly string[]
  /** Whether one of these does, not all of them together. */
  isChoice: boolean
  /** What differs, or what to do instead: no capital, no full stop. */
  text: string
  /** Of what lfi lacks, not all have any. */
  programs: Partial<Programs>
}

const slug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\da-z]+/gu, '-')
    .replace(/^-|-$/gu, '')

const rowsOf = (system: System): Counterpart[] => {
  const { groups, missing } = tables[system.page]
  return [
    ...Object.entries(groups).flatMap(([group, byNames]) =>
      Object.entries(byNames).flatMap(([names, rows]) =>
        Object.entries(rows).map(([name, { difference, ...programs }]) => ({
          ...{ ...system, name, group, text: difference },
          anchor: `from-${slug(name)}`,
          lfi: names.split(/[ |]+/u),
          isChoice: names.includes('|'),
          programs,
        })),
      ),
    ),
    ...Object.entries(missing).map(([name, { instead, ...programs }]) => ({
      ...{ ...system, name, group: '', text: instead },
      anchor: `no-${slug(name)}`,
      lfi: [],
      isChoice: false,
      programs,
    })),
  ]
}

/** What readers know from elsewhere, in the order of its pages. */
export const counterparts: readonly Counterpart[] = systems.flatMap(rowsOf)
