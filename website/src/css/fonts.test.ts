import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'

const { latin }: { latin: string } = createRequire(import.meta.url)(
  '@fontsource-variable/instrument-sans/unicode.json',
)
const subset = readFileSync('website/src/css/fonts/subset.txt', 'utf8')

const isIn = (ranges: string, character: string): boolean =>
  ranges.split(',').some(range => {
    const [from = 0, to = from] = range
      .trim()
      .slice(2)
      .split('-')
      .map(code => Number.parseInt(code, 16))
    const code = character.codePointAt(0) ?? 0
    return from <= code && code <= to
  })

const textOf = (html: string): string =>
  html.replace(/<(script|style)\b.*?<\/\1>|<[^>]*>|&\w+;/gsu, '')

/** What sets itself: breaks, joins, and signs that no letter shape stands for. */
const invisible = /[\p{C}\p{Z}]/u

test('the fonts have every character of the built pages that the whole fonts have', () => {
  const pages = readdirSync('build', { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.html'))
    .map(file => textOf(readFileSync(`build/${file}`, 'utf8')))
  const missing = [...new Set(pages.join(''))].filter(
    character =>
      isIn(latin, character) &&
      !isIn(subset, character) &&
      !invisible.test(character),
  )
  expect(missing).toEqual([])
})
