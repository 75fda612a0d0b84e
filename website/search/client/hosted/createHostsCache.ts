import type { liteClient } from 'algoliasearch/lite'

type ClientOptions = NonNullable<Parameters<typeof liteClient>[2]>
type HostsCache = NonNullable<ClientOptions['hostsCache']>
type Key = Parameters<HostsCache['delete']>[0]

const nameOf = (key: Key): string =>
  typeof key === 'string' ? key : `${key.protocol}://${key.url}`

/**
 * Remembers, for this visit, which hosts failed and when. The client's own
 * cache forgets: it looks a host up by its address but files it with its state,
 * and stores text, which loses the methods that say when 120 s have passed.
 */
export const createHostsCache = (): HostsCache => {
  const hosts = new Map<string, unknown>()
  return {
    get: async <Value>(key: Key, otherwise: () => Promise<Value>) =>
      // The client sets and gets a key with one type, which the interface can't say.
      (hosts.get(nameOf(key)) as Value | undefined) ?? otherwise(),
    set: async (key, value) => {
      hosts.set(nameOf(key), value)
      return value
    },
    delete: async key => {
      hosts.delete(nameOf(key))
    },
    clear: async () => hosts.clear(),
  }
}
