import { expect, test } from 'vitest'
import { createHostsCache } from './createHostsCache'

const host = { url: 'a.example', protocol: 'https', accept: 'readWrite' }

test('a host is found again whatever state it was filed with', async () => {
  const cache = createHostsCache()
  const down = { ...host, status: 'down', isUp: () => false }
  await cache.set({ ...host, status: 'up', lastUpdate: 1 }, down)
  expect(await cache.get(host, async () => undefined)).toBe(down)
})

test('an unknown host is what the client makes of it', async () => {
  const cache = createHostsCache()
  expect(await cache.get(host, async () => 'fresh')).toBe('fresh')
})
