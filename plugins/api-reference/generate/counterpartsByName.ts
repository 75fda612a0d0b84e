import type { Counterpart, Equivalents } from '../../../data/schema'
import type { ApiModel } from '../model/schema'

/** Counterparts by the lfi name that they belong to, which must exist. */
export const counterpartsByName = (
  { equivalents }: Equivalents,
  { entries, packageName, packageVersion }: ApiModel,
): Map<string, Counterpart[]> => {
  const names = new Set(entries.map(({ name }) => name))
  const counterparts = new Map<string, Counterpart[]>()
  for (const { lfi, elsewhere } of equivalents) {
    for (const name of lfi) {
      if (!names.has(name)) {
        throw new Error(
          `data/equivalents names "${name}" beside ${elsewhere[0]?.name ?? 'nothing'}, but ${packageName} ${packageVersion} exports no "${name}". Correct the name there.`,
        )
      }
      counterparts.set(name, [...(counterparts.get(name) ?? []), ...elsewhere])
    }
  }
  return counterparts
}
