import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'

const axe = readFileSync(
  createRequire(`${process.cwd()}/`).resolve('axe-core/axe.min.js'),
  'utf8',
)

/**
 * Colours in the middle of a transition are nobody's fault. What inherits a
 * colour may begin its own transition when the first has ended.
 */
const settled = `(async () => {
  const frame = () => new Promise(resolve => requestAnimationFrame(resolve))
  for (;;) {
    await frame()
    await frame()
    const moving = document.getAnimations()
      .filter(({ effect }) => effect.getComputedTiming().endTime !== Infinity)
    if (moving.length === 0) return
    await Promise.all(moving.map(({ finished }) => finished.catch(() => {})))
  }
})()`

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
  /** The colours in which an element was looked at. */
  colours?: WeakMap<Element, Set<string>>
}

/**
 * In the page. Contrast takes ten times as long as all other rules together, so
 * it is judged once for an element in its colours, however often one looks.
 */
const lookInPage = async ({ within, except, rules }: Look) => {
  const axe: Axe = Reflect.get(window, 'axe')
  const include = [...document.querySelectorAll(within ?? 'html')]
  const exclude = except ? [...document.querySelectorAll(except)] : []
  axe.colours ??= new WeakMap()
  const known = axe.colours
  const isNew = (element: Element): boolean => {
    const colours = known.get(element) ?? new Set()
    known.set(element, colours)
    const { color, backgroundColor, backgroundImage, opacity } =
      getComputedStyle(element)
    const now = [color, backgroundColor, backgroundImage, opacity].join()
    const isKnown = colours.has(now)
    colours.add(now)
    return !isKnown
  }
  const look = async (
    context: object,
    chosen: object,
  ): Promise<Violation[]> => {
    const { violations } = await axe.run(context, {
      iframes: false,
      // For a rule that is off: it would fetch all styles again.
      preload: false,
      resultTypes: ['violations'],
      ...chosen,
    })
    return violations
  }
  const CONTRAST = 'color-contrast'
  const others = Array.isArray(rules)
    ? { runOnly: rules.filter(rule => rule !== CONTRAST) }
    : { rules: { [CONTRAST]: { enabled: false } } }
  const violations =
    others.runOnly?.length === 0 ? [] : await look({ include, exclude }, others)
  const judged =
    Array.isArray(rules) && !rules.includes(CONTRAST) ? [] : include
  const fresh = new Set(
    judged
      .flatMap(part => [part, ...part.querySelectorAll('*')])
      .filter(element => element.checkVisibility({ visibilityProperty: true }))
      .filter(isNew),
  )
  const roots = [...fresh].filter(
    ({ parentElement }) => !(parentElement && fresh.has(parentElement)),
  )
  if (roots.length > 0) {
    const context = { include: roots, exclude }
    violations.push(...(await look(context, { runOnly: [CONTRAST] })))
  }
  return violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join(', ')})`,
  )
}

/**
 * What axe finds, one sentence each; empty when all is well. The sentences are
 * made in the page: all that axe knows would take longer to come over than to
 * find. Frames are the sandbox, which shows nothing.
 */
export const findAccessibilityProblems = async (
  page: Page,
  { without, rules, ...where }: Look = {},
): Promise<string[]> => {
  if (without) {
    await page.evaluate(selector => {
      for (const element of document.querySelectorAll(selector)) {
        element.remove()
      }
    }, without)
  }
  if (!(await page.evaluate('"axe" in window'))) {
    await page.evaluate(axe)
  }
  await page.evaluate(settled)
  return page.evaluate(lookInPage, {
    ...where,
    rules: rules === 'layout' ? layoutRules : rules,
  })
}

/**
 * What axe finds in both themes, of which the page follows the system's. A theme
 * changes colours, so the second look is for those alone. It stays in the theme
 * of that look: to change it sets the whole page in motion.
 */
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
