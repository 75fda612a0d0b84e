import { map, pipe, reduce, toArray, toGrouped, toMap } from 'lfi'
import type { Counterpart, Equivalents } from '../schema'
import { array } from './array'
import { iterator } from './iterator'
import { lodash } from './lodash'
import type { Row, System } from './parseTable'
import { promises } from './promises'
import { python } from './python'
import { ramda } from './ramda'
import { rxjs } from './rxjs'

const tables = [array, iterator, lodash, ramda, rxjs, promises, python]

/** The systems in the order in which pages list them. */
export const systems: readonly System[] = tables

export const pageAddress = (page: string): string => `/docs/coming-from/${page}`

/** The address of the page about a system. */
export const systemAddress = (system: string): string =>
  pageAddress(systems.find(table => table.system === system)?.page ?? system)

const byNames = pipe(
  tables.flatMap(({ rows }) => rows),
  map(({ lfi, ...counterpart }: Row): [string, Counterpart] => [
    lfi.join(' '),
    counterpart,
  ]),
  reduce(toGrouped(toArray<Counterpart>(), toMap<string, Counterpart[]>())),
)

/** What readers know from elsewhere, by what lfi calls it. */
export const equivalents: Equivalents = {
  equivalents: [...byNames].map(([names, elsewhere]) => ({
    lfi: names.split(' '),
    elsewhere,
  })),
  missing: tables.flatMap(({ gaps }) => gaps),
}
