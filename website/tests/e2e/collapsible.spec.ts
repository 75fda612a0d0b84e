import type { Page } from '@playwright/test'
import { open } from '../support/hydrated'
import { expect, test } from '../support/test'

const concepts = (page: Page) => {
  const item = page
    .locator('.theme-doc-sidebar-container li.theme-doc-sidebar-item-category')
    .filter({ hasText: 'Learn' })
    .first()
  return {
    button: item.getByRole('button', { name: 'Learn' }),
    list: item.locator('> ul'),
  }
}

type Motion = { moves: string[]; easing?: string; duration: number }

/** How the list moves once the button was pressed. */
const pressAndRecord = async (page: Page): Promise<Motion> => {
  const { button, list } = concepts(page)
  // Wrapped, so that it is here as soon as it listens.
  const recorded = await list.evaluateHandle(element => ({
    motion: new Promise<Motion>(resolve => {
      const onClick = (): void => {
        const effect = element.getAnimations()[0]?.effect
        const frames =
          effect instanceof KeyframeEffect ? effect.getKeyframes() : []
        const { easing, duration } = effect?.getTiming() ?? {}
        resolve({
          moves: frames.map(frame => String(frame.height)),
          duration: Number(duration),
          ...(easing !== undefined && { easing }),
        })
      }
      document.addEventListener('click', onClick, { once: true })
    }),
  }))
  await button.click()
  return recorded.evaluate(({ motion }) => motion)
}

test('a section folds to nothing and unfolds to its own height', async ({
  page,
}) => {
  await open(page, '/docs/recipes')
  await test.step('the first render applies the state of a section without animation', async () => {
    const running = await concepts(page).list.evaluate(
      list => list.getAnimations().length,
    )
    expect(running).toBe(0)
    await expect(concepts(page).button).toHaveAttribute('aria-expanded', 'true')
  })
  const { button, list } = concepts(page)
  const motion = await pressAndRecord(page)
  expect(motion.easing).toBe('ease-in-out')
  expect(motion.moves).toEqual([expect.stringMatching(/^\d+px$/u), '0px'])
  expect(motion.duration).toBeGreaterThan(100)
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await expect(list).toBeHidden()
  await button.click()
  await expect(list).toBeVisible()
  // Its height is its own again.
  await expect(list).not.toHaveAttribute('style')
  await test.step('with reduced motion a section folds within a millisecond', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect((await pressAndRecord(page)).duration).toBe(1)
  })
})
