import { findTables } from './filterRows'

const costOf = (row: HTMLTableRowElement): number => Number(row.dataset.cost)

/** The order in which the page came, to go back to. */
const originalOrders = new WeakMap<
  HTMLTableSectionElement,
  HTMLTableRowElement[]
>()

/** Puts the lightest import of each table first, or the rows back in order. */
export const sortRows = (byCost: boolean): void => {
  for (const { tBodies } of findTables()) {
    const [body] = tBodies
    if (!body || (!byCost && !originalOrders.has(body))) {
      continue
    }
    const original = originalOrders.get(body) ?? [...body.rows]
    originalOrders.set(body, original)
    body.append(
      ...(byCost
        ? original.toSorted((a, b) => costOf(a) - costOf(b))
        : original),
    )
  }
}
