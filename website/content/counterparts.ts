import { readFileSync } from 'node:fs'
import { type System, systems } from '../data/counterparts/systems'

export type Counterpart = {
  /** As pages show it: `Array`, `p-map and friends`. */
  system: System['system']
  /** The heading above it on the page of its system, if there are several. */
  group: string
  /** As a reader would type it: `Array.prototype.map`, `_.groupBy`. */
  name: string
  /**
   * Families (`map` includes `mapAsync` and `mapConcur`) or, where only one
   * flavour has the counterpart, exact names (`mapConcur`).
   */
  lfi: readonly string[]
  /** What differs, in a phrase: no capital, no full stop. */
  difference: string
}

/** What a reader looks for and lfi does not have. */
type Gap = {
  system: System['system']
  name: string
  instead: string
}

export type Counterparts = { rows: Counterpart[]; missing: Gap[] }

/** Each literal, so that build steps see what they depend on. */
const files: Readonly<Record<System['page'], string>> = {
  array: require.resolve('../data/counterparts/array.txt'),
  'iterator-helpers': require.resolve(
    '../data/counterparts/iterator-helpers.txt',
  ),
  lodash: require.resolve('../data/counterparts/lodash.txt'),
  ramda: require.resolve('../data/counterparts/ramda.txt'),
  rxjs: require.resolve('../data/counterparts/rxjs.txt'),
  'p-map': require.resolve('../data/counterparts/p-map.txt'),
  python: require.resolve('../data/counterparts/python.txt'),
}

const malformed = (system: System['system'], row: string, columns: string) =>
  new Error(
    `The ${system} row "${row}" in data/counterparts should have the columns ${columns}, separated by " | ".`,
  )

/**
 * A file has tables that an empty line separates: counterparts as
 * `name | lfi names | difference`, below a line `# group` if there are several
 * such tables, and at the end gaps as `name | what to write instead`.
 */
export const parseTables = (
  system: System['system'],
  text: string,
): Counterparts => {
  const tables = text
    .trim()
    .split('\n\n')
    .map(table => table.split('\n'))
  const gaps = tables.pop() ?? []
  return {
    rows: tables.flatMap(table => {
      const [, group = ''] = /^# (.+)/u.exec(table[0] ?? '') ?? []
      return table.slice(group ? 1 : 0).map(row => {
        const [name, lfi, difference, ...others] = row.split(' | ')
        if (!name || !lfi || !difference || others.length > 0) {
          throw malformed(system, row, 'name, lfi, difference')
        }
        return { system, group, name, lfi: lfi.split(' '), difference }
      })
    }),
    missing: gaps.map(row => {
      const [name, instead, ...others] = row.split(' | ')
      if (!name || !instead || others.length > 0) {
        throw malformed(system, row, 'name, instead')
      }
      return { system, name, instead }
    }),
  }
}

const tables = systems.map(({ system, page }) =>
  parseTables(system, readFileSync(files[page], 'utf8')),
)

/** What readers know from elsewhere, in the order of its pages. */
export const counterparts: Counterparts = {
  rows: tables.flatMap(({ rows }) => rows),
  missing: tables.flatMap(({ missing }) => missing),
}
