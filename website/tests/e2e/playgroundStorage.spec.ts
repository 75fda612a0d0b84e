import {
  codeOf,
  openPlayground,
  readCode,
  writeCode,
} from '../support/playground'
import { refuseStorage } from '../support/refuseStorage'
import { expect, test } from '../support/test'

test.use({ savesData: true })

test('with cookies blocked the playground opens and says once what that means', async ({
  page,
  expectedProblems,
}) => {
  expectedProblems.push('Docusaurus browser storage is not available.')
  await refuseStorage(page)
  await openPlayground(page)
  const notice = page.getByText(
    'This browser does not let the site store anything',
  )
  await expect(notice).toHaveCount(1)
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await page.evaluate(() => {
    location.hash = '#v1.js.SypWAAA'
  })
  await expect(codeOf(page)).toHaveText(/^bs\s*$/u)
  await writeCode(page, 'console.log(6 * 7)')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(page.getByRole('log', { name: 'Console' })).toContainText('42')
  await expect(notice).toHaveCount(0)
})

test('a full storage destroys no draft, and says what is not kept', async ({
  page,
}) => {
  await openPlayground(page)
  await writeCode(page, 'const first = 1')
  await page.reload()
  await page.evaluate(() => {
    for (let size = 1_048_576; size >= 1; size = Math.floor(size / 2)) {
      try {
        for (let part = 0; ; part++) {
          localStorage.setItem(`fill.${size}.${part}`, 'x'.repeat(size))
        }
      } catch {
        // No more room for so much: go on with half of it.
      }
    }
  })
  await writeCode(page, `const second = '${'y'.repeat(3000)}'`)
  const notice = page.getByText('your latest changes are not saved')
  await expect(notice).toBeVisible()
  const drafts = await page.evaluate(() => Object.values(localStorage).join())
  expect(drafts).toContain('const first = 1')

  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith('fill.')) {
        localStorage.removeItem(key)
      }
    }
  })
  await writeCode(page, 'const third = 3')
  await expect(notice).toBeHidden()
  await page.reload()
  await expect.poll(() => readCode(page)).toBe('const third = 3')
})
