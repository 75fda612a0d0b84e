import type { Page } from '@playwright/test'
import { open } from '../support/hydrated'
import { expect, test } from '../support/test'

const concepts = (page: Page) => {
  const item = page
    .locator('.theme-doc-sidebar-container li.theme-doc-sidebar-item-category')
    .filter({ hasText: 'Concepts' })
    .first()
  return {
    button: item.getByRole('button', { name: 'Concepts' }),
    list: item.locator('> ul'),
  }
}

/** The transition that the list was given while it was opened or closed. */
const pressAndRecord = async (page: Page) => {
  const { button, list } = concepts(page)
  const recorded = list.evaluate(
    element =>
      new Promise<{ property: string; easing: string; duration: number }>(
        resolve => {
          element.addEventListener('transitionrun', () => {
            const { transitionProperty, transitionTimingFunction } =
              getComputedStyle(element)
            resolve({
              property: transitionProperty,
              easing: transitionTimingFunction,
              duration: Number.parseFloat(
                getComputedStyle(element).transitionDuration,
              ),
            })
          })
        },
      ),
  )
  await button.click()
  return recorded
}

test('the first render applies the state of a section without animation', async ({
  page,
}) => {
  await open(page, '/docs/recipes')
  const style = await concepts(page).list.getAttribute('style')
  expect(style ?? '').not.toContain('transition')
  await expect(concepts(page).button).toHaveAttribute('aria-expanded', 'true')
})

test('a section folds to nothing and unfolds to its own height', async ({
  page,
}) => {
  await open(page, '/docs/recipes')
  const { button, list } = concepts(page)
  const motion = await pressAndRecord(page)
  expect(motion).toMatchObject({ property: 'height', easing: 'ease-in-out' })
  expect(motion.duration).toBeGreaterThan(0.1)
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await expect(list).toBeHidden()
  expect(await list.evaluate(({ style }) => style.height)).toBe('0px')
  await button.click()
  await expect(list).toBeVisible()
  await expect
    .poll(() => list.evaluate(({ style }) => style.height))
    .toBe('auto')
})

test('with reduced motion a section folds within a millisecond', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/docs/recipes')
  expect((await pressAndRecord(page)).duration).toBeCloseTo(0.001)
})
