import fc from 'fast-check'
import { beforeAll, expect, test, vi } from 'vitest'
import { hitAddress, readAnswer } from './hostedAnswer'

const origin = 'https://lfi.dev'

beforeAll(() => {
  vi.stubGlobal('window', { location: { origin } })
  return () => vi.unstubAllGlobals()
})

test.each([
  ['https://other.dev/docs/recipes?x=1#a', {}, '/docs/recipes#a'],
  [
    'https://blog.dev/post?x=1#a',
    { externalUrlRegex: 'blog\\.dev' },
    'https://blog.dev/post?x=1#a',
  ],
  [
    'https://lfi.dev/docs/recipes#a',
    { replacePathname: { from: '^/docs/', to: '/lfi/docs/' } },
    '/lfi/docs/recipes#a',
  ],
  ['https://[', {}, undefined],
  ['https://lfi.dev//evil.example/a', {}, undefined],
  ['https://lfi.dev/\\\\evil.example', {}, undefined],
  ['javascript:alert(1)', {}, undefined],
])('%s with %j leads to %s', (url, config, address) => {
  expect(hitAddress(url, config)).toBe(address)
})

test('whatever a hit holds, it leads to this site or nowhere', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webUrl()), url => {
      const address = hitAddress(url, {}) ?? ''
      expect(new URL(address, origin).origin).toBe(origin)
    }),
  )
})

test('hits that lead nowhere are left out, missing fields are filled', () => {
  const hits = [{ url: '/a' }, { objectID: 'x' }, { url: 'https://[' }]
  expect(readAnswer({ hits }, {})).toEqual({
    nbHits: 1,
    hits: [
      {
        id: '/a',
        url: '/a',
        kind: 'text',
        group: 'Documentation',
        title: [{ text: '/a', marked: false }],
        context: [],
        snippet: [],
      },
    ],
  })
})

test('a hit in the content of a section is told by its heading; only highlight tags are markup', () => {
  const found = {
    url: '/docs/recipes#batching',
    type: 'content',
    hierarchy: { lvl0: 'Functions', lvl1: 'Recipes', lvl2: 'Batching' },
    _snippetResult: {
      hierarchy: { lvl2: { value: '<mark>Batch</mark>ing' } },
      content: { value: 'a &lt;<mark>b &amp; c</mark><img onerror=x>' },
    },
  }
  expect(readAnswer({ hits: [found] }, {}).hits[0]).toMatchObject({
    kind: 'name',
    group: 'Functions',
    title: [
      { text: 'Batch', marked: true },
      { text: 'ing', marked: false },
    ],
    context: ['Recipes'],
    snippet: [
      { text: 'a <', marked: false },
      { text: 'b & c', marked: true },
      { text: '<img onerror=x>', marked: false },
    ],
  })
})
