import { systems } from '../../../data/equivalents'
import type { Equivalents } from '../../../data/schema'
import type { ShownCounterpart } from '../render/context'

const positionOf = ({ system }: ShownCounterpart): number =>
  systems.findIndex(table => table.system === system)

const order = (a: ShownCounterpart, b: ShownCounterpart): number =>
  a.together.length - b.together.length || positionOf(a) - positionOf(b)

/** Counterparts by the lfi name that they belong to. */
export const counterpartsByName = ({
  equivalents,
}: Equivalents): Map<string, ShownCounterpart[]> => {
  const counterparts = new Map<string, ShownCounterpart[]>()
  for (const { lfi, elsewhere } of equivalents) {
    const together = lfi.length > 1 ? lfi : []
    for (const name of lfi) {
      const shown = elsewhere.map(one => ({ ...one, together }))
      const known = counterparts.get(name) ?? []
      counterparts.set(name, [...known, ...shown].sort(order))
    }
  }
  return counterparts
}
