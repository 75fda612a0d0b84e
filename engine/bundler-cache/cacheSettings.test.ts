import { expect, test } from 'vitest'
import { cacheSettings } from './cacheSettings'

test('a site of today’s size keeps what was bundled, both sides at once', () => {
  const settings = cacheSettings(230, true, '/cache')

  expect(settings).toEqual({
    experiments: {
      cache: { storage: { type: 'filesystem', directory: '/cache' } },
    },
  })
})

test('a large site keeps nothing, and bundles one side after the other', () => {
  expect(cacheSettings(2700, false, '/cache')).toEqual({
    cache: false,
    experiments: { cache: false },
  })
  expect(cacheSettings(2700, true, '/cache')).toMatchObject({
    dependencies: ['client'],
  })
})
