import type { Browser, Page } from '@playwright/test'
import { median } from './median'
import { openPlayground, writeCode } from './openPlayground'

const RUNS = 7

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
 * Watches for something, and answers how long it took after the last key. Ready
 * before the key is pressed: a page that is busy may get to it only after.
 */
const watchHelp = (page: Page, selector: string) =>
  page.evaluateHandle(selector => {
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
          if (pressed > 0 && document.querySelector(selector)) {
            observer.disconnect()
            resolve(performance.now() - pressed)
          }
        }).observe(document.body, { childList: true, subtree: true }),
      ),
    }
  }, selector)

export const measureHelp = async (
  browser: Browser,
  address: string,
): Promise<void> => {
  const page = await openPlayground(browser, address)
  await writeCode(page, LONG_PROGRAM)
  await page.getByText('Type help is on').waitFor()
  const completions: number[] = []
  for (let run = 0; run < RUNS; run++) {
    await page.keyboard.type('list1[0].')
    await page.keyboard.press('Escape')
    const help = await watchHelp(page, '.cm-tooltip-autocomplete')
    await page.keyboard.press('Control+Space')
    completions.push(await help.evaluate(({ answered }) => answered))
    await page.keyboard.press('Escape')
    await writeCode(page, `${LONG_PROGRAM}// ${run}\n`)
    await page.locator('.cm-lintRange').waitFor({ state: 'detached' })
  }
  console.log(
    `completions in 300 lines:        ${median(completions).toFixed(0)} ms, at most 150`,
  )
  await page.close()
}
