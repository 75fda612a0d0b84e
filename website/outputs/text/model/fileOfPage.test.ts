import { expect, test } from 'vitest'
import { fileOfPage } from './fileOfPage'

test('files do not repeat the base URL', () => {
  expect(fileOfPage('/docs/recipes', '/', false)).toBe('docs/recipes.html')
  expect(fileOfPage('/lfi/docs/recipes', '/lfi/', false)).toBe(
    'docs/recipes.html',
  )
})

test.each([
  ['/docs/recipes/', true],
  ['/docs/recipes', undefined],
])('%s is an index in a folder when slashes are %s', (permalink, setting) => {
  expect(fileOfPage(permalink, '/', setting)).toBe('docs/recipes/index.html')
})

test('the home page is index.html', () => {
  expect(fileOfPage('/lfi/', '/lfi/', false)).toBe('index.html')
  expect(fileOfPage('/lfi/', '/lfi/', true)).toBe('index.html')
})
