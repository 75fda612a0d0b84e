import { expect, test } from 'vitest'
import { hitAddress } from './hitAddress'

const origin = 'https://lfi.dev'

test('a hit leads to its path and hash on this site', () => {
  expect(hitAddress('https://other.dev/docs/recipes?x=1#a', {}, origin)).toBe(
    '/docs/recipes#a',
  )
})

test('an address that matches the external pattern is kept as it is', () => {
  const url = 'https://blog.dev/post?x=1#a'
  expect(hitAddress(url, { externalUrlRegex: 'blog\\.dev' }, origin)).toBe(url)
})

test('the configured part of the path is replaced', () => {
  expect(
    hitAddress(
      'https://lfi.dev/docs/recipes#a',
      { replacePathname: { from: '^/docs/', to: '/lfi/docs/' } },
      origin,
    ),
  ).toBe('/lfi/docs/recipes#a')
})
