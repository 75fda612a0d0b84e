import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { getCurrentBundler, getMinimizers } from '@docusaurus/bundler'
import type { DocusaurusConfig } from '@docusaurus/types'
import { expect, test } from 'vitest'
import { cachedMinimizers } from './cachedMinimizers'

const faster = {
  rspackBundler: true,
  swcJsMinimizer: true,
  lightningCssMinimizer: true,
} as DocusaurusConfig['future']['faster']

const load = async () => {
  const currentBundler = await getCurrentBundler({
    siteConfig: { future: { faster } },
  })
  return {
    own: await getMinimizers({ faster, currentBundler }),
    bundle: currentBundler.instance,
  }
}

test('scripts come out as from the bundler’s own minifier, and a second time', async () => {
  const { own, bundle } = await load()
  const folder = mkdtempSync(path.join(tmpdir(), 'minified-'))
  const build = (minimizer: typeof own): Promise<string> =>
    new Promise((resolve, reject) => {
      const compiler = bundle({
        mode: 'production',
        target: 'web',
        entry: require.resolve('acorn'),
        output: { path: folder, filename: 'a.js' },
        performance: { hints: false },
        optimization: { minimizer },
      })
      compiler.run(error => {
        compiler.close(() => undefined)
        if (error) {
          reject(error)
        } else {
          resolve(readFileSync(path.join(folder, 'a.js'), 'utf8'))
        }
      })
    })
  const expected = await build(own)
  const cached = cachedMinimizers(own) as typeof own

  expect(await build(cached)).toBe(expected)
  expect(await build(cached)).toBe(expected)
  rmSync(folder, { recursive: true })
})

test('another minifier is an error', () => {
  expect(() => cachedMinimizers([{}])).toThrow('is no longer there')
})

test('the dev server has no minifier, and needs none', () => {
  expect(cachedMinimizers([])).toEqual([])
})
