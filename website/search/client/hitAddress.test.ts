import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hitAddress, storedAddress } from './hitAddress'

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

test.each([
  'https://[',
  'https://lfi.dev:port/',
  'https://lfi.dev//evil.example/a',
  'https://lfi.dev/\\\\evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
])('%s leads nowhere', url => {
  expect(hitAddress(url, {}, origin)).toBeUndefined()
})

test('whatever a hit holds, it leads to this site or nowhere', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webUrl()), url => {
      const address = hitAddress(url, {}, origin)
      expect(
        address === undefined || new URL(address, origin).origin === origin,
      ).toBe(true)
    }),
  )
})

test('a remembered hit keeps its filter, and is replaced in but once', () => {
  const replacing = { replacePathname: { from: '/docs/', to: '/lfi/docs/' } }
  for (const url of [
    '/lfi/docs/api/behaviour?closes.break=closes',
    '/lfi/docs/recipes#retry',
  ]) {
    expect(storedAddress(url, replacing, origin)).toBe(url)
  }
  expect(storedAddress('https://evil.example/a', {}, origin)).toBeUndefined()
  expect(storedAddress('javascript:alert(1)', {}, origin)).toBeUndefined()
})
