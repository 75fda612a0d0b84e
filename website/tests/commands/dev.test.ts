import { readFileSync, writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { expect, test } from 'vitest'
import { browserArguments, findBrowser } from '../../../scripts/findBrowser.mjs'
import { startCommand } from './startCommand'

const PORT = 4873
const GUIDE = 'website/docs/trace.mdx'
const ADDITION = 'A sentence that a test has added.'
const RIGHT = '//=> 16'
const WRONG = '//=> 17'

test('npm run dev serves a guide, and shows its changes and its wrong outputs', async () => {
  const text = readFileSync(GUIDE, 'utf8')
  const dev = startCommand(`npm run dev -- --no-open --port ${PORT}`)
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: browserArguments,
  })
  try {
    await dev.says(/compiled successfully/u)
    const page = await browser.newPage()
    await page.goto(`http://localhost:${PORT}/docs/trace`)
    const main = page.locator('main')
    await main.getByRole('heading', { level: 1 }).waitFor({ timeout: 60_000 })
    expect(await main.textContent()).not.toContain(ADDITION)
    writeFileSync(GUIDE, `${text}\n${ADDITION}\n`)
    await main.getByText(ADDITION).waitFor({ timeout: 90_000 })
    writeFileSync(GUIDE, text.replace(RIGHT, WRONG))
    const overlay = page.getByRole('alert').filter({ hasText: 'docs/trace' })
    await overlay.waitFor({ timeout: 90_000 })
    const said = await overlay.textContent()
    expect([said?.includes('16'), said?.includes('17')]).toEqual([true, true])
    writeFileSync(GUIDE, text)
    await overlay.waitFor({ state: 'detached', timeout: 90_000 })
  } finally {
    writeFileSync(GUIDE, text)
    await browser.close()
    await dev.stop()
  }
})
