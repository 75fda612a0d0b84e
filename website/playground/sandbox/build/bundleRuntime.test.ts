import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { bundleRuntime } from './bundleRuntime'

test('the sandbox has the published file, without its source map', async () => {
  const { moduleSources } = await bundleRuntime()
  const published = readFileSync(require.resolve('lfi'), 'utf8')
  const [code = ''] = published.split('//# sourceMappingURL=')
  expect(moduleSources.lfi.trimEnd()).toBe(code.trimEnd())
})
