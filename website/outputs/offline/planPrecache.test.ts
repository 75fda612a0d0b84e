import { expect, test } from 'vitest'
import { planPrecache } from './planPrecache'

const built = {
  pages: ['', 'docs/api/variables/map', 'docs/recipes', 'playground', 'docsy'],
  files: [
    'assets/css/styles.1.css',
    'assets/js/editor.3.js',
    'assets/js/main.2.js',
    'assets/js/run.4e5f6071.js',
    'img/logo.svg',
    'img/social.svg',
  ],
  referenced: new Set(['assets/css/styles.1.css']),
}

test('what every page needs is kept at once', () => {
  expect(planPrecache(built).core).toEqual([
    'assets/css/styles.1.css',
    'img/logo.svg',
  ])
})

test('documents are kept later, guides before reference; scripts of a press on use only', () => {
  const { rest, used } = planPrecache(built)
  expect(rest).toEqual(['', 'docs/recipes', 'docs/api/variables/map'])
  expect(used).toEqual([
    'assets/js/editor.3.js',
    'assets/js/main.2.js',
    'assets/js/run.4e5f6071.js',
  ])
})

test('the version changes with any page, file or reference', () => {
  const versions = [
    built,
    { ...built, files: ['img/social.svg'] },
    { ...built, pages: [''] },
    { ...built, referenced: new Set<string>() },
  ].map(files => planPrecache(files).version)
  expect(new Set(versions).size).toBe(4)
  expect(planPrecache(built).version).toBe(versions[0])
})
