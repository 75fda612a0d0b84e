import { type Equivalents, systemSchema } from '../../../data/schema'
import type { ApiModel } from '../../../library/model/schema'
import type { ShownCounterpart } from '../render/context'

const order = (a: ShownCounterpart, b: ShownCounterpart): number =>
  a.together.length - b.together.length ||
  systemSchema.options.indexOf(a.system) -
    systemSchema.options.indexOf(b.system)

/** Counterparts by the lfi name that they belong to, which must exist. */
export const counterpartsByName = (
  { equivalents }: Equivalents,
  { entries, packageName, packageVersion }: ApiModel,
): Map<string, ShownCounterpart[]> => {
  const names = new Set(entries.map(({ name }) => name))
  const counterparts = new Map<string, ShownCounterpart[]>()
  for (const { lfi, elsewhere } of equivalents) {
    const together = lfi.length > 1 ? lfi : []
    for (const name of lfi) {
      if (!names.has(name)) {
        throw new Error(
          `data/equivalents names "${name}" beside ${elsewhere[0]?.name ?? 'nothing'}, but ${packageName} ${packageVersion} exports no "${name}". Correct the name there.`,
        )
      }
      counterparts.set(
        name,
        [
          ...(counterparts.get(name) ?? []),
          ...elsewhere.map(counterpart => ({ ...counterpart, together })),
        ].sort(order),
      )
    }
  }
  return counterparts
}
