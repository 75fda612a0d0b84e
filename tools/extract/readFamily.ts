import { flavours, suffixes } from '../../website/library/model/flavour'
import type { FunctionEntry } from '../../website/library/model/schema'

/** `mapAsync` is the Async form of `map`, `asConcur` is of the family `asAsync`. */
export const readFamily = (
  name: string,
  names: ReadonlySet<string>,
): Pick<FunctionEntry, 'family' | 'flavour'> => {
  const [, before, suffix, after] =
    /^(.*)(Async|Concur)((?:[A-Z].*)?)$/u.exec(name) ?? []
  const family = Object.values(suffixes)
    .map(other => `${before}${other}${after}`)
    .find(candidate => names.has(candidate))
  return {
    family: family ?? name,
    flavour: flavours.find(it => suffixes[it] === suffix) ?? 'plain',
  }
}
