import { expect, test } from 'vitest'
import { chooseStrategy } from './chooseStrategy'

const scope = 'https://lfi.dev/lfi/'
const choose = (url: string, facts = {}) =>
  chooseStrategy({ method: 'GET', mode: 'no-cors', url, ...facts }, scope)

test('pages come from the network first', () => {
  expect(choose(`${scope}docs`, { mode: 'navigate' })).toBe('page')
})

test('only files named after their content come from the cache first', () => {
  expect(choose(`${scope}assets/js/main.1a2b.js`)).toBe('immutable')
  expect(choose(`${scope}search-index.json`)).toBe('fresh')
})

test('other hosts, other folders and other methods are left alone', () => {
  expect(choose('https://example.com/a.js')).toBe('ignore')
  expect(choose('https://lfi.dev/other/a.js')).toBe('ignore')
  expect(choose(`${scope}docs`, { method: 'POST' })).toBe('ignore')
})
