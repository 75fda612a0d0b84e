import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { open } from '../support/hydrated'
import { consoleOf, endOf, example, startExample } from '../support/runExample'
import { expect, test } from '../support/test'
import { traceOf } from '../support/trace'

test.use({ savesData: false })

const pipeline = `import { filter, map, pipe, rangeTo, reduce, take, toCount } from 'lfi'
console.log(pipe(
  rangeTo(1, 10_000),
  map(n => n + 1),
  filter(n => n % 2 === 0),
  map(n => n * 2),
  take(9_000),
  reduce(toCount()),
))`

const sizeOf = (address: string): number =>
  gzipSync(readFileSync(`build${address}`), { level: 9 }).length

/** Scripts and styles, by their addresses, in the order of their arrival. */
const watchFiles = (page: Page): Set<string> => {
  const files = new Set<string>()
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (/\.(?:js|css)$/u.test(pathname)) {
      files.add(pathname)
    }
  })
  return files
}

test('tracing loads at most 64 kB, once, and nothing before it is pressed', async ({
  page,
}) => {
  const files = watchFiles(page)
  await open(page, '/docs/getting-started')
  const figure = example(page)
  await startExample(figure, pipeline, 'Run')
  await endOf(figure)
  // Pages that may be wanted next are fetched when nothing else is.
  let known = -1
  await expect
    .poll(
      () => {
        const isQuiet = known === files.size
        known = files.size
        return isQuiet
      },
      { intervals: [1000], timeout: 30_000 },
    )
    .toBe(true)
  const before = new Set(files)
  await startExample(figure, pipeline, 'Trace')
  await expect(traceOf(figure)).toBeVisible({ timeout: 20_000 })
  const loaded = [...files].filter(file => !before.has(file))
  const total = loaded.map(sizeOf).reduce((sum, size) => sum + size, 0)
  console.log(`tracing loads ${total} bytes:\n${loaded.join('\n')}`)
  expect(total).toBeLessThanOrEqual(64_000)

  await test.step('the number of its event is not cut', async () => {
    const hidden = await traceOf(figure)
      .getByRole('spinbutton', { name: 'Event' })
      .evaluate(field => field.scrollWidth - field.clientWidth)
    expect(hidden).toBeLessThanOrEqual(0)
  })

  await test.step('what it is made of is in none of the files before', () => {
    for (const telltale of ['lfi-recorder', 'trace-walk-bar']) {
      const holding = (among: Iterable<string>): string[] =>
        [...among].filter(file =>
          readFileSync(`build${file}`, 'utf8').includes(telltale),
        )
      expect(holding(loaded).length, telltale).toBeGreaterThan(0)
      const early = holding(before).filter(file => file.endsWith('.js'))
      expect(early, telltale).toEqual([])
    }
  })

  await test.step('the playground loads the same files', async () => {
    await page.getByRole('link', { name: 'Playground' }).first().click()
    await page.waitForURL('**/playground')
    await expect(page.locator('.cm-content')).toBeVisible()
    await page.getByRole('button', { name: 'Trace', exact: true }).click()
    await expect(
      page.getByRole('region', { name: 'Trace', exact: true }),
    ).toBeVisible({ timeout: 20_000 })
    const copies = [...files].filter(
      file =>
        !loaded.includes(file) &&
        file.endsWith('.js') &&
        readFileSync(`build${file}`, 'utf8').includes('trace-walk-bar'),
    )
    expect(copies).toEqual([])
  })
})

test('an error that nothing catches says the same when it is traced', async ({
  page,
}) => {
  const figure = example(page)
  const shown: string[] = []
  for (const button of ['Run', 'Trace']) {
    await open(page, '/docs/getting-started')
    await startExample(
      figure,
      `import { map } from 'lfi'
for (const n of await map) { console.log(n) }`,
      button,
    )
    await endOf(figure)
    shown.push(await consoleOf(figure).innerText())
  }
  expect(shown[0]).toContain('TypeError')
  expect(shown[1]).toBe(shown[0])
})
