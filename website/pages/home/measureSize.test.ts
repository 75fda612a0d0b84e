import { expect, test } from 'vitest'
import { loadApiModel } from '../../library/loadApiModel'
import { formatBytes } from '../api/render/facts'
import { measureSize } from './measureSize'

test('the home page and the API reference agree on the whole', async () => {
  const { whole } = await measureSize('4.1.2')
  const { totalCost } = await loadApiModel()

  expect(formatBytes(whole)).toBe(formatBytes(totalCost))
}, 60_000)
