import { loadTypeHelp, openPlayground, writeCode } from '../support/playground'
import { expect, test } from '../support/test'

test.use({ savesData: true })

test('another version is fetched when it is chosen, runs, types and goes with the link', async ({
  page,
}) => {
  const fetched: string[] = []
  page.on('request', request => fetched.push(request.url()))
  const isFetched = () => fetched.some(url => url.includes('lfi-3_8_0'))
  await openPlayground(page)
  const version = page.getByRole('combobox', { name: 'Version of lfi' })
  await expect(version).toHaveValue('4.1.2')
  await loadTypeHelp(page)
  // What lfi 3 does not have yet.
  const code = "import { concurIteratorSymbol } from 'lfi'\nconsole.log("
  await writeCode(page, `${code}typeof concurIteratorSymbol)`)
  const log = page.getByRole('log', { name: 'Console' })
  const run = page.getByRole('button', { name: 'Run', exact: true })
  await run.click()
  await expect(log).toHaveText('symbol')
  await expect(page.locator('.cm-lintRange-error')).toHaveCount(0)
  expect(isFetched()).toBe(false)

  await version.selectOption('3.8.0')
  await expect(page.locator('.cm-lintRange-error')).toHaveCount(1, {
    timeout: 15_000,
  })
  expect(isFetched()).toBe(true)
  await run.click()
  await expect(
    page.getByText("'lfi' has no export named concurIteratorSymbol"),
  ).toBeVisible()

  await writeCode(page, "import { each } from 'lfi'\nconsole.log(each.length)")
  await page.getByRole('button', { name: 'Trace' }).click()
  await expect(page.getByText('The code ran with lfi 3.8.0')).toBeVisible()
  await page.getByRole('button', { name: 'Share' }).click()
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue()
  expect(link).toContain('.l3-8-0.')
  await page.goto('about:blank')
  await page.goto(link)
  await expect(version).toHaveValue('3.8.0')
})
