import type { Counterpart, Gap } from '../schema'

/** What readers may know already, and its page below `/docs/coming-from`. */
export type System = { system: string; page: string }

type SystemTable = System & {
  rows: (Counterpart & { lfi: string[] })[]
  gaps: Gap[]
}

const cellsOf = (text: string): string[][] =>
  text
    .trim()
    .split('\n')
    .map(line => line.split(' | ').map(cell => cell.trim()))

const malformed = (system: string, cells: string[], columns: string) =>
  new Error(
    `The ${system} row "${cells.join(' | ')}" in data/counterparts should have the columns ${columns}, separated by " | ".`,
  )

/**
 * Reads two small tables: counterparts as `name | lfi names | difference`, and
 * gaps as `name | what to write instead`. Written as text, because one line for
 * each fact is easier to review than an object for each.
 */
export const parseTable = (
  { system, page }: System,
  counterparts: string,
  gaps: string,
): SystemTable => ({
  system,
  page,
  rows: cellsOf(counterparts).map(cells => {
    const [name, lfi, difference] = cells
    if (!name || !lfi || !difference || cells.length !== 3) {
      throw malformed(system, cells, 'name, lfi, difference')
    }
    return { system, name, lfi: lfi.split(' '), difference }
  }),
  gaps: cellsOf(gaps).map(cells => {
    const [name, instead] = cells
    if (!name || !instead || cells.length !== 2) {
      throw malformed(system, cells, 'name, instead')
    }
    return { system, name, instead }
  }),
})
