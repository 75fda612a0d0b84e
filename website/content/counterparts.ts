import { readFileSync } from 'node:fs'
import { systems } from '../data/counterparts/systems'
import type { Counterpart, Counterparts, Gap } from '../data/schema'

/** Each literal, so that build steps see what they depend on. */
const files: Readonly<Record<string, string>> = {
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

const malformed = (system: string, row: string, columns: string) =>
  new Error(
    `The ${system} row "${row}" in data/counterparts should have the columns ${columns}, separated by " | ".`,
  )

/**
 * A file has two tables: counterparts as `name | lfi names | difference`, an
 * empty line, and gaps as `name | what to write instead`.
 */
export const parseTables = (system: string, text: string) => {
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

/** The file with the tables of a system. */
export const fileOf = (page: string): string => {
  const file = files[page]
  if (!file) {
    throw new Error(
      `data/counterparts/systems.ts has the page "${page}", and content/counterparts.ts has no file for it. Add a line for data/counterparts/${page}.txt there.`,
    )
  }
  return file
}

const tables = systems.map(({ system, page }) =>
  parseTables(system, readFileSync(fileOf(page), 'utf8')),
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
