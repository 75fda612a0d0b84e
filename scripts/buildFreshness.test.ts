import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import {
  describeInstalled,
  listInputs,
  readConfiguration,
} from './buildFreshness.mjs'

test('a folder that nobody has named counts; what is generated or tests does not', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'freshness-'))
  const files = [
    'brand-new/deep/code.ts',
    'website/docs/guide.mdx',
    'website/docs/api/generated.mdx',
    'website/docs/guide.test.ts',
    'node_modules/package/index.js',
    'build-variant/index.html',
    'website/generated/sidebar.json',
    'website/.docusaurus/routes.js',
    'website/tests/e2e/walk.spec.ts',
    'README.md',
    'website/sidebars.ts',
  ]
  for (const file of files) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), '')
  }

  expect(listInputs(folder)).toEqual([
    'brand-new/deep/code.ts',
    'website/docs/guide.mdx',
    'website/sidebars.ts',
  ])
})

test('every variable of the configuration counts', () => {
  const source = readFileSync('website/config/environment.ts', 'utf8')
  const environment = { BASE_URL: '/docs/', SEARCH_APP_ID: 'id', HOME: '/' }
  const configuration = readConfiguration(source, environment)

  expect(configuration).toContain('BASE_URL=/docs/')
  expect(configuration).toContain('SEARCH_APP_ID=id')
  expect(configuration).toContain('SITE_URL=')
  expect(configuration.join()).not.toContain('HOME')
})

test('installing what only checks need leaves the build fresh', () => {
  const package1 = { version: '1', integrity: 'sha512-a' }
  const forPages = { 'node_modules/a': package1 }
  const forChecks = { 'node_modules/b': { ...package1, dev: true } }

  expect(describeInstalled({ ...forPages, ...forChecks })).toEqual(
    describeInstalled(forPages),
  )
  expect(describeInstalled({})).not.toEqual(describeInstalled(forPages))
})
