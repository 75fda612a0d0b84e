import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { startApp } from '../support/hydrated'
import { htmlFile, longestGuide } from '../support/readSitemap'
import { expect, test } from '../support/test'

test.use({ savesData: false })

const kilobyte = 1000
const zippedSize = (file: string) =>
  gzipSync(readFileSync(file), { level: 9 }).length

/** What a visit has loaded so far, by kind, without what it fetches in advance. */
const watchLoads = (page: Page) => {
  const files = new Map<string, Set<string>>()
  page.on('request', request => {
    const kind = request.resourceType()
    const file = `build${new URL(request.url()).pathname}`
    files.set(kind, (files.get(kind) ?? new Set()).add(file))
  })
  return async (kind: string) => {
    await page.waitForLoadState('networkidle')
    return [...(files.get(kind) ?? [])]
  }
}

const kilobytes = (files: string[]) => (total(files) / kilobyte).toFixed(1)

const total = (files: string[]) =>
  files.map(zippedSize).reduce((sum, size) => sum + size, 0)

const FIRST = 8
const budgets: [name: string, address: () => string, limit: number][] = [
  ['the home page', () => '/', 170],
  ['a guide', () => '/docs/getting-started', 195],
  ['the longest guide', longestGuide, 195],
  ['an API page', () => '/docs/api/variables/map', 195],
  ['the API index', () => '/docs/api', 190],
]

const expectNoTools = (files: readonly string[]): void => {
  const code = files.map(file => readFileSync(file, 'utf8')).join('\n')
  const shipped = readdirSync('build/assets', { recursive: true })
    .filter(file => String(file).endsWith('.js'))
    .map(file => readFileSync(`build/assets/${file}`, 'utf8'))
  const telltales = {
    'the search dialog': 'No recent searches',
    'the search engine': '_fieldIds',
    'the editor': 'cm-editor',
    'the compiler': 'is not assignable to type',
    'the formatter': 'embeddedLanguageFormatting',
  }
  for (const [name, telltale] of Object.entries(telltales)) {
    const isShipped = shipped.some(text => text.includes(telltale))
    expect.soft(isShipped, `${name} is found by "${telltale}"`).toBe(true)
    expect.soft(code.includes(telltale), `${name} comes first`).toBe(false)
  }
  const highlighter = /Prism\.|shiki/u
  expect.soft(highlighter.test(code), 'a highlighter comes first').toBe(false)
}

/** Of styles and fonts, everywhere. */
const STYLES = 16
const FONTS = 25

for (const [name, address, limit] of budgets) {
  test(`${name} runs at most ${FIRST} kB of scripts before the first touch, ${limit} kB after it; ${STYLES} kB of styles and ${FONTS} kB of fonts come first`, async ({
    page,
  }) => {
    const loaded = watchLoads(page)
    await page.goto(address())
    const first = await loaded('script')
    expect(total(first), first.join('\n')).toBeLessThanOrEqual(FIRST * kilobyte)
    const styles = await loaded('stylesheet')
    expect(total(styles)).toBeLessThanOrEqual(STYLES * kilobyte)
    const fonts = await loaded('font')
    expect(total(fonts), fonts.join('\n')).toBeLessThanOrEqual(FONTS * kilobyte)
    await startApp(page)
    const files = await loaded('script')
    console.log(
      `${name}: ${kilobytes(first)} kB of scripts, ${kilobytes(files)} kB with the app, ${kilobytes(styles)} kB of styles, ${kilobytes(fonts)} kB of fonts`,
    )
    expect(total(files), files.join('\n')).toBeLessThanOrEqual(limit * kilobyte)
    if (name === 'a guide') {
      await test.step('nothing of search, editor, compiler or formatter is loaded first', () =>
        expectNoTools(files))
    }
  })
}

// After it a step loads the editor, as the playground does.
test(`the tour runs at most ${FIRST} kB of scripts before the first touch`, async ({
  page,
}) => {
  for (const address of ['/tour', '/tour/lazy']) {
    const loaded = watchLoads(page)
    await page.goto(address)
    const files = await loaded('script')
    expect(total(files), files.join('\n')).toBeLessThanOrEqual(FIRST * kilobyte)
  }
})

test('the HTML of the longest guide is at most 30 kB', () => {
  const size = zippedSize(htmlFile(longestGuide()))
  console.log(`${longestGuide()}: ${(size / kilobyte).toFixed(1)} kB of HTML`)
  expect(size).toBeLessThanOrEqual(30 * kilobyte)
})
