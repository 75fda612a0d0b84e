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
type Rule = { id: string; matches: (element: Element, ...rest: []) => boolean }
type Axe = {
  run: (
    context: object,
    options: object,
  ) => Promise<{ violations: Violation[] }>
  _audit: { rules: Rule[] }
  /** Those whose contrast is judged by the run that comes. */
  fresh?: Set<Element>
  /** The colours in which an element was looked at. */
  colours: WeakMap<Element, Set<string>>
  /** How often a kind of text was judged. */
  kinds: Map<string, number>
}

/**
 * In the page. Contrast takes as long as all other rules together, so it is
 * judged once for an element in its colours, however often one looks, and for a
 * few of those that have the same size and colours, on the same ground. There
 * is one run for all rules: most of its time goes into a map of what is where.
 */
const lookInPage = async ({
  within,
  except,
  rules,
  isThorough,
}: Look & { isThorough: boolean }) => {
  const axe: Axe = Reflect.get(window, 'axe')
  const CONTRAST = 'color-contrast'
  const SAMPLES = 3
  if (!axe.fresh) {
    axe.colours = new WeakMap()
    axe.kinds = new Map()
    const rule = axe._audit.rules.find(({ id }) => id === CONTRAST)
    const isJudged = rule?.matches
    if (!(rule && isJudged)) {
      throw new Error(`axe has no rule ${CONTRAST}.`)
    }
    rule.matches = function (element, ...rest) {
      return (
        axe.fresh?.has(element) === true &&
        isJudged.call(this, element, ...rest)
      )
    }
  }
  const hasText = (element: Element): boolean =>
    element.matches('input, select, textarea') ||
    [...element.childNodes].some(
      node => node instanceof Text && node.data.trim() !== '',
    )
  const kindOf = (element: Element): string => {
    const { color, fontSize, fontWeight, textShadow } =
      getComputedStyle(element)
    const parts = [color, fontSize, fontWeight, textShadow]
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { backgroundColor, backgroundImage, opacity } = getComputedStyle(at)
      parts.push(backgroundColor, backgroundImage, opacity)
    }
    return parts.join()
  }
  const isNew = (element: Element): boolean => {
    const kind = kindOf(element)
    const colours = axe.colours.get(element) ?? new Set()
    if (colours.has(kind)) {
      return false
    }
    axe.colours.set(element, colours.add(kind))
    const judged = axe.kinds.get(kind) ?? 0
    axe.kinds.set(kind, judged + 1)
    return isThorough || judged < SAMPLES
  }
  const include = [...document.querySelectorAll(within ?? 'html')]
  const exclude = except ? [...document.querySelectorAll(except)] : []
  const judged = rules && !rules.includes(CONTRAST) ? [] : include
  axe.fresh = new Set(
    judged
      .flatMap(part => [part, ...part.querySelectorAll('*')])
      .filter(element => element.checkVisibility({ visibilityProperty: true }))
      .filter(element => hasText(element) && isNew(element)),
  )
  const { violations } = await axe.run(
    { include, exclude },
    {
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
    isThorough: process.env.E2E === 'all',
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
