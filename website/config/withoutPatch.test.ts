import type { PluginConfig } from '@docusaurus/types'
import { expect, test } from 'vitest'
import { withoutPatch } from './withoutPatch'

const plugins: PluginConfig[] = [
  './engine/no-script/index.ts',
  ['./engine/lean-docs/index.ts', { path: 'docs' }],
  './pages/api/index.ts',
]

test('all patches are there unless one is to be weighed', () => {
  expect(withoutPatch(plugins, undefined)).toEqual(plugins)
})

test('what is weighed goes, or what it is a patch of takes its place', () => {
  expect(withoutPatch(plugins, 'no-script')).toEqual(plugins.slice(1))
  expect(withoutPatch(plugins, 'lean-docs')[1]).toEqual([
    '@docusaurus/plugin-content-docs',
    { path: 'docs' },
  ])
})
