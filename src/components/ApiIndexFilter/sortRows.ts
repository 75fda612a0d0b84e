const costOf = (row: HTMLTableRowElement): number => Number(row.dataset.cost)

/** The order in which the page came, to go back to. */
const originalOrders = new WeakMap<
  HTMLTableSectionElement,
  HTMLTableRowElement[]
>()

/** Puts the lightest import first in each table, or the given order back. */
export const sortRows = (byCost: boolean): void => {
  for (const table of document.querySelectorAll<HTMLTableElement>(
    'table.api-matrix',
  )) {
    const [body] = table.tBodies
    if (!body || (!byCost && !originalOrders.has(body))) {
      continue
    }
    const original = originalOrders.get(body) ?? [...body.rows]
    originalOrders.set(body, original)
    const rows = byCost
      ? [...original].sort((a, b) => costOf(a) - costOf(b))
      : original
    body.append(...rows)
  }
}
