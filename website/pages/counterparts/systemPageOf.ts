import type { Counterparts } from '../../content/counterparts'
import { counterpartAnchor, gapAnchor } from '../../data/counterparts/rowAnchor'
import type { System } from '../../data/counterparts/systems'
import type { CounterpartExample } from '../../records/readRecord'
import { functionLinks, type Row, renderTable, toHtml } from './renderTable'

/**
 * Both tables of a "Coming from" page as HTML: the part of the counterparts that
 * concerns one system, with its code.
 */
export const systemPageOf = (
  { rows: all, missing }: Counterparts,
  { system, page }: System,
  examples: ReadonlyMap<string, CounterpartExample>,
  baseUrl: string,
): { rows: string; gaps: string } => {
  const withExample = (row: Omit<Row, 'example'>): Row => {
    const example = examples.get(row.name)
    return example ? { ...row, example } : row
  }
  const rows = all.flatMap(({ lfi, counterparts }) =>
    counterparts
      .filter(counterpart => counterpart.system === system)
      .map(({ name, difference }) =>
        withExample({
          name,
          anchor: counterpartAnchor(name),
          text: `${functionLinks(lfi, baseUrl)}: ${toHtml(difference, baseUrl)}`,
        }),
      ),
  )
  const gaps = missing
    .filter(gap => gap.system === system)
    .map(({ name, instead }) =>
      withExample({
        name,
        anchor: gapAnchor(name),
        text: toHtml(instead, baseUrl),
      }),
    )
  const context = { system, page, baseUrl }
  return {
    rows: renderTable(rows, 'What differs', context),
    gaps: renderTable(gaps, 'What to do', context),
  }
}
