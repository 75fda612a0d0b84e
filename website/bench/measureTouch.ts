import type { Browser, Page } from '@playwright/test'
import { conditions, observePaints, openPhone } from './phone'

/** How long somebody reads before the first touch. */
const READING_MS = 3000
const MAX_WAIT_MS = 15_000

type Touch = {
  name: string
  /** On a wide screen rather than on the phone's. */
  isWide?: boolean
  target: string
  /** What shows the answer, as an expression in the page. */
  answer: string
  limit: number
}

const ADDRESS = '/docs/api/variables/map'
const WIDE = 1100

export const touches: readonly Touch[] = [
  {
    name: 'menu',
    target: '.navbar__toggle',
    answer: `document.querySelector('.navbar-sidebar:popover-open') !== null`,
    limit: 100,
  },
  {
    name: 'colour mode',
    isWide: true,
    target: '.navbar [data-colour-mode]',
    answer: `document.documentElement.dataset.themeChoice === 'light'`,
    limit: 100,
  },
  {
    name: 'sidebar category',
    isWide: true,
    target: '.menu__list-item--collapsed > div > .menu__caret',
    answer: `document.querySelector('.menu__caret[data-touched]').ariaExpanded === 'true'`,
    limit: 100,
  },
  {
    name: 'search, ready for typing',
    target: '[data-search-button]',
    answer: `document.activeElement.matches('dialog [role=combobox]')`,
    limit: 300,
  },
  {
    name: 'what the first Run prints',
    target: '[data-code-action=run]',
    answer: `Boolean(document.querySelector('.code-block [role=log]')?.textContent)`,
    limit: 600,
  },
]

/**
 * How long the page takes to show the answer. The page itself looks, because a
 * question from outside would have to wait until the page is free.
 */
const touch = async (page: Page, { target, answer }: Touch) => {
  const element = page.locator(target).first()
  await element.scrollIntoViewIfNeeded()
  await element.evaluate(found => found.setAttribute('data-touched', ''))
  const box = await element.boundingBox()
  if (!box) {
    throw new Error(`Nothing to touch: ${target} is not on the page.`)
  }
  await page.evaluate(`window.watchTouch(() => ${answer})`)
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
  // As a string it would be evaluated in the page, whose policy forbids that.
  await page.waitForFunction(
    () => 'touch' in document.documentElement.dataset,
    undefined,
    { timeout: MAX_WAIT_MS },
  )
  return page.evaluate<number>('window.seen.touch')
}

/** From the touch to the first frame that shows the answer, in milliseconds. */
export const measureTouch = async (
  browser: Browser,
  origin: string,
  what: Touch,
): Promise<number> => {
  const { context, page } = await openPhone(browser, {
    viewport: {
      width: what.isWide ? WIDE : conditions.width,
      height: conditions.height,
    },
    hasTouch: true,
  })
  await page.addInitScript(observePaints)
  await page.goto(origin + ADDRESS, { waitUntil: 'load' })
  await page.waitForTimeout(READING_MS)
  const time = await touch(page, what)
  await context.close()
  return time
}
