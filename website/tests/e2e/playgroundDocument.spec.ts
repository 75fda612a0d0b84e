import { createHash } from 'node:crypto'
import { deflateRawSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import {
  codeOf,
  languageOf,
  openPlayground,
  readCode,
  writeCode,
} from '../support/playground'
import { refuseStorage } from '../support/refuseStorage'
import { expect, test } from '../support/test'

test.use({
  savesData: true,
  permissions: ['clipboard-read', 'clipboard-write'],
})

const hashOf = (code: string, language = 'ts'): string =>
  `#v1.${language}.${deflateRawSync(code).toString('base64url')}`

const followLink = (page: Page, hash: string): Promise<void> =>
  page.evaluate(to => {
    location.hash = to
  }, hash)

const has = (page: Page, code: string): Promise<void> =>
  expect.poll(() => readCode(page)).toBe(code)

/** Waits until the address has the code. */
const isInAddress = async (page: Page, code: string): Promise<void> => {
  const other = await page.context().newPage()
  await expect(async () => {
    await other.goto('about:blank')
    await openPlayground(other, new URL(page.url()).hash)
    expect(await readCode(other)).toBe(code)
  }).toPass()
  await other.close()
}

const openRecent = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: 'Recent' }).click()
  await page.getByRole('button', { name }).first().click()
}

