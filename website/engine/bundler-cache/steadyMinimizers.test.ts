import { getCurrentBundler, getMinimizers } from '@docusaurus/bundler'
import type { DocusaurusConfig } from '@docusaurus/types'
import { expect, test } from 'vitest'
import { steadyMinimizers } from './steadyMinimizers'

const faster = {
  rspackBundler: true,
  swcJsMinimizer: true,
  lightningCssMinimizer: true,
} as DocusaurusConfig['future']['faster']

test('of Docusaurus’ minimizers that of scripts is divided in two', async () => {
  const currentBundler = await getCurrentBundler({
    siteConfig: { future: { faster } },
  })
  const own = await getMinimizers({ faster, currentBundler })
  const names = steadyMinimizers(own).map(it => it.constructor.name)
  expect(names.length).toBe(own.length + 1)
  expect(names.slice(0, 2)).toEqual([
    'SwcJsMinimizerRspackPlugin',
    'SwcJsMinimizerRspackPlugin',
  ])
})

test('another minifier is an error', () => {
  expect(() => steadyMinimizers([{}])).toThrow('is no longer there')
})

test('the dev server has no minifier, and needs none', () => {
  expect(steadyMinimizers([])).toEqual([])
})
