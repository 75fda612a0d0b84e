import type { Counterpart, Counterparts } from '../schema'
import { array } from './array'
import { iterator } from './iterator'
import { lodash } from './lodash'
import type { System } from './parseTable'
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

/**
 * Not grouped by lfi: a release that renames what this used would end the build
 * before it could say what else has to be edited.
 */
const byNames = new Map<string, Counterpart[]>()
for (const { lfi, ...counterpart } of tables.flatMap(({ rows }) => rows)) {
  const names = lfi.join(' ')
  byNames.set(names, [...(byNames.get(names) ?? []), counterpart])
}

/** What readers know from elsewhere, by what lfi calls it. */
export const counterparts: Counterparts = {
  rows: [...byNames].map(([names, counterparts]) => ({
    lfi: names.split(' '),
    counterparts,
  })),
  missing: tables.flatMap(({ gaps }) => gaps),
}
