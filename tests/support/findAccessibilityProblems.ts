import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'

const axe = readFileSync(
  createRequire(`${process.cwd()}/`).resolve('axe-core/axe.min.js'),
  'utf8',
)

/** What axe finds in the whole page, one sentence each; empty when all is well. */
export const findAccessibilityProblems = async (
  page: Page,
): Promise<string[]> => {
  await page.evaluate(axe)
  const { violations } = await page.evaluate<AxeResults>(
    // Frames are the sandbox, which shows nothing and lets nobody in.
    'axe.run(document, { iframes: false })',
  )
  return violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join(', ')})`,
  )
}
