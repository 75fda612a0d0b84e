import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

const axe = readFileSync(
  createRequire(`${process.cwd()}/`).resolve('axe-core/axe.min.js'),
  'utf8',
)

/** Colours in the middle of a transition are nobody's fault. */
const settled = `Promise.all(document.getAnimations()
  .filter(({ effect }) => effect.getComputedTiming().endTime !== Infinity)
  .map(({ finished }) => finished.catch(() => {}))).then(() => {})`

/**
 * What axe finds in the whole page, one sentence each; empty when all is well.
 * The sentences are made in the page: all that axe knows would take longer to
 * come over than to find. Frames are the sandbox, which shows nothing.
 */
export const findAccessibilityProblems = async (
  page: Page,
  rules?: readonly string[],
): Promise<string[]> => {
  const options = {
    iframes: false,
    resultTypes: ['violations'],
    ...(rules && { runOnly: rules }),
  }
  if (!(await page.evaluate('"axe" in window'))) {
    await page.evaluate(axe)
  }
  await page.evaluate(settled)
  return page.evaluate<string[]>(
    `axe.run(document, ${JSON.stringify(options)}).then(({ violations }) =>
      violations.map(({ id, help, nodes }) =>
        id + ': ' + help + ' (' + nodes.map(node => node.target.join(' ')).join(', ') + ')'))`,
  )
}
