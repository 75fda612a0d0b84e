import { readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Locator } from '@playwright/test'
import { open } from '../support/hydrated'
import { codeOf } from '../support/playground'
import { serveBuild } from '../support/serveBuild'
import { expect, test } from '../support/test'

test.use({ savesData: false })

declare global {
  /** How far anything moved by itself so far, as browsers reckon it. */
  var readShift: () => Shift
}

type Shift = { value: number; moved: string[] }

type Entry = {
  hadRecentInput: boolean
  value: number
  sources: {
    node?: Element | null
    previousRect: DOMRectReadOnly
    currentRect: DOMRectReadOnly
  }[]
}

/** Runs before the page's own scripts, so that no shift comes before it. */
const observeShifts = () => {
  const shift: Shift = { value: 0, moved: [] }
  const add = (entries: PerformanceEntryList) => {
    for (const entry of entries) {
      const { hadRecentInput, value, sources } = entry as unknown as Entry
      if (!hadRecentInput) {
        shift.value += value
        const names = sources.map(({ node, previousRect, currentRect }) => {
          const name = node ? `${node.nodeName}.${node.className}` : 'gone'
          return `${name} from ${JSON.stringify(previousRect)} to ${JSON.stringify(currentRect)}`
        })
        shift.moved.push(`${names.join(', ')} at ${entry.startTime} ms`)
      }
    }
  }
  const observer = new PerformanceObserver(list => add(list.getEntries()))
  observer.observe({ type: 'layout-shift', buffered: true })
  globalThis.readShift = () => {
    add(observer.takeRecords())
    return shift
  }
}

/** Shifts are reckoned when a frame is painted, so two are waited for. */
const shiftSoFar = () =>
  new Promise<Shift>(resolve => {
    requestAnimationFrame(() =>
      requestAnimationFrame(() =>
        setTimeout(() => resolve(globalThis.readShift())),
      ),
    )
  })

test('what is pushed down is noticed', async ({ page }) => {
  await page.addInitScript(observeShifts)
  await open(page, '/docs/getting-started')
  await page.evaluate(() => {
    const block = document.createElement('div')
    block.style.blockSize = '200px'
    document.querySelector('.theme-doc-markdown h2')?.before(block)
  })
  const readValue = async () => (await page.evaluate(shiftSoFar)).value
  await expect.poll(readValue).toBeGreaterThan(0.001)
  expect((await page.evaluate(shiftSoFar)).moved.join()).toContain('H2.')
  // The scrollbars of this browser take no room. Those of others do, and must
  // not come after the first paint.
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'scroll')
})

test('fonts that come late move nothing; the next page is set in them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 412, height: 844 })
  await page.addInitScript(observeShifts)
  await page.route('**/*.woff2', async route => {
    await new Promise(resolve => setTimeout(resolve, 600))
    await route.continue()
  })
  const fonts = page.waitForResponse(/woff2/u)
  await page.goto('/docs/api/variables/map')
  await fonts
  await page.waitForLoadState('networkidle')
  const { value, moved } = await page.evaluate(shiftSoFar)
  expect(value, moved.join('; ')).toBeLessThan(0.001)
})

/** Sends what is first seen of a page in pieces, each in a frame of its own. */
const sendInPieces = async (html: string, response: ServerResponse) => {
  const from = html.indexOf('<main')
  const to = from + 8000
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  response.write(html.slice(0, from))
  // A row of a table has the widths of its columns only as a whole.
  const pieces = html
    .slice(from, to)
    .split(/(?=<(?:tr|h\d|li|figure|section)\b)/u)
  for (const piece of pieces) {
    response.write(piece)
    await wait(34)
  }
  response.end(html.slice(to))
}

test.describe('on a slow network', () => {
  test.use({
    baseURL: async ({ browserName: _ }, use) => {
      const site = await serveBuild('build', '/', ({ url }, response) => {
        const file = { '/': 'index', '/docs/api': 'docs/api' }[url ?? '']
        if (file) {
          const html = readFileSync(`build/${file}.html`, 'utf8')
          sendInPieces(html, response).catch(error => response.destroy(error))
        }
        return file !== undefined
      })
      await use(site.origin)
      site.close()
    },
  })

  test('what comes later moves nothing that is there', async ({ page }) => {
    await page.addInitScript(observeShifts)
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto('/')
      const home = await page.evaluate(shiftSoFar)
      expect.soft(home.value, home.moved.join('; ')).toBeLessThan(0.001)
      // Spaces between names go to the next line together with a name.
      await page.goto('/docs/api')
      const { moved } = await page.evaluate(shiftSoFar)
      expect.soft(moved.filter(what => /T[HDR]\./u.test(what))).toEqual([])
    }
  })
})

/** Those that other tests watch at the other width are left out here. */
const watched = {
  1440: [
    '/',
    '/docs/getting-started',
    '/docs/api/variables/map',
    '/search?q=map',
  ],
  390: ['/', '/docs/recipes', '/docs/api/variables/map', '/playground'],
} as const

for (const [width, addresses] of Object.entries(watched)) {
  test(`nothing moves by itself while pages load at ${width} px`, {
    tag: width === '390' ? [] : '@all',
  }, async ({ page }) => {
    await page.setViewportSize({ width: Number(width), height: 844 })
    await page.addInitScript(observeShifts)
    // A slow processor paints pages in parts, while the rest still arrives.
    const session = await page.context().newCDPSession(page)
    const last: Readonly<Record<string, Locator>> = {
      '/': page.getByRole('radiogroup'),
      '/playground': codeOf(page),
      '/search?q=map': page.getByRole('main').locator('ol > li').first(),
    }
    for (const address of addresses) {
      // The app draws these: their parts come one after the other at any rate.
      const rate = /^.(?:playground|search)/u.test(address) ? 2 : 4
      await session.send('Emulation.setCPUThrottlingRate', { rate })
      await open(page, address)
      await expect(
        last[address] ?? page.locator('.theme-doc-markdown'),
      ).toBeVisible()
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
      const { value, moved } = await page.evaluate(shiftSoFar)
      const what = `${address}: ${moved.join('; ')}`
      // A line of text that is parsed in two parts can move by two pixels.
      expect.soft(value, what).toBeLessThan(0.01)
    }
  })
}
