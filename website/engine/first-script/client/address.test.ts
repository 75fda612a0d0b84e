import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { expect, test } from 'vitest'

const manifest = require.resolve('@docusaurus/core/package.json')
const ofRouter = createRequire(createRequire(manifest).resolve('react-router'))

// If it no longer throws, and such an address shows the page for unknown ones,
// ./address.ts can leave paths alone.
test('the installed router throws on paths that cannot be decoded', () => {
  const { createLocation } = ofRouter('history')

  expect(() => createLocation('/50%')).toThrow(URIError)
  expect(createLocation('/50%25')).toMatchObject({ pathname: '/50%' })
})

// If Docusaurus can take "#50%", ./address.ts can leave hashes alone.
test('Docusaurus decodes hashes without a way out', () => {
  const scroller = path.join(
    path.dirname(manifest),
    'lib/client/ClientLifecyclesDispatcher.js',
  )
  expect(readFileSync(scroller, 'utf8')).toContain(
    'decodeURIComponent(hash.substring(1))',
  )
})
