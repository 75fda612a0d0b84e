import type { Page } from '@playwright/test'
import { toPlainText } from '../../content/model/phrase'
import { taskProgram } from '../../tour/model/step'
import { steps } from '../../tour/model/steps'
import {
  findAccessibilityProblems,
  findProblemsInBothThemes,
} from '../support/findAccessibilityProblems'
import { openApp } from '../support/hydrated'
import { refuseStorage } from '../support/refuseStorage'
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

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

test('a typed prediction is compared with what happened, which Trace walks through', async ({
  page,
}) => {
  await openStep(page, 'lazy')
  await press(page, 'Run')
  await expect(page.getByText('Answer first.')).toBeVisible()
  const field = page.getByLabel('Your prediction')
  await expect(field).toBeFocused()
  await field.fill('1000')
  await field.press('Enter')
  await expect(comparison(page)).toContainText('Not as you predicted.')
  await expect(comparison(page)).toContainText('You predicted1000')
  await expect(comparison(page)).toContainText('It printed5')
  await expect(comparison(page)).toContainText('called square five times')
  await field.fill('5')
  await press(page, 'Run')
  await expect(comparison(page)).toContainText('As you predicted.')

  await press(page, 'Trace')
  const predict = page.getByRole('region', { name: 'Predict' })
  await expect(predict.getByText('As you predicted.')).toBeVisible()
  await expect(predict.getByRole('log')).toHaveCount(0)
  await expect(predict.getByRole('button', { name: 'Back' })).toBeVisible()
  await expect(predict.getByRole('cell', { name: '25' }).first()).toBeVisible()

  await editorOf(page, 'Program').focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText('console.log(5)\nconsole.log(6)')
  await press(page, 'Run')
  await expect(predict.getByRole('log')).toHaveText(/^5\D*6/u)
  await expect(predict.getByRole('button', { name: 'Back' })).toHaveCount(0)
})

test('a picked answer is compared, with the program as it was changed', async ({
  page,
}) => {
  await test.step('an answer that is given before the app starts is used', async () => {
    await page.goto('/tour/collect')
    await page.getByLabel('false', { exact: true }).check()
    await press(page, 'Run')
    await expect(comparison(page)).toContainText('As you predicted.')
  })
  await expect(editors(page)).toHaveCount(2)
  await page.getByLabel('true', { exact: true }).check()
  await press(page, 'Run')
  await expect(comparison(page)).toContainText('Not as you predicted.')
  await editorOf(page, 'Program').focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText('console.log(true)')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(comparison(page)).toContainText('As you predicted.')
})

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow', savesData: false })

  test('a step that was visited works without a network', async ({
    page,
    context,
    expectedProblems,
  }) => {
    test.slow()
    await openStep(page, 'collect')
    /** The page, and what only a run would load. */
    const isKept = () =>
      page.evaluate(async () => {
        const loaded = performance.getEntriesByType('resource')
        const own = loaded.filter(({ name }) => name.includes('Comparison'))
        const needed = [location.href, ...own.map(({ name }) => name)]
        const kept = await Promise.all(needed.map(name => caches.match(name)))
        return own.length > 0 && kept.every(Boolean)
      })
    await expect.poll(isKept, { timeout: 120_000 }).toBe(true)
    expectedProblems.push('ERR_INTERNET_DISCONNECTED', 'ERR_FAILED', '503')
    await context.setOffline(true)
    await openStep(page, 'collect')
    await page.getByLabel('false', { exact: true }).check()
    await press(page, 'Run')
    await expect(comparison(page)).toContainText('As you predicted.')
  })
})

test('a step is taken by keyboard alone', async ({ page }) => {
  await openStep(page, 'async')
  await test.step('Tab moves on from an editor', async () => {
    const program = editorOf(page, 'Program')
    await program.focus()
    await page.keyboard.press('Tab')
    await expect(program).not.toBeFocused()
    await expect(page.getByRole('button', { name: /^Reset/u })).toHaveCount(0)
    await page.keyboard.press('Shift+Tab')
    await expect(program).toBeFocused()
  })
  const up = page.getByRole('button', { name: 'Move got ada up' })
  await up.focus()
  await page.keyboard.press('Enter')
  await expect(up).toBeFocused()
  await expect(page.getByRole('listitem').filter({ has: up })).toBeVisible()
  const run = page.getByRole('button', { name: 'Run', exact: true })
  while (!(await run.evaluate(button => button === document.activeElement))) {
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await expect(comparison(page)).toContainText('As you predicted.')

  await editorOf(page).focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText(
    taskProgram(stepOf('async').task, stepOf('async').task.solution),
  )
  await page.keyboard.press('Tab')
  await expect(editorOf(page)).not.toBeFocused()
  const check = page.getByRole('button', { name: 'Check', exact: true })
  await check.focus()
  await page.keyboard.press('Enter')
  await expect(verdict(page)).toHaveText('Solved.')
})

test('where storage is refused, the tour works and forgets', async ({
  page,
  expectedProblems,
}) => {
  expectedProblems.push('Docusaurus browser storage is not available.')
  await refuseStorage(page)
  await openStep(page, 'pipe')
  await page.getByText('Show a solution').click()
  await press(page, 'Put it into the editor')
  await press(page, 'Check')
  await expect(verdict(page)).toHaveText('Solved.')
})

test.describe('the examples of the playground', () => {
  test.use({ savesData: true })

  test('lead to the tour', async ({ page }) => {
    await page.goto('/playground')
    await page.getByRole('button', { name: /^Example:/u }).click()
    await page.getByRole('link', { name: 'Continue the tour' }).click()
    await expect(page).toHaveURL('/tour')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tour')
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('every step has its text, program, question and solution', async ({
    page,
  }) => {
    for (const { id, title, question } of steps) {
      await page.goto(`/tour/${id}`, { waitUntil: 'domcontentloaded' })
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        toPlainText(title),
      )
      await expect(page.locator('figure pre').first()).toContainText('import')
      await expect(page.locator('legend')).toHaveText(
        question.text.replaceAll('`', ''),
      )
      await page.getByText('Show a solution').click()
      await expect(page.locator('details pre').last()).toBeVisible()
      await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
    }
  })
})

/** One step of each kind of question. */
const kinds = ['pipe', 'group', 'concur']

test('axe finds nothing in the tour, and nothing is wider than a phone', async ({
  page,
}) => {
  const wide = { width: 1440, height: 900 }
  const narrow = { width: 390, height: 844 }
  // Looked at on other pages.
  const without = 'footer > *'
  const nothingIsWrong = async (where: string): Promise<void> => {
    expect(await findProblemsInBothThemes(page, { without }), where).toEqual([])
    await page.setViewportSize(narrow)
    expect(
      await findAccessibilityProblems(page, { rules: 'layout' }),
      `${where} at 390 px`,
    ).toEqual([])
    expect(await overflow(page), where).toBeLessThanOrEqual(0)
    await page.setViewportSize(wide)
  }
  await page.setViewportSize(wide)
  await openApp(page, '/tour')
  await nothingIsWrong('the overview')
  for (const id of kinds) {
    await openStep(page, id)
    if (id === 'group') {
      await page.getByRole('radio').first().check()
    }
    if (id === 'pipe') {
      await page.getByLabel('Your prediction').fill('GRACE')
    }
    await press(page, 'Run')
    if (id === 'concur') {
      await press(page, 'Keep this order')
    }
    await expect(comparison(page)).toContainText('predicted.')
    await page.getByText('Show a solution').click()
    await press(page, 'Check')
    await expect(verdict(page)).toContainText('Not yet.')
    await nothingIsWrong(id)
  }
})
