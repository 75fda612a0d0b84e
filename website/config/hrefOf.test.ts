import { expect, test } from 'vitest'
import { siteAddress } from './hrefOf'

test.each([
  ['/docs/recipes', '/docs/recipes/', '/docs/recipes'],
  ['/docs/recipes/', '/docs/recipes/', '/docs/recipes'],
  ['/search?q=a/b', '/search/?q=a/b', '/search?q=a/b'],
  ['/docs/api/#index', '/docs/api/#index', '/docs/api#index'],
  ['/lfi/docs/x?a=1#b', '/lfi/docs/x/?a=1#b', '/lfi/docs/x?a=1#b'],
])('%s ends as the site asks for', (address, slashed, plain) => {
  expect(siteAddress(address, true)).toBe(slashed)
  expect(siteAddress(address, false)).toBe(plain)
  expect(siteAddress(address, undefined)).toBe(address)
})

test.each(['/', '/api.json', 'https://example.com/x', '#hash', '//host/x'])(
  '%s is no page of the site and stays',
  address => {
    expect(siteAddress(address, true)).toBe(address)
    expect(siteAddress(address, false)).toBe(address)
  },
)
