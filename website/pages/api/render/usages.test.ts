import { expect, test } from 'vitest'
import { renderUsages } from './usages'

const render = (guides: number): string =>
  renderUsages(
    { name: 'map' },
    {
      baseUrl: '/',
      usages: new Map([
        [
          'map',
          Array.from({ length: guides }, (_, index) => ({
            guide: `Guide ${index}`,
            title: 'A section',
            path: `/docs/${index}#a`,
          })),
        ],
      ]),
    },
  )

test('a few guides are all listed', () => {
  expect(render(15).match(/<li>/gu)).toHaveLength(15)
  expect(render(15)).not.toContain('/search')
})

test('of many guides the first are listed, and search leads to the others', () => {
  const html = render(500)
  expect(html.match(/<li>/gu)).toHaveLength(16)
  expect(html).toContain('<a href="/search?q=map">485 more guides</a>')
  expect(render(501)).toHaveLength(html.length)
})
