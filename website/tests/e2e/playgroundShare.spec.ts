import { createHash } from 'node:crypto'
import { deflateRawSync } from 'node:zlib'
import {
  codeOf,
  openPlayground,
  readCode,
  writeCode,
} from '../support/playground'
import { expect, test } from '../support/test'

const hashOf = (code: string, language = 'ts'): string =>
  `#v1.${language}.${deflateRawSync(code).toString('base64url')}`

test.use({
  permissions: ['clipboard-read', 'clipboard-write'],
  savesData: true,
})

test('a shared link opens with the same code in another tab', async ({
  page,
  context,
}) => {
  const code = "console.log('café ✓', `back` + 1)"
  await openPlayground(page)
  await page.getByRole('radio', { name: 'JavaScript' }).check()
  await writeCode(page, code)
  await page.getByRole('button', { name: 'Share' }).click()
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('Link copied.')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const other = await context.newPage()
  await other.goto(link)
  await expect.poll(() => readCode(other)).toBe(code)
  await expect(other.getByRole('radio', { name: 'JavaScript' })).toBeChecked()
  await other.close()
  await test.step('code is shared as Markdown, as a project and as a prefilled issue', async () => {
    await page.keyboard.press('Escape')
    await page.getByRole('radio', { name: 'TypeScript' }).check()
    await writeCode(page, 'console.log(1)')
    await page.getByRole('button', { name: 'Share' }).click()
    const issue = page.getByRole('link', {
      name: 'Open an issue with this code',
    })
    const address = new URL((await issue.getAttribute('href')) ?? '')
    expect(address.pathname).toBe('/TomerAberbach/lfi/issues/new')
    expect(address.searchParams.get('body')).toContain('console.log(1)')
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download as a project' }).click()
    const archive = await (await downloading).createReadStream()
    const bytes = Buffer.concat(await archive.toArray()).toString('latin1')
    expect(bytes).toContain('lfi-example/main.ts')
    expect(bytes).toContain('console.log(1)')
    await page.getByRole('button', { name: 'Copy as Markdown' }).click()
    await expect(page.getByText('Markdown copied.')).toBeVisible()
    const markdown = await page.evaluate(() => navigator.clipboard.readText())
    expect(markdown).toMatch(/^```ts\nconsole\.log\(1\)\n```\n\n\[/u)
    await page.keyboard.press('Escape')
    await expect(issue).toBeHidden()
    await expect(page.getByRole('button', { name: 'Share' })).toBeFocused()
  })
})

const failures = [
  {
    hash: hashOf('x'.repeat(9)).slice(0, -3),
    says: 'damaged',
  },
  { hash: '#/some/route', says: 'not a playground link' },
  {
    hash: hashOf(' '.repeat(2_000_000)),
    says: 'more code than',
  },
  {
    hash: `${hashOf('a')}.f${deflateRawSync(
      JSON.stringify([{ name: `${'a'.repeat(5000)}.ts`, code: '' }]),
    ).toString('base64url')}`,
    says: 'damaged',
  },
]

test('damaged, foreign and oversized links open the welcome example with a sentence', async ({
  page,
}) => {
  const [first, ...others] = failures
  await openPlayground(page, first?.hash)
  await expect(page.getByText(first?.says ?? '')).toBeVisible()
  await expect(codeOf(page)).toContainText('Lazy: nothing happens')
  for (const { hash, says } of others) {
    await page.evaluate(to => {
      location.hash = to
    }, hash)
    await expect(page.getByText(says)).toBeVisible()
    await expect(codeOf(page)).toContainText('Lazy: nothing happens')
  }
  await test.step('a link of the former playground opens', async () => {
    const code = "console.log('old')\n"
    await page.goto('about:blank')
    await openPlayground(page, `#${Buffer.from(code).toString('base64')}`)
    await expect.poll(() => readCode(page)).toBe(code)
  })
})

test('a link opened over a draft keeps both', async ({ page }) => {
  await openPlayground(page)
  await writeCode(page, 'const mine = 1')
  await page.goto('/docs/recipes')
  await openPlayground(page, hashOf('const theirs = 2'))
  await expect.poll(() => readCode(page)).toBe('const theirs = 2')
  await page.getByRole('button', { name: 'Back to my draft' }).click()
  await expect.poll(() => readCode(page)).toBe('const mine = 1')
  expect(new URL(page.url()).hash).toBe('')
})

test('two tabs never overwrite each other', async ({ page, context }) => {
  await openPlayground(page)
  await writeCode(page, 'const first = 1')
  const other = await context.newPage()
  await expect
    .poll(() => page.evaluate(() => Object.values(localStorage).join()))
    .toContain('const first')
  await openPlayground(other)
  await writeCode(other, 'const second = 2')
  await page.reload()
  await expect.poll(() => readCode(page)).toBe('const first = 1')
  await other.reload()
  await expect.poll(() => readCode(other)).toBe('const second = 2')
})

test('a link followed while the playground is open keeps what was typed', async ({
  page,
}) => {
  await openPlayground(page)
  await writeCode(page, 'const typed = 1')
  await page.evaluate(hash => {
    location.hash = hash
  }, hashOf('const linked = 2'))
  await expect.poll(() => readCode(page)).toBe('const linked = 2')
  await page.getByRole('button', { name: /^Drafts/u }).click()
  await page.getByRole('button', { name: /^const typed = 1/u }).click()
  await expect.poll(() => readCode(page)).toBe('const typed = 1')
  await test.step('code that no link can hold is offered none', async () => {
    const random = createHash('sha512')
    const noise = Array.from({ length: 1000 }, (_, line) =>
      random.copy().update(`${line}`).digest('base64'),
    ).join('\n')
    // Pasted: typing so much would take a minute.
    await page.evaluate(text => navigator.clipboard.writeText(text), noise)
    await codeOf(page).focus()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.press('ControlOrMeta+v')
    await page.getByRole('button', { name: 'Share' }).click()
    await expect(
      page.getByText('This code is too long for a link'),
    ).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Link' })).toHaveValue('')
    await expect(page.getByRole('button', { name: 'Copy link' })).toBeDisabled()
  })
})

test('edits to a linked code survive a reload', async ({ page }) => {
  await openPlayground(page, hashOf('const linked = 2'))
  await writeCode(page, 'const edited = 3')
  await page.reload()
  await expect.poll(() => readCode(page)).toBe('const edited = 3')
  await test.step('and are offered to those who follow the link again', async () => {
    await page.goto('/docs/recipes')
    await openPlayground(page, hashOf('const linked = 2'))
    await expect.poll(() => readCode(page)).toBe('const linked = 2')
    await page.getByRole('button', { name: 'Back to my draft' }).click()
    await expect.poll(() => readCode(page)).toBe('const edited = 3')
  })
})
