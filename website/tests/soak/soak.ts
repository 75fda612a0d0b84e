/**
 * Uses the site at random for an hour, and says whether memory, elements,
 * listeners, workers, frames and timers return to where they were. Needs a
 * build.
 * `npm run soak -- 5 7` takes five minutes with seed 7.
 */
import type { Browser, CDPSession, Page } from '@playwright/test'
import { withSite } from '../../bench/withSite'
import { createRandom } from '../../examples/run/worker/createRandom'
import { openApp } from '../support/hydrated'
import { codeOf, writeCode } from '../support/playground'

const [minutes = 60, seed = 1] = process.argv.slice(2).map(Number)

const random = createRandom(seed)
const oneOf = <Item>(items: readonly Item[]): Item => {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) {
    throw new Error('There is nothing to choose from.')
  }
  return item
}

/** Where everything is measured. */
const restingPlace = '/docs/getting-started'

/** As a link does it, without loading another page: that would free all. */
const follow = async (page: Page, address: string): Promise<void> => {
  await page.evaluate(to => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: {} }))
  }, address)
  // The address changes first. What is done before the page is there is lost
  // with the page that goes, as it would be for a visitor.
  await page.waitForFunction(
    to =>
      new URL(
        document.querySelector<HTMLLinkElement>('link[rel="canonical"]')
          ?.href ?? location.origin,
      ).pathname === to,
    address,
  )
}

const programs = [
  "console.log({ a: [1, { b: new Map([['k', 2]]) }] })",
  'for (let i = 0; i < 6000; i++) console.log(i, { i })',
  "setTimeout(() => console.log('later'), 200)",
  "throw new Error('on purpose')",
  "import { map, pipe, reduce, toArray } from 'lfi'\nconsole.log(pipe([1, 2], map(n => n * 2), reduce(toArray())))",
]

const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).first().click()

const openPlayground = async (page: Page): Promise<void> => {
  await follow(page, '/playground')
  await codeOf(page).waitFor()
}

const runPlayground = async (page: Page): Promise<void> => {
  await openPlayground(page)
  await writeCode(page, `${oneOf(programs)}\n// ${random()}`)
  await press(page, oneOf(['Run', 'Run', 'Trace']))
  await page.waitForTimeout(500)
  await page.getByRole('button', { name: 'Run', exact: true }).waitFor()
}

const actions: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  read: page =>
    follow(
      page,
      oneOf(['/docs/recipes', '/docs/concepts/reducer', '/docs/api/variables']),
    ),
  search: async page => {
    await page.keyboard.press('Control+k')
    const field = page.getByRole('combobox', {
      name: /^Search (?:docs|functions)$/u,
    })
    await field.fill(oneOf(['map', 'group by', 'Iterable<T> -> number', 'zzz']))
    // The worker that answers stays, so it is there before anything is counted.
    await page
      .getByRole('option')
      .or(page.getByText(/^No results/u))
      .first()
      .waitFor()
    await page.keyboard.press('Escape')
    await field.waitFor({ state: 'hidden' })
  },
  'run an example': async page => {
    await follow(page, restingPlace)
    await press(page, 'Run')
    await page
      .getByText(/^(?:Finished|Ended)/u)
      .first()
      .waitFor()
  },
  'run in the playground': runPlayground,
  'stop a loop': async page => {
    await openPlayground(page)
    await writeCode(page, 'setInterval(() => console.log(1), 50)')
    await press(page, 'Run')
    await page.waitForTimeout(500)
    await press(page, 'Stop')
    await page.getByText(/^Stopped/u).waitFor()
  },
  'read without a network': async page => {
    await page.context().setOffline(true)
    await page.waitForTimeout(200)
    await page.context().setOffline(false)
  },
}

/** Runs in the page before its own scripts: counts timers that are to fire. */
const COUNT_TIMERS = `(() => {
  const [timers, frames] = [new Set(), new Set()]
  const watch = (start, end, waiting, isOnce) => {
    const [begin, cancel] = [globalThis[start], globalThis[end]]
    globalThis[start] = (act, ...rest) => {
      const id = begin((...given) => {
        if (isOnce) waiting.delete(id)
        return act(...given)
      }, ...rest)
      waiting.add(id)
      return id
    }
    globalThis[end] = id => {
      waiting.delete(id)
      cancel(id)
    }
  }
  watch('setTimeout', 'clearTimeout', timers, true)
  watch('setInterval', 'clearInterval', timers, false)
  watch('requestAnimationFrame', 'cancelAnimationFrame', frames, true)
  globalThis.countTimers = () => timers.size + frames.size
})()`

type Measure = Readonly<Record<string, number>>

const measure = async (page: Page, session: CDPSession): Promise<Measure> => {
  await follow(page, restingPlace)
  await page.waitForTimeout(2000)
  for (let round = 0; round < 3; round++) {
    await session.send('HeapProfiler.collectGarbage')
  }
  const { metrics } = await session.send('Performance.getMetrics')
  const named = new Map(metrics.map(({ name, value }) => [name, value]))
  return {
    'heap, MB': (named.get('JSHeapUsedSize') ?? 0) / 1e6,
    documents: named.get('Documents') ?? 0,
    elements: named.get('Nodes') ?? 0,
    listeners: named.get('JSEventListeners') ?? 0,
    frames: page.frames().length,
    workers: page.workers().length,
    timers: await page.evaluate<number>('countTimers()'),
  }
}

/** What a browser's own caches and a page's own making may differ by. */
const mayGrowTo = (name: string, before: number): number =>
  ['frames', 'workers', 'timers'].includes(name) ? before : before * 1.3 + 5

const soak = async (browser: Browser, baseURL: string): Promise<void> => {
  const page = await browser.newPage({ baseURL })
  await page.addInitScript(COUNT_TIMERS)
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const errors: string[] = []
  page.on('pageerror', error => errors.push(String(error)))

  await openApp(page, restingPlace)
  for (const act of Object.values(actions)) {
    await act(page)
  }
  const before = await measure(page, session)
  const end = Date.now() + minutes * 60_000
  let count = 0
  while (Date.now() < end) {
    const [name, act] = oneOf(Object.entries(actions))
    count++
    await act(page).catch((error: unknown) => {
      // Not reloaded: that would free what did not return.
      errors.push(`${name} (${count}): ${String(error)}`)
      return page.keyboard.press('Escape')
    })
  }
  const after = await measure(page, session)
  const rows = Object.entries(before).map(([name, was]) => {
    const is = after[name] ?? 0
    const hasReturned = is <= mayGrowTo(name, was)
    return { name, before: was, after: is, returned: hasReturned }
  })
  console.table(rows)
  console.log(`${count} actions with seed ${seed}, ${errors.length} errors`)
  for (const error of errors) {
    console.log(error)
  }
  process.exitCode =
    errors.length === 0 && rows.every(({ returned }) => returned) ? 0 : 1
}

void withSite(soak)
