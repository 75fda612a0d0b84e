import { map, pipe, reduce, toArray, toGrouped, toObject } from 'lfi'
import { type Counterpart, counterparts } from '../../data/counterparts'
import { counterpartAnchor, gapAnchor } from '../../data/counterparts/rowAnchor'
import { type System, systems } from '../../data/counterparts/systems'
import { readRecord } from '../../records/readRecord'
import { functionLinks, type Row, renderTable, toHtml } from './renderTable'

/**
 * The tables of a "Coming from" page as HTML: one for each group of
 * counterparts, and what lfi does not have.
 */
const pageOf = ({ system, page }: System, baseUrl: string) => {
  const examples = new Map(
    Object.entries(readRecord('counterparts')[page] ?? {}),
  )
  const table = (rows: readonly Omit<Row, 'example'>[], heading: string) =>
    renderTable(
      rows.map(row => {
        const example = examples.get(row.name)
        return example ? { ...row, example } : row
      }),
      heading,
      { system, page, baseUrl },
    )
  const rowOf = ({ name, lfi, difference }: Counterpart) => ({
    name,
    anchor: counterpartAnchor(name),
    text: `${functionLinks(lfi, baseUrl)}: ${toHtml(difference, baseUrl)}`,
  })
  const groups = pipe(
    counterparts.rows.filter(row => row.system === system),
    map(row => [row.group, rowOf(row)]),
    reduce(toGrouped(toArray(), toObject())),
  )
  const gaps = counterparts.missing
    .filter(gap => gap.system === system)
    .map(({ name, instead }) => ({
      name,
      anchor: gapAnchor(name),
      text: toHtml(instead, baseUrl),
    }))
  return {
    rows: Object.fromEntries(
      Object.entries(groups).map(([group, rows]) => [
        group,
        table(rows, 'What differs'),
      ]),
    ),
    gaps: table(gaps, 'What to do'),
  }
}

export const counterpartPages = (
  baseUrl: string,
): Record<string, ReturnType<typeof pageOf>> =>
  Object.fromEntries(
    systems.map(system => [system.page, pageOf(system, baseUrl)]),
  )
