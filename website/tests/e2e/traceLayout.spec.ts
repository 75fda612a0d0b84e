import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { findLayoutProblems } from '../support/findLayoutProblems'
import { expect, test } from '../support/test'

/** Draws traces in a process of its own: Playwright reads JSX in its own way. */
const drawTraces = (): string =>
  execFileSync(
    process.execPath,
    ['--import', 'tsx', 'tools/recorder/fixtures/drawTraces.tsx'],
    { encoding: 'utf8', maxBuffer: 1e9 },
  )

const pageOf = (drawings: string): string => {
  const built = readFileSync('build/docs/trace.html', 'utf8')
  const links = built.match(/<link[^>]+rel="?stylesheet[^>]*>/gu) ?? []
  const own = readFileSync('website/trace/viewer/viewer.css', 'utf8')
  return `<!doctype html><html data-theme="light"><meta charset="utf-8"><title>Drawings</title>${links.join('')}<style>${own}
#all > div { container-type: inline-size; margin-block: 1rem }</style><div id="all">${drawings}</div>`
}

test('every trace can be read: no text covers another or is cut without saying so', {
  tag: '@all',
}, async ({ page }) => {
  test.slow()
  const body = pageOf(drawTraces())
  await page.route('**/drawings', route =>
    route.fulfill({ contentType: 'text/html', body }),
  )
  await page.goto('/drawings')
  const all = page.locator('#all')
  await expect
    .poll(() => all.locator('.trace-card').count())
    .toBeGreaterThan(300)
  for (const width of [340, 420, 575, 900]) {
    await all.evaluate((element, to) => {
      ;(element as HTMLElement).style.inlineSize = `${to}px`
    }, width)
    expect(await all.evaluate(findLayoutProblems), `${width} px`).toEqual([])
  }
})
