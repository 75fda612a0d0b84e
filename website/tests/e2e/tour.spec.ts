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
  predictPart,
  press,
  programOf,
  putSolution,
  verdict,
  write,
} from '../support/tour'

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
  await expect(page.getByLabel('0', { exact: true })).toBeFocused()
  await page.getByLabel('1000', { exact: true }).check()
  await press(page, 'Run')
  await expect(comparison(page)).toHaveText(
    'You predicted1000It printed5Not as you predicted. The loop stopped at 25, so map called square five times.',
  )
  await press(page, 'Trace')
  const predict = predictPart(page)
  await expect(predict.getByRole('log')).toHaveCount(0)
  await expect(predict.getByRole('button', { name: 'Back' })).toBeVisible()
  await expect(predict.getByRole('cell', { name: '25' }).first()).toBeVisible()

  await test.step('the program is run as it was changed, and shows what the answer lacks', async () => {
    await write(page, 'console.log(5)\nconsole.log(6)', 'Program')
    await page.keyboard.press('ControlOrMeta+Enter')
    await expect(predict.getByRole('log')).toHaveText(/^5\D*6/u)
    await expect(comparison(page)).toContainText('your changed program')
    await expect(predict.getByRole('button', { name: 'Back' })).toHaveCount(0)
    await press(page, 'Reset: Program')
    await expect(editorOf(page, 'Program')).toContainText('rangeTo')
    await expect(comparison(page)).toBeEmpty()
    await expect(page.getByRole('button', { name: /^Reset/u })).toHaveCount(0)
  })
})

test('a task is judged by what it does, its code and progress are kept, and the overview leads on', async ({
  page,
}) => {
  const { right = [] } = attempts.find ?? {}
  await openStep(page, 'find')
  await press(page, 'Check')
  await expect(page.getByRole('log')).toHaveText('7')
  await expect(verdict(page)).toContainText(
    "priceOf('milk', drinks) should be0",
  )
  await expect(verdict(page)).toContainText('InsteadUncaught Error: ')
  await expect(verdict(page)).toContainText('Not yet. get throws if')
  await test.step('a program that cannot run gets no verdict on its behaviour', async () => {
    await write(page, 'const priceOf = (')
    await press(page, 'Check')
    await expect(verdict(page)).toContainText(
      /The program ended on line \d+ before/u,
    )
  })
  await write(page, programOf('find', right[0] ?? ''))
  await press(page, 'Check')
  await expect(verdict(page)).toHaveText('Solved.')
  await expect(page.getByRole('link', { name: '5 Find solved' })).toBeVisible()
  await page.getByRole('link', { name: 'Next: Async' }).click()
  await expect(page).toHaveURL('/tour/async')

  await openStep(page, 'find')
  await expect(editorOf(page)).toContainText('({ price: 0 }))')
  await open(page, '/tour')
  await expect(page.getByText('Solved', { exact: true })).toHaveCount(1)
  await page.getByRole('link', { name: 'Continue with Pipe' }).click()
  await expect(page).toHaveURL('/tour/pipe')
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
  // Nothing calls it but the check.
  await write(page, 'const tagsOf = posts => { while (true) {} }')
  await press(page, 'Check')
  await expect(verdict(page)).toContainText('didn’t respond', {
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

  const { right = [] } = attempts.async ?? {}
  await write(page, programOf('async', right[0] ?? ''))
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(verdict(page)).toHaveText('Solved.')
})

test('code is readable at once, and nothing moves when its editor is there', async ({
  page,
}) => {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    const release = await holdScripts(page, /editor_createEditor/u)
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
    await test.step('a solution may be put there before', () =>
      putSolution(page))
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
  const logged = page.waitForEvent('console', message =>
    message.text().includes('Nothing is stored beyond this page.'),
  )
  await openStep(page, 'pipe')
  await logged
  await putSolution(page)
  await press(page, 'Check')
  await expect(verdict(page)).toHaveText('Solved.')
})

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow', savesData: false })

  test('a step that was visited works without a network', {
    tag: '@all',
  }, async ({ page, context, expectedProblems }) => {
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

  test('a step has its text, program, question, answer and solution', async ({
    page,
  }) => {
    await page.goto('/tour/lazy')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lazy')
    await expect(page.locator('figure pre').first()).toContainText('import')
    await expect(page.locator('legend')).toHaveText(
      'How many times is square called?',
    )
    await page.locator('noscript summary').click()
    const answer = page.locator('noscript p')
    await expect(answer).toBeVisible()
    await expect(answer).toHaveText(/^5\. The loop stopped at 25/u)
    await page.getByText('Show a solution').click()
    await expect(page.locator('details pre').last()).toBeVisible()
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  })
})

test('on a phone results are in view and nothing is wider than it; axe finds nothing', {
  tag: '@all',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openStep(page, 'concur')
  await page.getByRole('radio').last().check()
  await press(page, 'Run')
  await expect(comparison(page)).toContainText('As you predicted.')
  await expect(comparison(page)).toBeInViewport({ ratio: 1 })
  await page.getByText('Show a solution').click()
  await press(page, 'Check')
  await expect(verdict(page)).toContainText('Not yet.')
  await expect(verdict(page)).toBeInViewport({ ratio: 1 })
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  )
  expect(overflow).toBeLessThanOrEqual(0)
  expect(await findAccessibilityProblems(page, { rules: 'layout' })).toEqual([])
  await page.setViewportSize({ width: 1440, height: 900 })
  // Looked at on other pages.
  const without = 'footer > *'
  expect(await findProblemsInBothThemes(page, { without })).toEqual([])
})
