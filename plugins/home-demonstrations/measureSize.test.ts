import { expect, test } from 'vitest'
import { measureSize } from './measureSize'

test('a typical import is smaller than the whole, most so with Rollup', async () => {
  const size = await measureSize('4.1.2')

  expect(size.typicalWithEsbuild).toBeLessThan(size.whole)
  expect(size.typicalWithRollup).toBeLessThan(size.typicalWithEsbuild / 2)
})
