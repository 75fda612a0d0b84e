/**
 * Prints what the playground weighs and how long Run takes to its first line,
 * next to a bare `new Worker` in the same page. Needs a build: `npm run build`.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { gzipSync } from 'node:zlib'
import { type Browser, chromium, type Page } from '@playwright/test'

const PORT = Number(process.env.BENCH_PORT ?? 4183)
const ADDRESS = `http://localhost:${PORT}/playground`
const RUNS = 15

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

const openPlayground = async (browser: Browser): Promise<Page> => {
  const page = await browser.newPage()
  await page.goto(ADDRESS)
  await page.getByRole('textbox', { name: 'Code' }).waitFor()
  return page
}

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
    await new Promise(resolve => worker.addEventListener('message', resolve))
    worker.terminate()
    return performance.now() - started
  })

const writeCode = async (page: Page): Promise<void> => {
  await page.getByRole('textbox', { name: 'Code' }).focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText("console.log('first line')")
}

const measureSpeed = async (browser: Browser): Promise<void> => {
  const page = await openPlayground(browser)
  await writeCode(page)
  // What the page fetches while it is idle has arrived: the editor is ready.
  await page.waitForLoadState('networkidle')
  const cold = await timeRun(page)
  const warm: number[] = []
  const bare: number[] = []
  for (let run = 0; run < RUNS; run++) {
    await page.getByRole('button', { name: 'Run', exact: true }).waitFor()
    await page.getByRole('button', { name: 'Clear', exact: true }).click()
    warm.push(await timeRun(page))
    bare.push(await timeBareWorker(page))
  }
  console.log(`Run to first line, cold:         ${cold.toFixed(0)} ms`)
  console.log(`Run to first line, warm:         ${median(warm).toFixed(0)} ms`)
  console.log(`bare new Worker to its message:  ${median(bare).toFixed(0)} ms`)
  await page.close()
}

/** Bytes, gzip, of the scripts fetched until the editor can be used. */
const measureWeight = async (browser: Browser): Promise<void> => {
  const page = await browser.newPage()
  const scripts = new Map<string, Promise<Buffer>>()
  page.on('response', response => {
    if (response.request().resourceType() === 'script') {
      scripts.set(response.url(), response.body())
    }
  })
  // Later scripts are for help and running, which the editor does not need.
  await page.addInitScript('window.requestIdleCallback = () => 0')
  await page.goto(ADDRESS)
  const shell = await page
    .locator('head script[src]')
    .evaluateAll(all => all.map(each => (each as HTMLScriptElement).src))
  await page.getByRole('textbox', { name: 'Code' }).waitFor()
  let inShell = 0
  let beyond = 0
  for (const [url, body] of scripts) {
    const size = gzipSync(await body, { level: 9 }).length
    if (shell.includes(url)) {
      inShell += size
    } else {
      beyond += size
    }
  }
  console.log(`shell, scripts:                  ${kilobytes(inShell)}`)
  console.log(`to an editable editor, beyond:   ${kilobytes(beyond)}`)
  await page.close()
}

const measureTypeScript = async (browser: Browser): Promise<void> => {
  const page = await browser.newPage()
  const [response] = await Promise.all([
    page.waitForResponse(({ url }) => url().includes('typescriptWorker')),
    page.goto(ADDRESS),
  ])
  const size = gzipSync(await response.body(), { level: 9 }).length
  console.log(`TypeScript worker:               ${kilobytes(size)}`)
  await page.close()
}

const main = async (): Promise<void> => {
  const { browserArguments, findBrowser } = await import(
    '../scripts/findBrowser.mjs'
  )
  const server = spawn(process.execPath, ['scripts/serve.mjs'], {
    env: { ...process.env, PORT: String(PORT) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(server.stdout, 'data')
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: browserArguments,
  })
  try {
    await measureWeight(browser)
    await measureTypeScript(browser)
    await measureSpeed(browser)
  } finally {
    await browser.close()
    server.kill()
  }
}

void main()
