import { expect, test } from 'vitest'
import { twinAddress } from './twinAddress'

test('a twin lives at the address of its page plus .md', () => {
  expect(twinAddress('/docs/recipes', '/')).toBe('/docs/recipes.md')
  expect(twinAddress('/lfi/docs', '/lfi/')).toBe('/lfi/docs.md')
})

test('a slash at the end of an address makes no difference', () => {
  expect(twinAddress('/docs/api/', '/')).toBe('/docs/api.md')
})

test('the twin of a home page is index.md', () => {
  expect(twinAddress('/', '/')).toBe('/index.md')
  expect(twinAddress('/lfi/', '/lfi/')).toBe('/lfi/index.md')
})
