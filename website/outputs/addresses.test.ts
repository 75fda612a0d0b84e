import { expect, test } from 'vitest'
import { fileOfPage, twinAddress } from './addresses'

test.each([
  ['/docs/recipes', '/', false, 'docs/recipes.html', '/docs/recipes.md'],
  ['/lfi/docs', '/lfi/', false, 'docs.html', '/lfi/docs.md'],
  ['/docs/api/', '/', true, 'docs/api/index.html', '/docs/api.md'],
  ['/', '/', false, 'index.html', '/index.md'],
  ['/lfi/', '/lfi/', true, 'index.html', '/lfi/index.md'],
])('%s below %s has its file and its twin', (page, base, slash, file, twin) => {
  expect(fileOfPage(page, base, slash)).toBe(file)
  expect(twinAddress(page, base)).toBe(twin)
})
