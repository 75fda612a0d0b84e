import { findProblemsInBothThemes } from '../support/findAccessibilityProblems'
import { open } from '../support/hydrated'
import { expect, test } from '../support/test'

const page = '/docs/api/variables/take'

test('the picture of a function is walked through in place', async ({
  page: browser,
}) => {
  const requests: string[] = []
  browser.on('request', request => requests.push(request.url()))
  await open(browser, page)
  await browser.getByText('See one run').click()
  expect(requests.filter(url => url.includes('trace'))).toEqual([])
  await browser.getByRole('button', { name: 'Walk through it' }).click()
  const trace = browser.getByRole('group', { name: 'Trace', exact: true })
  const slider = trace.getByRole('slider', { name: 'Event' })
  const sentence = trace.getByRole('status')
  await expect(slider).toBeFocused()
  await expect(sentence).toHaveText('reduce returns [ 3, 1 ]')
  await browser.keyboard.press('Home')
  await expect(sentence).toHaveText('reduce pulls from take')
})

test('axe finds nothing in pictures, comparisons and walks', {
  tag: '@all',
}, async ({ page: browser }) => {
  // The rest of these pages is looked at elsewhere.
  const without =
    '[aria-label="Docs sidebar"] ul > li, footer > *, figure[data-example]:not(:has(.trace-picture))'
  const nothingIsWrong = async (): Promise<void> =>
    expect(
      await findProblemsInBothThemes(browser, { within: 'main', without }),
    ).toEqual([])
  await open(browser, page)
  await browser.getByText('See one run').click()
  await browser.getByRole('button', { name: 'Walk through it' }).click()
  await expect(browser.getByRole('slider', { name: 'Event' })).toBeVisible()
  await nothingIsWrong()

  await browser.setViewportSize({ width: 390, height: 844 })
  await open(browser, '/docs/concepts/concurrent-iterable')
  const compared = browser.locator('.trace-picture[data-with-async]')
  await compared.getByRole('button', { name: 'Walk through it' }).last().click()
  const walk = browser.getByRole('group', { name: 'Trace', exact: true })
  await expect(walk.getByRole('status')).toHaveText(
    'reduceConcur returns [ 1, 2, 3 ]',
  )
  await expect(compared).toHaveCount(2)
  await nothingIsWrong()
})