const fillStorage = (page: Page): Promise<void> =>
  page.evaluate(() => {
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

test('the address follows the text, so that reload, another tab and Back have it', async ({
  page,
}) => {
  await openPlayground(page)
  await expect(page).toHaveURL(/\/playground$/u)
  await languageOf(page).selectOption('js')
  const code = "console.log('café ✓', `back` + 1)"
  await writeCode(page, code)
  await expect(page).toHaveURL(/#v1\.js\./u)
  await isInAddress(page, code)
  await test.step('typed a moment ago, it survives a reload', async () => {
    await writeCode(page, 'const justNow = 1')
    await page.reload()
    await has(page, 'const justNow = 1')
    await expect(languageOf(page)).toHaveValue('js')
  })
  await test.step('Reset returns to what it began as, also after a reload, and Undo to the changes', async () => {
    const reset = page.getByRole('button', { name: 'Reset' })
    await reset.click()
    await expect(codeOf(page)).toContainText('Lazy: nothing happens')
    await expect(page.getByRole('combobox', { name: 'Example' })).toHaveValue(
      'welcome',
    )
    await expect(reset).toBeDisabled()
    await codeOf(page).focus()
    await page.keyboard.press('ControlOrMeta+z')
    await has(page, 'const justNow = 1')
  })
  await test.step('an example is an entry of its own: Back returns', async () => {
    await page
      .getByRole('combobox', { name: 'Example' })
      .selectOption({ label: 'Group by a key' })
    await expect(codeOf(page)).toContainText('toGrouped')
    await page.goBack()
    await has(page, 'const justNow = 1')
    await page.goForward()
    await expect(codeOf(page)).toContainText('toGrouped')
    await openRecent(page, 'const justNow = 1')
    await has(page, 'const justNow = 1')
  })
  await test.step('a link that is followed over it takes nothing away', async () => {
    await writeCode(page, 'const unsaved = 2')
    await followLink(page, hashOf('const linked = 3'))
    await has(page, 'const linked = 3')
    await expect(page.getByRole('combobox', { name: 'Example' })).toHaveValue(
      'link',
    )
    await openRecent(page, 'const unsaved = 2')
    await has(page, 'const unsaved = 2')
  })
  await test.step('typed a moment before another page of the site, it is there by Back', async () => {
    await writeCode(page, 'const unsaved = 22')
    await page.getByRole('link', { name: 'Recipes' }).first().click()
    await expect(page).toHaveURL(/\/recipes\/?$/u)
    await page.goBack()
    await has(page, 'const unsaved = 22')
  })
  await test.step('the page without an address opens what was typed last', async () => {
    await page.goto('/docs/recipes')
    await openPlayground(page)
    await has(page, 'const unsaved = 22')
    await expect(page).toHaveURL(/#v1\.ts\./u)
  })
})

test('of two links in a row the second is opened, and one that is damaged says so', async ({
  page,
}) => {
  const long = Array.from({ length: 20_000 }, (_, i) => `f(${i})`).join('\n')
  await openPlayground(page)
  await page.evaluate(
    async ([first = '', second = '']) => {
      location.hash = first
      await new Promise(resolve => setTimeout(resolve))
      location.hash = second
    },
    [hashOf(long), hashOf('const second = 2')],
  )
  await has(page, 'const second = 2')
  // As long as the first takes to be read.
  await followLink(page, hashOf(`${long} `))
  await expect(codeOf(page)).toContainText('f(0)')
  await followLink(page, hashOf('const third = 3'))
  await has(page, 'const third = 3')

  const random = createHash('sha512').update('seed').digest('base64')
  for (const [hash, says] of [
    [hashOf(`log(\`${random}\`)`).slice(0, -40), 'This link is damaged'],
    ['#/some/route', 'is not a playground link'],
    [hashOf(' '.repeat(2_000_000)), 'more code than'],
  ] as const) {
    await followLink(page, hash)
    await expect(page.getByText(says)).toBeVisible()
  }
  await test.step('a link of the former playground opens', async () => {
    const code = "console.log('old')\n"
    await followLink(page, `#${Buffer.from(code).toString('base64')}`)
    await has(page, code)
    await expect(page.getByRole('button', { name: 'Dismiss' })).toHaveCount(0)
  })
})

test('two tabs never overwrite each other, and both texts are kept', async ({
  page,
  context,
}) => {
  await openPlayground(page)
  await writeCode(page, 'const first = 1')
  await expect(page).toHaveURL(/#/u)
  const other = await context.newPage()
  await openPlayground(other)
  await writeCode(other, 'const second = 2')
  await writeCode(page, 'const first = 11')
  await page.reload()
  await has(page, 'const first = 11')
  await other.reload()
  await has(other, 'const second = 2')
  await page.getByRole('button', { name: 'Recent' }).click()
  await expect(page.getByRole('button', { name: /^const/u })).toHaveCount(3)
})

/** Waits until what was typed is in the address and in Recent. */
const isSaved = async (page: Page): Promise<void> => {
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByText('Saved: ')).toBeVisible()
}

test('where the storage is full or refused, the address has the text', async ({
  page,
  expectedProblems,
}) => {
  expectedProblems.push('Docusaurus browser storage is not available.')
  await openPlayground(page)
  await writeCode(page, 'const before = 1')
  await isSaved(page)
  await followLink(page, hashOf('start()'))
  await has(page, 'start()')
  await fillStorage(page)
  const code = `const mine = '${'y'.repeat(3000)}'`
  await writeCode(page, code)
  await expect(page.getByText('storage is full')).toBeVisible()
  await page.reload()
  await has(page, code)
  await test.step('and what was kept before is kept', async () => {
    await openRecent(page, 'const before = 1')
    await has(page, 'const before = 1')
  })
  await test.step('where nothing is stored at all, too', async () => {
    await refuseStorage(page)
    await openPlayground(page)
    await expect(codeOf(page)).toContainText('Lazy: nothing happens')
    await writeCode(page, 'const fleeting = 1')
    await followLink(page, hashOf('const linked = 2'))
    await has(page, 'const linked = 2')
    await openRecent(page, 'const fleeting = 1')
    await has(page, 'const fleeting = 1')
    await page.reload()
    await has(page, 'const fleeting = 1')
  })
})

test('Share copies the link', async ({ page }) => {
  await openPlayground(page, hashOf('console.log(1)'))
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByText('Link copied.')).toBeVisible()
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText())
  expect(await clipboard()).toBe(page.url())
  expect(page.url()).toMatch(/\/playground#v1\.ts\./u)
})
