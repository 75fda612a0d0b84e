import { toPlainText } from '../../content/model/phrase'
import { steps } from '../../tour/model/steps'
import { attempts } from '../../tour/tests/attempts'
import { openApp } from '../support/hydrated'
import { expect, test } from '../support/test'
import {
  editorOf,
  openStep,
  press,
  stepOf,
  verdict,
  write,
} from '../support/tour'

/** Unit tests run all solutions and near misses; the page is the same for all. */
const solved = ['group', 'concur']

test('a task is solved by what is shown as a solution, and then marked', async ({
  page,
}) => {
  for (const id of solved) {
    await openStep(page, id)
    await page.getByText('Show a solution').click()
    await press(page, 'Put it into the editor')
    await press(page, 'Check')
    await expect(verdict(page), id).toContainText('Solved.')
    await expect(
      page
        .getByRole('navigation', { name: 'Steps of the tour' })
        .getByRole('link', { name: `${toPlainText(stepOf(id).title)} solved` }),
    ).toBeVisible()
  }
  await openApp(page, '/tour')
  await expect(page.getByText('Solved', { exact: true })).toHaveCount(2)
  await press(page, 'Start again')
  await expect(page.getByText('Solved', { exact: true })).toHaveCount(0)
  await expect(
    page.getByRole('link', { name: 'Start', exact: true }),
  ).toBeVisible()
})

test('a check prints nothing of itself: near misses get hints, other solutions pass', async ({
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

  await test.step('progress and code are kept, and the overview leads on', async () => {
    await write(page, task, right[0] ?? '')
    await press(page, 'Check')
    await expect(verdict(page)).toHaveText('Solved.')
    await page.getByRole('link', { name: 'Next: Lazy' }).click()
    await expect(page).toHaveURL('/tour/lazy')

    await openStep(page, 'pipe')
    await expect(editorOf(page)).toContainText("'- ' + name.toUpperCase()")
    await write(page, task, '// not checked yet')
    await openStep(page, 'pipe')
    await expect(editorOf(page)).toContainText('// not checked yet')
    await openApp(page, '/tour')
    await page.getByRole('link', { name: 'Continue with Lazy' }).click()
    await expect(page).toHaveURL('/tour/lazy')
  })

  await test.step('when all are solved, the overview leads out of the tour', async () => {
    await page.evaluate(
      done => localStorage.setItem('lfi.tour', JSON.stringify({ done })),
      steps.map(({ id }) => id),
    )
    await openApp(page, '/tour')
    await expect(
      page.getByRole('link', { name: 'All solved. Next: Fetch 500 users' }),
    ).toHaveAttribute('href', '/docs/five-hundred-requests')
  })
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
