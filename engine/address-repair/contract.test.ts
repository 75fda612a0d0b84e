import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { expect, test } from 'vitest'

const require = createRequire(import.meta.url)

test('the router still throws on a path that cannot be decoded', () => {
  // The one that Docusaurus' router brings along.
  const core = createRequire(require.resolve('@docusaurus/core/package.json'))
  const router = createRequire(core.resolve('react-router'))
  const { createLocation } = router('history')

  expect(() => createLocation('/50%')).toThrow(URIError)
  expect(createLocation('/50%25').pathname).toBe('/50%')
})

test('Docusaurus still decodes a hash without a way out', () => {
  const core = path.dirname(require.resolve('@docusaurus/core/package.json'))
  const source = readFileSync(
    path.join(core, 'lib/client/ClientLifecyclesDispatcher.js'),
    'utf8',
  )

  expect(source).toContain('decodeURIComponent(hash.substring(1))')
})
