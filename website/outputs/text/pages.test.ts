import { expect, test } from 'vitest'
import { fileOfPage, readMetadata } from './pages'
import { twinAddress } from './twinAddress'

test.each([
  ['/docs/recipes', '/', false, 'docs/recipes.html'],
  ['/lfi/docs/recipes', '/lfi/', false, 'docs/recipes.html'],
  ['/docs/recipes/', '/', true, 'docs/recipes/index.html'],
  ['/lfi/', '/lfi/', false, 'index.html'],
  ['/lfi/', '/lfi/', true, 'index.html'],
])(
  'the page %s below %s is built to its file',
  (permalink, baseUrl, hasSlash, file) => {
    expect(fileOfPage(permalink, baseUrl, hasSlash)).toBe(file)
  },
)

test.each([
  ['/docs/recipes', '/', '/docs/recipes.md'],
  ['/docs/api/', '/', '/docs/api.md'],
  ['/lfi/docs', '/lfi/', '/lfi/docs.md'],
  ['/', '/', '/index.md'],
  ['/lfi/', '/lfi/', '/lfi/index.md'],
])('the twin of %s below %s', (permalink, baseUrl, twin) => {
  expect(twinAddress(permalink, baseUrl)).toBe(twin)
})

test('a title is read without the name of the site', () => {
  expect(
    readMetadata(
      '<html><head><title data-rh=true>or | lfi</title><meta data-rh=true name=description content="Gets a &quot;value&quot;."></head><body>',
    ),
  ).toEqual({ title: 'or', description: 'Gets a "value".' })
})

test('a page without metadata has empty ones', () => {
  expect(readMetadata('<html><head></head><body>')).toEqual({
    title: '',
    description: '',
  })
})
