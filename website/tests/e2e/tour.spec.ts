import type { Page } from '@playwright/test'
import { toPlainText } from '../../content/model/phrase'
import { steps } from '../../tour/model/steps'
import { attempts } from '../../tour/tests/attempts'
import {
  findAccessibilityProblems,
  findProblemsInBothThemes,
} from '../support/findAccessibilityProblems'
import { holdScripts } from '../support/holdScripts'
import { hydrated, open } from '../support/hydrated'
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
  write,
} from '../support/tour'

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

test('a prediction is compared with what happened, which Trace walks through', async ({
  page,
}) => {
  await test.step('an answer that is given before the app starts is used', async () => {
    await page.goto('/tour/collect')
    await page.getByLabel('false', { exact: true }).check()
    await press(page, 'Run')
    await expect(comparison(page)).toContainText('As you predicted.')
  })
  await openStep(page, 'lazy')
  await press(page, 'Run')
  await expect(page.getByText('Answer first.')).toBeVisible()
  await expect(page.getByLabel('0', { exact: true })).toBeFocused()
  await page.getByLabel('1000', { exact: true }).check()
  await press(page, 'Run')
  await expect(comparison(page)).toContainText('Not as you predicted.')
  await expect(comparison(page)).toContainText('You predicted1000')
  await expect(comparison(page)).toContainText('It printed5')
  await expect(comparison(page)).toContainText('called square five times')
  await page.getByLabel('5', { exact: true }).check()
  await press(page, 'Run')
  await expect(comparison(page)).toContainText('As you predicted.')

  await press(page, 'Trace')
  const predict = page.getByRole('region', { name: 'Predict' })
  await expect(predict.getByText('As you predicted.')).toBeVisible()
  await expect(predict.getByRole('log')).toHaveCount(0)
  await expect(predict.getByRole('button', { name: 'Back' })).toBeVisible()
  await expect(predict.getByRole('cell', { name: '25' }).first()).toBeVisible()

  await test.step('the program is run as it was changed, and shows what the answer lacks', async () => {
    await editorOf(page, 'Program').focus()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.insertText('console.log(5)\nconsole.log(6)')
    await page.keyboard.press('ControlOrMeta+Enter')
    await expect(predict.getByRole('log')).toHaveText(/^5\D*6/u)
    await expect(predict.getByRole('button', { name: 'Back' })).toHaveCount(0)
    await press(page, 'Reset: Program')
    await expect(editorOf(page, 'Program')).toContainText('rangeTo')
    await expect(page.getByRole('button', { name: /^Reset/u })).toHaveCount(0)
  })
})

