/**
 * Prints what the playground weighs, how long Run takes to its first line, next
 * to a bare `new Worker` in the same page, and how soon type help answers in a
 * long program. Needs a build: `npm run build`.
 */
import type { Browser, Page } from '@playwright/test'
import { measureHelp } from './measureHelp'
import { median } from './median'
import { openPlayground, writeCode } from './openPlayground'
import { sizeOf } from './sizeOf'
import { withSite } from './withSite'

const RUNS = 15
const FIRST_VISITS = 7

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`

/** Milliseconds from the click to the first printed line. */
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
const measureCold = async (
  browser: Browser,
  address: string,
): Promise<number> => {
  const page = await openPlayground(browser, address)
  await writeCode(page)
  const cold = await timeRun(page)
  await page.close()
  return cold
}

const measureSpeed = async (
  browser: Browser,
  address: string,
): Promise<void> => {
  const cold: number[] = []
  for (let visit = 0; visit < FIRST_VISITS; visit++) {
    cold.push(await measureCold(browser, address))
  }
  const page = await openPlayground(browser, address)
  await writeCode(page)
  await page.getByText('Type help is on').waitFor()
  await page.locator('iframe').waitFor({ state: 'attached' })
  const first = await timeRun(page)
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
  console.log(
    `Run to first line, cold:         ${median(cold).toFixed(0)} ms, ${Math.max(...cold).toFixed(0)} at the most of ${FIRST_VISITS}`,
  )
  console.log(`Run to first line, first:        ${first.toFixed(0)} ms`)
  console.log(`Run to first line, warm:         ${median(warm).toFixed(0)} ms`)
  console.log(`bare new Worker to its message:  ${median(bare).toFixed(0)} ms`)
  console.log(
    `warm Run, in bare workers:       ${(median(warm) / median(bare)).toFixed(2)}, at most 1.5`,
  )
  await page.close()
}

/** Runs in the page: notes when the editor came. */
const WATCH_EDITOR = `
  new MutationObserver((_, observer) => {
    if (document.querySelector('[role="textbox"][aria-label="Code"]')) {
      window.editorCame = performance.now()
      observer.disconnect()
    }
  }).observe(document, { childList: true, subtree: true })
`

/** The scripts that were run until the editor came; others are prefetched. */
const LIST_SCRIPTS = `performance
  .getEntriesByType('resource')
  .filter(({ initiatorType, startTime }) =>
    initiatorType === 'script' && startTime < window.editorCame)
  .map(({ name }) => name)`

/** Bytes, gzip, of the scripts fetched until the editor can be used. */
const measureWeight = async (
  browser: Browser,
  address: string,
): Promise<void> => {
  const page = await browser.newPage()
  await page.addInitScript(WATCH_EDITOR)
  const html = await page.goto(address).then(response => response?.text())
  await page.getByRole('textbox', { name: 'Code' }).waitFor()
  const urls = await page.evaluate<string[]>(LIST_SCRIPTS)
  let inShell = 0
  let beyond = 0
  for (const url of urls) {
    // Scripts that the page names itself are those of any page.
    if (html?.includes(new URL(url).pathname)) {
      inShell += sizeOf(url)
    } else {
      beyond += sizeOf(url)
    }
  }
  console.log(`shell, scripts:                  ${kilobytes(inShell)}`)
  console.log(`to an editable editor, beyond:   ${kilobytes(beyond)}`)
  await page.close()
}

const measureTypeScript = async (
  browser: Browser,
  address: string,
): Promise<void> => {
  const page = await browser.newPage()
  const [response] = await Promise.all([
    page.waitForResponse(response =>
      response.url().includes('/playground/typescriptWorker'),
    ),
    page.goto(address),
  ])
  const size = sizeOf(response.url())
  console.log(`TypeScript worker:               ${kilobytes(size)}`)
  await page.close()
}

const measure = async (browser: Browser, origin: string): Promise<void> => {
  const address = `${origin}/playground`
  await measureWeight(browser, address)
  await measureTypeScript(browser, address)
  await measureSpeed(browser, address)
  await measureHelp(browser, address)
}

withSite(measure).catch(error => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
