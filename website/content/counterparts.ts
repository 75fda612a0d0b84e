import { readFileSync } from 'node:fs'
import { type System, systems } from '../data/counterparts/systems'

export type Counterpart = {
  /** As pages show it: `Array`, `p-map and friends`. */
  system: System['system']
  /** As a reader would type it: `Array.prototype.map`, `_.groupBy`. */
  name: string
  /** What differs, in a phrase: no capital, no full stop. */
  difference: string
}

/** What a reader looks for and lfi does not have. */
type Gap = {
  system: System['system']
  name: string
  instead: string
}

export type Counterparts = {
  rows: {
    /**
     * Families (`map` includes `mapAsync` and `mapConcur`) or, where only
     * one flavour has the counterpart, exact names (`mapConcur`).
     */
    lfi: string[]
    counterparts: Counterpart[]
  }[]
  missing: Gap[]
}

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
 * A file has two tables: counterparts as `name | lfi names | difference`, an
 * empty line, and gaps as `name | what to write instead`.
 */
export const parseTables = (system: System['system'], text: string) => {
  const [rows = [], gaps = []] = text
    .trim()
    .split('\n\n')
    .map(table => table.split('\n'))
  return {
    rows: rows.map((row): Counterpart & { lfi: string } => {
      const [name, lfi, difference, ...others] = row.split(' | ')
      if (!name || !lfi || !difference || others.length > 0) {
        throw malformed(system, row, 'name, lfi, difference')
      }
      return { system, name, lfi, difference }
    }),
    gaps: gaps.map((row): Gap => {
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

/**
 * Not grouped by lfi: a release that renames what this used would end the build
 * before it could say what else has to be edited.
 */
const byNames = new Map<string, Counterpart[]>()
for (const { lfi, ...counterpart } of tables.flatMap(({ rows }) => rows)) {
  byNames.set(lfi, [...(byNames.get(lfi) ?? []), counterpart])
}

/** What readers know from elsewhere, by what lfi calls it. */
export const counterparts: Counterparts = {
  rows: [...byNames].map(([names, counterparts]) => ({
    lfi: names.split(' '),
    counterparts,
  })),
  missing: tables.flatMap(({ gaps }) => gaps),
}
