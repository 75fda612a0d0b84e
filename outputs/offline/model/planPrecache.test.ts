import { expect, test } from 'vitest'
import { planPrecache } from './planPrecache'

const plan = planPrecache(
  {
    pages: ['', 'docs/api/variables/map', 'docs/recipes', 'playground'],
    files: [
      'assets/css/styles.1.css',
      'assets/js/12.4e5f60.js',
      'assets/js/editor.3.js',
      'assets/js/main.2.js',
      'assets/js/vendors-node_modules_docusaurus_theme.ff.js',
      'img/social.png',
    ],
    referenced: new Set(['assets/css/styles.1.css']),
  },
  text => text,
)

test('what every page needs is kept at once', () => {
  expect(plan.core).toEqual([
    'assets/css/styles.1.css',
    'assets/js/main.2.js',
    'assets/js/vendors-node_modules_docusaurus_theme.ff.js',
  ])
})

test('chunks are kept before pages, guides before reference, tools never', () => {
  expect(plan.rest).toEqual([
    'assets/js/12.4e5f60.js',
    '',
    'docs/recipes',
    'docs/api/variables/map',
  ])
})

test('assets that are kept on use only are known as ours', () => {
  expect(plan.used).toEqual(['assets/js/editor.3.js'])
})

test('the version changes with any file', () => {
  expect(plan.version).toContain('assets/js/editor.3.js')
})
