import type { Page } from '@playwright/test'
import { holdApp } from '../support/holdApp'
import { startApp } from '../support/hydrated'
import { rowStarts } from '../support/rowStarts'
import { expect, test } from '../support/test'
import {
  comparison,
  editorOf,
  editors,
  openStep,
  press,
  stepOf,
  verdict,
} from '../support/tour'

const line = (page: Page, text: string) =>
  page.locator('.cm-line, figure code > span').filter({ hasText: text }).first()

/** The characters of both programs, each with its colour. */
const coloursOf = (page: Page) =>
  page
    .locator('figure')
    .locator('pre, .cm-content')
    .evaluateAll(programs =>
      programs.slice(0, 2).map(program => {
        const found: string[] = []
        const texts = document.createTreeWalker(program, NodeFilter.SHOW_TEXT)
        while (texts.nextNode()) {
          const { textContent, parentElement } = texts.currentNode
          const { color } = getComputedStyle(parentElement ?? program)
          const characters = (textContent ?? '').replaceAll(/\s/gu, '')
          found.push(...[...characters].map(each => `${each} ${color}`))
        }
        return found
      }),
    )

const holdEditor = (page: Page) => holdApp(page, /Bench/u)

test('what is clicked and typed before the editor is there is kept, and reset', async ({
  page,
}) => {
  const release = await holdEditor(page)
  await page.goto('/tour/pipe')
  const code = stepOf('pipe').program.trimEnd()
  const [first = ''] = code.split('\n')
  await line(page, first)
    .getByText('import')
    .click({ position: { x: 1, y: 8 } })
  await page.keyboard.type('/* typed')
  await startApp(page)
  await page.keyboard.type(' early */')
  release()
  await expect(editors(page)).toHaveCount(2)
  await expect(editorOf(page, 'Program')).toBeFocused()
  await page.keyboard.type(' ')
  await expect(line(page, first)).toHaveText(`/* typed early */ ${first}`)

  await press(page, 'Reset: Program')
  await expect(line(page, first)).toHaveText(first)
  await expect(page.getByRole('button', { name: /^Reset/u })).toHaveCount(0)
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('a first tap sets the caret, and results come into view', async ({
    page,
  }) => {
    await page.goto('/tour/lazy')
    const box = await line(page, 'import').boundingBox()
    await page.touchscreen.tap((box?.x ?? 0) + 100, (box?.y ?? 0) + 8)
    await expect(editors(page)).toHaveCount(2)
    await expect(editorOf(page, 'Program')).toBeFocused()
    await page.keyboard.press('Home')
    await page.keyboard.type('// ')
    await expect(line(page, 'import')).toHaveText(/^\/\/ import/u)
    await press(page, 'Reset: Program')

    await page.getByLabel('Your prediction').fill('five')
    await press(page, 'Run')
    await expect(comparison(page)).toContainText('As you predicted.')
    await expect(comparison(page)).toBeInViewport({ ratio: 1 })
    await press(page, 'Trace')
    await expect(page.getByRole('button', { name: 'Back' })).toBeInViewport()
    await press(page, 'Check')
    await expect(verdict(page)).toContainText('Not yet.')
    await expect(verdict(page)).toBeInViewport({ ratio: 1 })
  })
})

test('a solution is put into the editor before there is one', async ({
  page,
}) => {
  const release = await holdEditor(page)
  await page.goto('/tour/pipe')
  await startApp(page)
  await page.getByText('Show a solution').click()
  await press(page, 'Put it into the editor')
  release()
  await expect(editors(page)).toHaveCount(2)
  await press(page, 'Check')
  await expect(verdict(page)).toHaveText('Solved.')
})

test('text and editor have the same lines in the same places and colours', async ({
  page,
}) => {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    const release = await holdEditor(page)
    await page.goto('/tour/limit')
    await startApp(page)
    const boxes = () =>
      page
        .locator('figure')
        .evaluateAll(figures =>
          figures
            .slice(0, 2)
            .map(figure => figure.getBoundingClientRect().height),
        )
    const before = await boxes()
    const inColour = await coloursOf(page)
    release()
    await expect(editors(page)).toHaveCount(2)
    expect(await boxes()).toEqual(before)
    expect(await coloursOf(page)).toEqual(inColour)
  }
})

test('a line that is typed over keeps its place', async ({ page }) => {
  await openStep(page, 'collect')
  const reduced = editorOf(page).locator('.cm-line', { hasText: /^ +reduce/u })
  const before = await rowStarts(reduced)
  await reduced.click()
  await page.keyboard.press('Home')
  await page.keyboard.press('Shift+End')
  await page.keyboard.type('reduce(toSet()),')
  await expect(reduced).toContainText('toSet')
  expect(await rowStarts(reduced)).toEqual(before)
})
