import { expect, test } from 'vitest'
import { bundlers, whatBundlersKeep } from './bundleSizes'

test('each bundler is said to keep what it keeps', () => {
  const [dropping = '', keeping = ''] = whatBundlersKeep.split('only the')

  expect(bundlers).toHaveLength(4)
  for (const { bundler, five, all } of bundlers) {
    expect(five > all / 2 ? keeping : dropping, bundler).toContain(bundler)
  }
})
