import { expect, test } from 'vitest'
import { twinAddress } from './twinAddress'

test('a twin lives at the address of its page plus .md', () => {
  expect(twinAddress('/docs/recipes')).toBe('/docs/recipes.md')
  expect(twinAddress('/lfi/docs')).toBe('/lfi/docs.md')
})

test('the twin of a home page is index.md', () => {
  expect(twinAddress('/')).toBe('/index.md')
  expect(twinAddress('/lfi/')).toBe('/lfi/index.md')
})
