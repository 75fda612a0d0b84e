import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'

const axe = readFileSync(
  createRequire(`${process.cwd()}/`).resolve('axe-core/axe.min.js'),
  'utf8',
)

/** What is shown and what scrolls depend on the width. */
const layoutRules = [
  'aria-hidden-focus',
  'aria-required-children',
  'button-name',
  'heading-order',
  'label',
  'landmark-unique',
  'link-name',
  'nested-interactive',
  'region',
  'scrollable-region-focusable',
]

type Look = {
  /** Selects the part of the page that a test is about; without it, all of it. */
  readonly within?: string | undefined
  /** Selects what other tests look at. */
  readonly except?: string | undefined
  /**
   * Selects what is taken out of the page first: axe reads all of it, whatever
   * the part that it reports on. Only what nothing needs afterwards.
   */
  readonly without?: string | undefined
  /** `layout`: those that another width can break. */
  readonly rules?: readonly string[] | 'layout' | undefined
}

type Violation = { id: string; help: string; nodes: { target: string[] }[] }
type Axe = {
  run: (
    context: object,
    options: object,
  ) => Promise<{ violations: Violation[] }>
}

/** In the page: all that axe knows would take longer to come over than to find. */
const lookInPage = async ({ within, except, without, rules }: Look) => {
  for (const element of document.querySelectorAll(without ?? 'no-such')) {
    element.remove()
  }
  // Colours in the middle of a transition are not a problem of the page.
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Infinity) {
      animation.finish()
    }
  }
  // What depends on a size, such as tab stops of code, changes with a frame.
  await new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)))
  const { run }: Axe = Reflect.get(window, 'axe')
  const { violations } = await run(
    {
      include: [...document.querySelectorAll(within ?? 'html')],
      exclude: [...document.querySelectorAll(except ?? 'no-such')],
    },
    {
      // Frames are the sandbox, which shows nothing.
      iframes: false,
      // For a rule that is off: it would fetch all styles again.
      preload: false,
      resultTypes: ['violations'],
      ...(rules && { runOnly: rules }),
    },
  )
  return violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join(', ')})`,
  )
}

/** What axe finds, one sentence each; empty when all is well. */
export const findAccessibilityProblems = async (
  page: Page,
  { rules, ...look }: Look = {},
): Promise<string[]> => {
  if (!(await page.evaluate('"axe" in window'))) {
    await page.evaluate(axe)
  }
  return page.evaluate(lookInPage, {
    ...look,
    rules: rules === 'layout' ? layoutRules : rules,
  })
}

/** Both themes, of which the second changes nothing but colours. */
export const findProblemsInBothThemes = async (
  page: Page,
  look: Look = {},
): Promise<string[]> => {
  const html = page.locator('html')
  const before = await html.getAttribute('data-theme')
  const theme = before === 'dark' ? 'light' : 'dark'
  const found = await findAccessibilityProblems(page, look)
  await page.emulateMedia({ colorScheme: theme })
  await expect(html).toHaveAttribute('data-theme', theme)
  const rules = ['color-contrast']
  const colours = await findAccessibilityProblems(page, { ...look, rules })
  return [...found, ...colours.map(problem => `${theme}: ${problem}`)]
}
