import type { Entry, FunctionEntry, Signature } from '../model/schema'

const mentions = (text: string, name: string): boolean =>
  new RegExp(`(?<![\\w$])${name}(?![\\w$])`, 'u').test(text)

const isFunction = (entry: Entry): entry is FunctionEntry =>
  entry.kind === 'function'

export const crossReference = (entries: readonly Entry[]): Entry[] => {
  const functions = entries.filter(isFunction)
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
