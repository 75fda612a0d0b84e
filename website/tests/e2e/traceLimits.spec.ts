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

const [imports = '', ...statements] = pipeline.split('\n')

/** The pipeline with marks around it, apart from what starts and ends a run. */
const marked = (name: string): string => `${imports}
performance.mark('${name} begins')
${statements.join('\n')}
performance.mark('${name} ends')
console.log('${name} ends')`

/** What a recording of the browser says of a mark. */
type Mark = {
  readonly name: string
  /** Processor time of the thread: other work of the machine is not in it. */
  readonly tts?: number
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN

test('a traced run of 10,000 values through five steps takes at most three times as long', {
  tag: '@all',
}, async ({ page, browser }) => {
  await open(page, '/docs/getting-started')
  const figure = example(page)
  const names = { Run: [] as string[], Trace: [] as string[] }
  await browser.startTracing(page, { categories: ['blink.user_timing'] })
  // In turn, so that whatever else the machine does hits both.
  for (let round = 0; round < 5; round++) {
    for (const button of ['Run', 'Trace'] as const) {
      const name = `${button} ${round}`
      names[button].push(name)
      await startExample(figure, marked(name), button)
      // What is said of the run before does not count.
      await expect(consoleOf(figure)).toContainText(`${name} ends`)
      await endOf(figure)
    }
  }
  const { traceEvents } = JSON.parse(String(await browser.stopTracing()))
  const marks = new Map(
    (traceEvents as readonly Mark[]).map(({ name, tts }) => [name, tts]),
  )
  const times = (of: readonly string[]): number[] =>
    of.map(
      name =>
        ((marks.get(`${name} ends`) ?? Number.NaN) -
          (marks.get(`${name} begins`) ?? Number.NaN)) /
        1000,
    )
  const run = median(times(names.Run))
  const trace = median(times(names.Trace))
  console.log(`a run: ${run} ms; traced: ${trace} ms`)
  expect(trace / run).toBeLessThanOrEqual(3)
})

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

test('tracing loads at most 90 kB, once, and nothing before it is pressed', async ({
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
  expect(total).toBeLessThanOrEqual(90_000)

  await test.step('the number of its event is not cut', async () => {
    const hidden = await traceOf(figure)
      .getByRole('spinbutton', { name: 'Event' })
      .evaluate(field => field.scrollWidth - field.clientWidth)
    expect(hidden).toBeLessThanOrEqual(0)
  })

  await test.step('what it is made of is in none of the files before', () => {
    for (const telltale of ['$lfiRestore', 'data-trace-scroller']) {
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
        readFileSync(`build${file}`, 'utf8').includes('data-trace-scroller'),
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
