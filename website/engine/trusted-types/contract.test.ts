import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { rewrite } from './rewrite.js'

const file = (name: string, within: string): string =>
  readFileSync(
    path.join(path.dirname(require.resolve(`${name}/package.json`)), within),
    'utf8',
  )

test.each([
  ['react-dom', 'cjs/react-dom-client.production.js'],
  ['react-helmet-async', 'lib/index.module.js'],
  ['@docusaurus/core', 'lib/client/BaseUrlIssueBanner/index.js'],
] as const)('%s writes HTML through the policy only', (name, within) => {
  const source = file(name, within)
  const rewritten = rewrite(name, source, '/policy.ts')

  // What React writes of its own accord is a script without content.
  const assigned =
    /\.innerHTML ?=(?!=| ?(?:trusted|window\.trustedTypes)\b| ?"<script>)/u
  expect(source).toMatch(assigned)
  expect(rewritten).not.toMatch(assigned)
})

test('a release that writes HTML in another way ends the build', () => {
  expect(() => rewrite('react-dom', 'element.setHTML(key)', '/p.ts')).toThrow(
    'engine/trusted-types expects react-dom to write HTML into a page in 2 places',
  )
})
