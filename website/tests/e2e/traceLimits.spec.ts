import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { open } from '../support/hydrated'
import { endOf, example, startExample } from '../support/runExample'
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

test('tracing loads at most 25 kB, and nothing before it is pressed', async ({
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
  expect(total).toBeLessThanOrEqual(25_000)
})
