import { readdirSync, readFileSync, statSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { startApp } from '../support/hydrated'
import { readSitemap } from '../support/readSitemap'
import { expect, test } from '../support/test'

const kilobyte = 1000
const zippedSize = (file: string) =>
  gzipSync(readFileSync(file), { level: 9 }).length

/** The page's address as the file that was built for it. */
const htmlFile = (address: string) =>
  address === '/' ? 'build/index.html' : `build${address}.html`

/** Everything of one kind that a first visit loads and uses, without what it
 * fetches in advance; with the app, once something has started it. */
const firstLoad = async (
  page: Page,
  address: string,
  kind: string,
  withApp = false,
) => {
  const files = new Set<string>()
  page.on('request', request => {
    if (request.resourceType() === kind) {
      files.add(`build${new URL(request.url()).pathname}`)
    }
  })
  await page.goto(address)
  if (withApp) {
    await startApp(page)
  }
  await page.waitForLoadState('networkidle')
  return [...files]
}

const total = (files: string[]) =>
  files.map(zippedSize).reduce((sum, size) => sum + size, 0)

const longestGuide = () =>
  readSitemap()
    .filter(path => path.startsWith('/docs') && !path.startsWith('/docs/api/'))
    .map(path => ({ path, size: statSync(htmlFile(path)).size }))
    .reduce((a, b) => (a.size > b.size ? a : b)).path

const FIRST = 8
const budgets: [name: string, address: () => string, limit: number][] = [
  ['the home page', () => '/', 170],
  ['a guide', () => '/docs/getting-started', 195],
  ['the longest guide', longestGuide, 195],
  ['an API page', () => '/docs/api/variables/map', 195],
  ['the API index', () => '/docs/api', 190],
]

for (const [name, address, limit] of budgets) {
  test(`${name} runs at most ${FIRST} kB of scripts before the first touch, ${limit} kB after it`, async ({
    page,
  }) => {
    const first = await firstLoad(page, address(), 'script')
    expect(total(first), first.join('\n')).toBeLessThanOrEqual(FIRST * kilobyte)
    const files = await firstLoad(page, address(), 'script', true)
    const [before, after] = [total(first), total(files)].map(size =>
      (size / kilobyte).toFixed(1),
    )
    console.log(`${name}: ${before} kB of scripts, ${after} kB with the app`)
    expect(total(files), files.join('\n')).toBeLessThanOrEqual(limit * kilobyte)
  })
}

// After it a step loads the editor, as the playground does.
test(`the tour runs at most ${FIRST} kB of scripts before the first touch`, async ({
  page,
}) => {
  for (const address of ['/tour', '/tour/lazy']) {
    const files = await firstLoad(page, address, 'script')
    expect(total(files), files.join('\n')).toBeLessThanOrEqual(FIRST * kilobyte)
  }
})

test('no page loads more than 16 kB of styles first', async ({ page }) => {
  const files = await firstLoad(page, '/docs/api', 'stylesheet')
  console.log(`styles: ${(total(files) / kilobyte).toFixed(1)} kB`)
  expect(total(files)).toBeLessThanOrEqual(16 * kilobyte)
})

test('no page loads more than 25 kB of fonts first', async ({ page }) => {
  for (const [name, address] of budgets) {
    const files = await firstLoad(page, address(), 'font')
    const size = total(files)
    console.log(`${name}: ${(size / kilobyte).toFixed(1)} kB of fonts`)
    expect(size, files.join('\n')).toBeLessThanOrEqual(25 * kilobyte)
  }
})

test('the HTML of the longest guide is at most 30 kB', () => {
  const size = zippedSize(htmlFile(longestGuide()))
  console.log(`${longestGuide()}: ${(size / kilobyte).toFixed(1)} kB of HTML`)
  expect(size).toBeLessThanOrEqual(30 * kilobyte)
})

test('nothing of search, editor, compiler or formatter is loaded first', async ({
  page,
}) => {
  const files = await firstLoad(page, '/docs/getting-started', 'script', true)
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
})
