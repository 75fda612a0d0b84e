import type { Browser, Page } from '@playwright/test'
import { openPlayground, writeCode } from '../tests/support/playground'
import { median } from './median'
import { watchTasks } from './tasks'

/** Its trace holds as many events as are kept, 1,000. */
const LONG_RUN = `import { filter, map, pipe, rangeTo, reduce, toSum } from 'lfi'
console.log(pipe(rangeTo(1, 5000), map(n => n * 2), filter(n => n % 3 === 0), reduce(toSum())))`

/** Milliseconds that steps of the slider take, to a laid-out page. */
const timeSteps = (page: Page): Promise<number[]> =>
  page.evaluate(async () => {
    const slider = document.querySelector<HTMLInputElement>('[type="range"]')
    const times: number[] = []
    for (let step = 0; step < 60; step++) {
      const start = performance.now()
      // A trace opens at its end.
      slider?.stepDown((step % 7) + 1)
      slider?.dispatchEvent(new Event('input', { bubbles: true }))
      // React draws in a microtask after the event.
      await new Promise<void>(resolve => queueMicrotask(resolve))
      void document.body.offsetHeight
      times.push(performance.now() - start)
      await new Promise(requestAnimationFrame)
    }
    return times
  })

/**
 * In milliseconds: the longest task of tracing a program and opening its trace,
 * and what a step of the slider takes.
 */
export const measureTrace = async (browser: Browser, baseURL: string) => {
  const page = await browser.newPage({ baseURL })
  await openPlayground(page)
  await writeCode(page, LONG_RUN)
  const { longest } = await watchTasks(browser, page, async () => {
    await page.getByRole('button', { name: 'Trace', exact: true }).click()
    await page.getByRole('slider', { name: 'Step' }).waitFor()
  })
  const step = median(await timeSteps(page))
  await page.close()
  return { opening: longest, step }
}