test('a task is judged by what it does, its code and progress are kept, and the overview leads on', async ({
  page,
}) => {
  const { task } = stepOf('pipe')
  const { right = [], near = [] } = attempts.pipe ?? {}
  await openStep(page, 'pipe')
  await press(page, 'Check')
  await expect(verdict(page)).toContainText('Not yet.')
  await expect(page.getByRole('log')).toHaveText('GRACE')
  await test.step('a program that cannot run gets no verdict on its behaviour', async () => {
    await write(page, task, 'const list = (')
    await press(page, 'Check')
    await expect(verdict(page)).toContainText(
      /The program ended on line \d+ before/u,
    )
  })
  for (const [name, written] of near.slice(0, 2)) {
    await write(page, task, written)
    await press(page, 'Check')
    const hint = task.hints[name]?.replaceAll('`', '') ?? name
    await expect(verdict(page)).toContainText(hint)
  }
  await write(page, task, right[0] ?? '')
  await press(page, 'Check')
  await expect(verdict(page)).toHaveText('Solved.')
  await expect(
    page
      .getByRole('navigation', { name: 'Steps of the tour' })
      .getByRole('link', { name: 'Pipe solved' }),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Next: Lazy' }).click()
  await expect(page).toHaveURL('/tour/lazy')

  await openStep(page, 'pipe')
  await expect(editorOf(page)).toContainText("'- ' + name.toUpperCase()")
  await write(page, task, '// not checked yet')
  await openStep(page, 'pipe')
  await expect(editorOf(page)).toContainText('// not checked yet')
  await open(page, '/tour')
  await expect(page.getByText('Solved', { exact: true })).toHaveCount(1)
  await page.getByRole('link', { name: 'Continue with Lazy' }).click()
  await expect(page).toHaveURL('/tour/lazy')
  await page.evaluate(
    done => localStorage.setItem('lfi.tour', JSON.stringify({ done })),
    steps.map(({ id }) => id),
  )
  await open(page, '/tour')
  await expect(
    page.getByRole('link', { name: 'All solved. Next: Fetch 500 users' }),
  ).toHaveAttribute('href', '/docs/five-hundred-requests')
  await press(page, 'Start again')
  await expect(page.getByText('Solved', { exact: true })).toHaveCount(0)
})

// The watchdog takes five seconds.
test('a solution that never ends is said to', {
  tag: '@all',
}, async ({ page }) => {
  await openStep(page, 'collect')
  await editorOf(page).focus()
  await page.keyboard.press('ControlOrMeta+a')
  // Nothing calls it but the check.
  await page.keyboard.insertText('const tagsOf = posts => { while (true) {} }')
  await press(page, 'Check')
  await expect(verdict(page)).toContainText('without a pause', {
    timeout: 20_000,
  })
})

test('a step is taken by keyboard alone', async ({ page }) => {
  await openStep(page, 'async')
  const program = editorOf(page, 'Program')
  await program.focus()
  await page.keyboard.press('Tab')
  await expect(program).not.toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(program).toBeFocused()
  await page.getByRole('radio').first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio').nth(1)).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(comparison(page)).toContainText('As you predicted.')

  await write(page, stepOf('async').task, stepOf('async').task.solution)
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(verdict(page)).toHaveText('Solved.')
})

test('code is readable at once, and nothing moves when its editor is there', async ({
  page,
}) => {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    const release = await holdScripts(page, /createTourEditor/u)
    await page.goto('/tour/limit')
    await expect(page.locator('figure pre').first()).toContainText('import')
    await hydrated(page)
    const heights = () =>
      page
        .locator('figure')
        .evaluateAll(figures =>
          figures
            .slice(0, 2)
            .map(figure => Math.round(figure.getBoundingClientRect().height)),
        )
    const before = await heights()
    await test.step('a solution may be put there before', async () => {
      await page.getByText('Show a solution').click()
      await press(page, 'Put it into the editor')
    })
    release()
    await expect(editors(page)).toHaveCount(2)
    await expect(editorOf(page)).toContainText('failed')
    await press(page, 'Reset: Your function')
    await expect.poll(heights).toEqual(before)
  }
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

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow', savesData: false })

  test('a step that was visited works without a network', async ({
    page,
    context,
    expectedProblems,
  }) => {
    test.slow()
    await openStep(page, 'collect')
    const isKept = () =>
      page.evaluate(async () => Boolean(await caches.match(location.href)))
    await expect.poll(isKept, { timeout: 120_000 }).toBe(true)
    expectedProblems.push('ERR_INTERNET_DISCONNECTED', 'ERR_FAILED', '503')
    await context.setOffline(true)
    await openStep(page, 'collect')
    await page.getByLabel('false', { exact: true }).check()
    await press(page, 'Run')
    await expect(comparison(page)).toContainText('As you predicted.')
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

test('axe finds nothing in the tour, nothing is wider than a phone, and results are in view', async ({
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
  }
  await page.setViewportSize(wide)
  await open(page, '/tour')
  await nothingIsWrong('the overview')
  await page.setViewportSize(narrow)
  await openStep(page, 'concur')
  await page.getByRole('radio').last().check()
  await press(page, 'Run')
  await expect(comparison(page)).toContainText('As you predicted.')
  await expect(comparison(page)).toBeInViewport({ ratio: 1 })
  await page.getByText('Show a solution').click()
  await press(page, 'Check')
  await expect(verdict(page)).toContainText('Not yet.')
  await expect(verdict(page)).toBeInViewport({ ratio: 1 })
  await page.setViewportSize(wide)
  await nothingIsWrong('a step')
})
