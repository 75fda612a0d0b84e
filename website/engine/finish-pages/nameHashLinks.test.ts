import { expect, test } from 'vitest'
import { nameHashLinks } from './nameHashLinks'

const linkOf = (name: string) =>
  `<a href=#late class=hash-link aria-label="Direct link to ${name}" title="Direct link to ${name}">`

test('the link of a heading with code in it has the words of the heading', () => {
  const start = '<h2 class=anchor id=late><code>take</code> is "late"'
  expect(nameHashLinks(`${start}${linkOf('late')}</a></h2>`)).toBe(
    `${start}${linkOf('take is &quot;late&quot;')}</a></h2>`,
  )
})

test('other headings stay as they are', () => {
  const html = `<h2 id=a><b>A</b></h2><h3 id=late>Late $1${linkOf('Late $1')}</a></h3>`
  expect(nameHashLinks(html)).toBe(html)
})
