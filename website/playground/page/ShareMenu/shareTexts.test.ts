import { expect, test } from 'vitest'
import { issueAddress, shareAsMarkdown } from './shareTexts'

const address = 'https://lfi.dev/playground#v1.ts.abc'

test('Markdown has the code in its language, and the link', () => {
  expect(shareAsMarkdown({ code: 'map()\n', language: 'ts' }, address)).toBe(
    `\`\`\`ts\nmap()\n\`\`\`\n\n[Open in the lfi playground](${address})\n`,
  )
})

test('code with a fence in it gets a longer one', () => {
  const code = '// ```\n'
  expect(shareAsMarkdown({ code, language: 'js' }, address)).toMatch(
    /^````js\n/u,
  )
})

test('the issue carries code and link while they fit', () => {
  const url = new URL(issueAddress({ code: 'map()', language: 'ts' }, address))
  expect(url.origin + url.pathname).toBe(
    'https://github.com/TomerAberbach/lfi/issues/new',
  )
  expect(url.searchParams.get('body')).toContain('map()')
  expect(url.searchParams.get('body')).toContain(address)
})

test('long code is left to the link, and a long link to the visitor', () => {
  const code = 'x'.repeat(20_000)
  const withLink = issueAddress({ code, language: 'ts' }, address)
  expect(withLink.length).toBeLessThan(8000)
  expect(withLink).toContain('abc')
  const bare = issueAddress({ code, language: 'ts' }, `${address}${code}`)
  expect(bare.length).toBeLessThan(8000)
})
