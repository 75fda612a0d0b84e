import type {
  ExtractedEntry,
  Signature,
} from '../../website/library/model/schema'

const mentions = (text: string, name: string): boolean =>
  new RegExp(`(?<![\\w$])${name}(?![\\w$])`, 'u').test(text)

export const crossReference = (
  entries: readonly ExtractedEntry[],
): ExtractedEntry[] => {
  const functions = entries.filter(entry => entry.kind === 'function')
  const namesWhere = (predicate: (signature: Signature) => boolean) =>
    functions
      .filter(({ signatures }) => signatures.some(predicate))
      .map(({ name }) => name)
  return entries.map(entry =>
    entry.kind === 'type'
      ? {
          ...entry,
          takenBy: namesWhere(({ parameters }) =>
            parameters.some(({ type }) => mentions(type, entry.name)),
          ),
          returnedBy: namesWhere(({ returns }) =>
            mentions(returns, entry.name),
          ),
        }
      : entry,
  )
}
