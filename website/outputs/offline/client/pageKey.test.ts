import { expect, test } from 'vitest'
import { pageKey } from './pageKey'

test('all spellings of an address lead to the same page', () => {
  const spellings = [
    'docs',
    'docs/',
    'docs.html',
    'docs/index.html',
    'docs?q=a#b',
  ]

  expect(
    new Set(spellings.map(path => pageKey(`https://lfi.dev/lfi/${path}`))),
  ).toEqual(new Set(['https://lfi.dev/lfi/docs']))
})

test('the home page keeps its slash at the root of a host', () => {
  expect(pageKey('https://lfi.dev/')).toBe('https://lfi.dev/')
})
