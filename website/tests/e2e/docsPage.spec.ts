import type { Locator, Page } from '@playwright/test'
import { hydrated, open } from '../support/hydrated'
import { longestGuide } from '../support/readSitemap'
import { expect, test } from '../support/test'

test('on paper a page is light and has nothing to press', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
  await open(page, '/docs/getting-started')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  const ink = await page.evaluate(() => getComputedStyle(document.body).color)
  expect(ink).toBe('rgb(28, 36, 32)')
  for (const name of ['Copy', 'Run', 'Search']) {
    await expect(page.getByRole('button', { name }).first()).toBeHidden()
  }
  await expect(page.getByText('pnpm', { exact: true })).toBeHidden()
  for (const address of ['/docs/api/variables', '/docs/choosing-a-function']) {
    await open(page, address)
    const fields = page.locator('main input, main select')
    expect(await fields.count()).toBeGreaterThan(0)
    for (const field of await fields.all()) {
      await expect(field).toBeHidden()
    }
  }
  // The bars of timelines are backgrounds, which browsers leave out on paper.
  await open(page, '/docs/concepts/concurrent-iterable')
  const inks = await page
    .locator('main .trace-picture *')
    .evaluateAll(elements =>
      elements
        .map(element => getComputedStyle(element))
        .filter(style => style.backgroundColor !== 'rgba(0, 0, 0, 0)')
        .map(style => style.getPropertyValue('print-color-adjust')),
    )
  expect(inks.length).toBeGreaterThan(0)
  expect(new Set(inks)).toEqual(new Set(['exact']))
})

test('breadcrumbs lead from the home page to the current one', async ({
  page,
}) => {
  await open(page, '/docs/concepts/reducer')
  const breadcrumbs = page.getByRole('navigation', { name: 'Breadcrumbs' })
  await expect(breadcrumbs.getByRole('listitem')).toContainText([
    '',
    'Learn',
    'Reducer',
  ])
  await breadcrumbs.getByRole('link', { name: 'Home page' }).click()
  await expect(page).toHaveURL('/')
})

test('the table of contents has exactly the headings of levels 2 and 3', async ({
  page,
}) => {
  await open(page, '/docs/getting-started')
  const headings = page.locator('.theme-doc-markdown').locator('h2, h3')
  const ids = await headings.evaluateAll(all => all.map(({ id }) => `#${id}`))
  const links = page.locator('.theme-doc-toc-desktop a')
  const targets = await links.evaluateAll(all =>
    all.map(link => link.getAttribute('href')),
  )
  expect(targets).toEqual(ids.filter(id => id !== '#'))
  expect(targets.length).toBeGreaterThan(0)

  await test.step('a heading has a hash link titled after it', async () => {
    const heading = page.locator('.theme-doc-markdown h2').first()
    const link = heading.locator('a.hash-link')
    const text = ((await heading.textContent()) ?? '')
      .replaceAll(/[\u200B#]/gu, '')
      .trim()
    await expect(link).toHaveAttribute('title', `Direct link to ${text}`)
    await link.click()
    const id = await heading.getAttribute('id')
    await expect(page).toHaveURL(`/docs/getting-started#${id}`)
  })
  await test.step('on narrow screens the table of contents folds out', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    const toc = page.locator('.theme-doc-toc-mobile')
    await expect(toc.getByRole('link').first()).toBeHidden()
    await toc.getByText('On this page').click()
    await expect(toc.getByRole('link').first()).toBeVisible()
  })
})

test('the desktop layout begins above 996 pixels', async ({ page }) => {
  const sidebar = page.locator('.theme-doc-sidebar-container')
  await page.setViewportSize({ width: 996, height: 800 })
  await open(page, '/docs/recipes')
  await expect(sidebar).toBeHidden()
  await page.setViewportSize({ width: 997, height: 800 })
  await expect(sidebar).toBeVisible()
})

/** Where the page is in each frame, from pressing `button` until the top. */
const framesToTop = (button: Locator) =>
  button.evaluate(
    (element: HTMLElement) =>
      new Promise<number[]>(resolve => {
        const frames: number[] = []
        const note = () => {
          frames.push(window.scrollY)
          if (window.scrollY > 0) {
            requestAnimationFrame(note)
          } else {
            resolve(frames)
          }
        }
        element.click()
        note()
      }),
  )

const scrollBackABit = async (page: Page) => {
  await page.mouse.move(700, 400)
  await page.mouse.wheel(0, 4000)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(3500)
  await hydrated(page)
  await page.mouse.wheel(0, -500)
  const button = page.getByRole('button', { name: 'Scroll back to top' })
  await expect(button).toBeVisible()
  return button
}

const scrolledBackABit = async (page: Page) => {
  await open(page, longestGuide())
  return scrollBackABit(page)
}

test('the way back to the top goes by a factor of 0.85 each frame, and is a jump with reduced motion', {
  tag: '@all',
}, async ({ page }) => {
  const frames = await framesToTop(await scrolledBackABit(page))
  const strays = frames.filter((position, index) => {
    const before = frames[index - 1] ?? position
    const isStill = position === before
    return !isStill && Math.abs(position - before * 0.85) > 2
  })
  expect(frames.length).toBeGreaterThan(10)
  expect(strays, `${frames}`).toEqual([])

  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await framesToTop(await scrollBackABit(page))).toEqual([0])
})
