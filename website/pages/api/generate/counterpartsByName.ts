import type { Counterparts } from '../../../content/counterparts'
import { systems } from '../../../data/counterparts/systems'
import type { ShownCounterpart } from '../render/context'

const positionOf = ({ system }: ShownCounterpart): number =>
  systems.findIndex(table => table.system === system)

const order = (a: ShownCounterpart, b: ShownCounterpart): number =>
  a.together.length - b.together.length || positionOf(a) - positionOf(b)

/** Counterparts by the lfi name that they belong to. */
export const counterpartsByName = ({
  rows,
}: Counterparts): Map<string, ShownCounterpart[]> => {
  const byName = new Map<string, ShownCounterpart[]>()
  for (const { lfi, counterparts } of rows) {
    const together = lfi.length > 1 ? lfi : []
    for (const name of lfi) {
      const shown = counterparts.map(one => ({ ...one, together }))
      const known = byName.get(name) ?? []
      byName.set(name, [...known, ...shown].sort(order))
    }
  }
  return byName
}
