/**
 * Prints what the playground weighs, how long Run takes to its first line, cold
 * and warm, next to a bare `new Worker` in the same page, and how soon type help
 * answers in a long program. Needs a build: `npm run build`.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { Browser, Page } from '@playwright/test'
import {
  openPlayground,
  typeHelpIsOn,
  writeCode,
} from '../tests/support/playground'
import { median } from './median'
import { withSite } from './withSite'

const RUNS = 15
const FIRST_VISITS = 7
const PROGRAM = "console.log('first line')"

const kilobytes = (files: readonly string[]): string => {
  const sizes = files.map(
    file => gzipSync(readFileSync(file), { level: 9 }).length,
  )
  return `${(sizes.reduce((sum, size) => sum + size, 0) / 1000).toFixed(1)} kB`
}

/** Runs in the page: notes when the editor came. */
const WATCH_EDITOR = `new MutationObserver((_, observer) => {
  if (document.querySelector('[role="textbox"][aria-label="Code"]')) {
    window.editorCame = performance.now()
    observer.disconnect()
  }
}).observe(document, { childList: true, subtree: true })`

/** The scripts that were run until then; others are prefetched. */
const LIST_SCRIPTS = `performance.getEntriesByType('resource')
  .filter(({ initiatorType, startTime }) =>
    initiatorType === 'script' && startTime < window.editorCame)
  .map(({ name }) => new URL(name).pathname)`

/** Without the scripts that any page has. */
const measureWeight = async (page: Page): Promise<void> => {
  const scripts = await page.evaluate<string[]>(LIST_SCRIPTS)
  const html = readFileSync('build/playground.html', 'utf8')
  const own = scripts.filter(
    path => !html.includes(path.split('/').at(-1) ?? ''),
  )
  console.log(
    `to an editable editor: ${kilobytes(own.map(path => `build${path}`))}, at most 230`,
  )
  const workers = readdirSync('build/assets/playground')
    .filter(name => /^typescriptWorker\..*\.js$/u.test(name))
    .map(name => `build/assets/playground/${name}`)
  console.log(`TypeScript worker: ${kilobytes(workers)}, at most 1100`)
}

const timeRun = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const buttons = [...document.querySelectorAll('button')]
    const button = buttons.find(({ textContent }) => textContent === 'Run')
    const log = document.querySelector('[role="log"]')
    if (!button || !log) {
      throw new Error('The playground has no Run button or no console.')
    }
    const started = performance.now()
    button.click()
    return new Promise<number>(resolve => {
      const observer = new MutationObserver(() => {
        if (log.textContent?.includes('first line')) {
          observer.disconnect()
          resolve(performance.now() - started)
        }
      })
      observer.observe(log, { childList: true, subtree: true })
    })
  })

/** The least that any sandbox needs: a worker that answers. */
const timeBareWorker = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const started = performance.now()
    const source = new Blob(['postMessage(0)'], { type: 'text/javascript' })
    const worker = new Worker(URL.createObjectURL(source))
    await new Promise((resolve, reject) => {
      worker.addEventListener('message', resolve)
      worker.addEventListener('error', reject)
    })
    worker.terminate()
    return performance.now() - started
  })

/** Pressed as soon as there is a button, before anything is prepared. */
const measureCold = async (browser: Browser, baseURL: string) => {
  const times: number[] = []
  for (let visit = 0; visit < FIRST_VISITS; visit++) {
    const page = await browser.newPage({ baseURL })
    await page.addInitScript(WATCH_EDITOR)
    await openPlayground(page)
    if (visit === 0) {
      await measureWeight(page)
    }
    await writeCode(page, PROGRAM)
    times.push(await timeRun(page))
    await page.close()
  }
  console.log(
    `Run to first line, cold: ${median(times).toFixed(0)} ms, at most 150`,
  )
}

const measureRuns = async (page: Page): Promise<void> => {
  await writeCode(page, PROGRAM)
  await typeHelpIsOn(page)
  await page.locator('iframe').waitFor({ state: 'attached' })
  // The first one prepares the others.
  await timeRun(page)
  const warm: number[] = []
  const bare: number[] = []
  for (let run = 0; run < RUNS; run++) {
    await page.getByRole('button', { name: 'Run', exact: true }).waitFor()
    await page.getByRole('button', { name: 'Clear', exact: true }).click()
    // As long as a visitor needs at the least between two runs.
    await page.waitForTimeout(500)
    warm.push(await timeRun(page))
    bare.push(await timeBareWorker(page))
  }
  const [run, worker] = [median(warm), median(bare)]
  console.log(
    `Run to first line, warm: ${run.toFixed(0)} ms, ${(run / worker).toFixed(2)} times a bare worker, at most 1.5`,
  )
}

const LONG_PROGRAM = `import { filter, map, pipe, reduce, toArray } from 'lfi'
${Array.from(
  { length: 59 },
  (_, index) => `const list${index} = pipe(
  [1, 2, ${index}],
  map(n => ({ n, text: String(n) })),
  filter(({ n }) => n > 1),
  reduce(toArray()))\n`,
).join('')}`

/**
 * Watches for completions, and answers how long they took after the last key.
 * Ready before the key is pressed: a page that is busy may get to it only after.
 */
const watchCompletions = (page: Page) =>
  page.evaluateHandle(() => {
    let pressed = 0
    // Without names: tsx would call a helper that the page has not.
    addEventListener(
      'keydown',
      () => {
        pressed = performance.now()
      },
      { capture: true },
    )
    return {
      answered: new Promise<number>(resolve =>
        new MutationObserver((_, observer) => {
          if (
            pressed > 0 &&
            document.querySelector('.cm-tooltip-autocomplete')
          ) {
            observer.disconnect()
            resolve(performance.now() - pressed)
          }
        }).observe(document.body, { childList: true, subtree: true }),
      ),
    }
  })

const measureHelp = async (page: Page): Promise<void> => {
  const times: number[] = []
  for (let run = 0; run < RUNS; run++) {
    await writeCode(page, `${LONG_PROGRAM}// ${run}\n`)
    await page.locator('.cm-lintRange').waitFor({ state: 'detached' })
    await page.keyboard.type('list1[0].')
    await page.keyboard.press('Escape')
    const completions = await watchCompletions(page)
    await page.keyboard.press('Control+Space')
    times.push(await completions.evaluate(({ answered }) => answered))
    await page.keyboard.press('Escape')
  }
  console.log(
    `completions in 300 lines: ${median(times).toFixed(0)} ms, at most 150`,
  )
}

const measure = async (browser: Browser, baseURL: string): Promise<void> => {
  await measureCold(browser, baseURL)
  // The policy forbids the bare worker that runs are compared with.
  const page = await browser.newPage({ baseURL, bypassCSP: true })
  await openPlayground(page)
  await measureRuns(page)
  await measureHelp(page)
}

void withSite(measure)
