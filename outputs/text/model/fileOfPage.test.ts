import { expect, test } from 'vitest'
import { fileOfPage } from './fileOfPage'

test('files do not repeat the base URL', () => {
  expect(fileOfPage('/docs/recipes', '/')).toBe('docs/recipes.html')
  expect(fileOfPage('/lfi/docs/recipes', '/lfi/')).toBe('docs/recipes.html')
})

test('the home page is index.html', () => {
  expect(fileOfPage('/lfi/', '/lfi/')).toBe('index.html')
})
