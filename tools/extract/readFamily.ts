import type { FunctionEntry } from '../../website/library/model/schema'

const flavoured =
  /^(?<before>.*)(?<flavour>Async|Concur)(?<after>(?:[A-Z].*)?)$/u

export const readFamily = (
  name: string,
  names: ReadonlySet<string>,
): Pick<FunctionEntry, 'family' | 'flavour'> => {
  const {
    before = '',
    flavour,
    after = '',
  } = flavoured.exec(name)?.groups ?? {}
  if (!flavour) {
    return { family: name, flavour: 'plain' }
  }
  // `asAsync` and `asConcur` are a family with no plain form.
  const family = [
    `${before}${after}`,
    `${before}Async${after}`,
    `${before}Concur${after}`,
  ].find(candidate => names.has(candidate))
  return {
    family: family ?? name,
    flavour: flavour === 'Async' ? 'async' : 'concur',
  }
}
