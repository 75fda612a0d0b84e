import type { Locator, Page } from '@playwright/test'
import { expect } from './test'

/** An example of the page that is open; none that is folded away. */
export const example = (page: Page, index = 0): Locator =>
  page
    .locator('.code-block[data-example]:not(details:not([open]) *)')
    .nth(index)

export const consoleOf = (figure: Locator): Locator =>
  figure.getByRole('log', { name: 'Console' })

/** Resolves once what is said of a run is no longer about the one before. */
const nextRun = (figure: Locator) =>
  figure.evaluateHandle(element => ({
    begins: new Promise<void>(resolve => {
      const status = element.querySelector('[role=status]')
      const before = status?.textContent
      const observer = new MutationObserver(() => {
        if (!status?.isConnected || status.textContent !== before) {
          observer.disconnect()
          resolve()
        }
      })
      if (before) {
        const texts = { childList: true, characterData: true, subtree: true }
        observer.observe(element, texts)
      } else {
        resolve()
      }
    }),
  }))

/** Puts other code into an example and presses Run, or another button. */
export const startExample = async (
  figure: Locator,
  code: string,
  button = 'Run',
): Promise<void> => {
  await figure
    .locator('pre > code')
    .first()
    .evaluate((element, text) => {
      element.textContent = text
    }, code)
  const next = await nextRun(figure)
  await figure.getByRole('button', { name: button, exact: true }).click()
  await next.evaluate(({ begins }) => begins)
}

/** Waits for the end of a run and gives the words that describe it. */
export const endOf = async (
  figure: Locator,
  timeout = 15_000,
): Promise<string> => {
  // A trace has a status of its own, below.
  const status = figure.getByRole('status').first()
  await expect(status).toHaveText(/^(?:Finished|Ended|Stopped|Not run)/u, {
    timeout,
  })
  return (await status.textContent()) ?? ''
}

/** Runs code in an example to its end and gives what it printed. */
export const runExample = async (
  figure: Locator,
  code: string,
  button = 'Run',
): Promise<string> => {
  await startExample(figure, code, button)
  await endOf(figure)
  return consoleOf(figure).innerText()
}
