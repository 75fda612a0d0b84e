import { expect, test } from 'vitest'
import { type BuiltFiles, planPrecache } from './planPrecache'

const plan = (changes: Partial<BuiltFiles> = {}) =>
  planPrecache(
    {
      pages: ['', 'docs/api/variables/map', 'docs/recipes', 'playground'],
      files: [
        'assets/css/styles.1.css',
        'assets/js/17896441.4e5f6071.js',
        'assets/js/editor.3.js',
        'assets/js/main.2.js',
        'assets/js/vendors-node_modules_docusaurus_theme.ff.js',
        'img/social.png',
      ],
      referenced: new Set(['assets/css/styles.1.css']),
      ...changes,
    },
    text => text,
  )

test('what every page needs is kept at once', () => {
  expect(plan().core).toEqual([
    'assets/css/styles.1.css',
    'assets/js/main.2.js',
    'assets/js/vendors-node_modules_docusaurus_theme.ff.js',
  ])
})

test.each([
  'manifest.webmanifest',
  'img/favicon.svg',
  'img/logo.svg',
  'assets/js/runtime~main.1.js',
  'assets/js/docusaurus.1.js',
])('%s is kept at once', file => {
  expect(plan({ files: [file] }).core).toEqual([file])
})

test.each([
  'img/photo.svg',
  'old/assets/js/main.1.js',
  'old/assets/js/docusaurus.1.js',
  'assets/js/mainly.1.js',
  'assets/js/docusaurus.1.js.map',
  'assets/js/more/docusaurus.1.js',
  'assets/js/docusaurus/1.js',
])('%s is not kept at once', file => {
  expect(plan({ files: [file] }).core).toEqual([])
})

test('chunks are kept before pages, guides before reference, tools never', () => {
  expect(plan().rest).toEqual([
    'assets/js/17896441.4e5f6071.js',
    '',
    'docs/recipes',
    'docs/api/variables/map',
  ])
})

test('a chunk that every page needs is kept once', () => {
  const chunk = 'assets/js/17896441.4e5f6071.js'
  const { core, rest } = plan({ files: [chunk], referenced: new Set([chunk]) })
  expect(core).toEqual([chunk])
  expect(rest).not.toContain(chunk)
})

test.each([
  'old/assets/js/17896441.4e5f6071.js',
  'assets/js/17896441.js',
  'assets/js/178964.4e5f6071.js',
  'assets/js/17896441.4e5f6071.js.map',
  'assets/js/17896441.4e5f607x.js',
])('%s is no chunk of a page', file => {
  expect(plan({ files: [file], pages: [] }).rest).toEqual([])
})

test('of pages, documents alone are kept', () => {
  const pages = ['docs', 'docsy', 'search', 'old/docs', 'docs/api']
  expect(plan({ files: [], pages }).rest).toEqual(['docs', 'docs/api'])
})

test('assets that are kept on use only are known as ours', () => {
  expect(plan().used).toEqual(['assets/js/editor.3.js'])
})

test('the version changes with any file', () => {
  const { version } = plan()
  expect(plan().version).toBe(version)
  expect(plan({ files: ['img/social.png'] }).version).not.toBe(version)
  expect(plan({ pages: [''] }).version).not.toBe(version)
  expect(plan({ referenced: new Set() }).version).not.toBe(version)
})
