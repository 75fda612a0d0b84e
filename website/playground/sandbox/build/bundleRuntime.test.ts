import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { bundleRuntime, publishedLfi, withoutEvalProbe } from './bundleRuntime'

const published = readFileSync(require.resolve('lfi'), 'utf8')

test('the sandbox has the published file, without the question about eval', async () => {
  const { moduleSources } = await bundleRuntime()
  const [code = ''] = published.split('\n//# sourceMappingURL=')

  expect(moduleSources.lfi).toBe(publishedLfi())
  expect(publishedLfi().length).toBeGreaterThan(code.length - 100)
  expect(code.endsWith(publishedLfi().slice(100).trimEnd())).toBe(true)
  expect(publishedLfi()).not.toContain('eval')
})

test('a release that asks in another way fails the build with a sentence', () => {
  expect(() => withoutEvalProbe('export const a = 1')).toThrow(
    'no longer asks whether eval works',
  )
})
