import { expect, test } from 'vitest'
import { planPrecache } from './planPrecache'

const plan = planPrecache(
  {
    pages: ['', 'docs', 'docs/recipes', 'playground', 'search'],
    files: [
      '404.html',
      'assets/css/styles.1.css',
      'assets/js/main.2.js',
      'assets/js/0a1b2c3d.4e5f6071.js',
      'assets/js/editor.3.js',
      'img/social.png',
    ],
    referenced: new Set(['assets/css/styles.1.css', 'assets/js/main.2.js']),
  },
  text => text,
)

test('what every page needs is kept at once', () => {
  expect(plan.core).toEqual([
    '',
    'docs',
    '404.html',
    'assets/css/styles.1.css',
    'assets/js/main.2.js',
  ])
})

test('documents and their chunks are kept later, tools not by themselves', () => {
  expect(plan.rest).toEqual(['docs/recipes', 'assets/js/0a1b2c3d.4e5f6071.js'])
})

test('the version changes with any file', () => {
  expect(plan.version).toContain('assets/js/editor.3.js')
})
