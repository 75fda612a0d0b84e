import type { Locator } from '@playwright/test'
import { findProblemsInBothThemes } from '../support/findAccessibilityProblems'
import { openPlayground, writeCode } from '../support/playground'
import { expect, test } from '../support/test'
import { parts, pipeline, pressTrace, traceOf } from '../support/trace'

test.use({ savesData: true })

const concurrent = `import { asConcur, mapConcur, pipe, reduceConcur, toArray } from 'lfi'

const wait = ms => new Promise(resolve => setTimeout(() => resolve(ms), ms))
console.log(await pipe([60, 20, 40], asConcur, mapConcur(wait), reduceConcur(toArray())))`

/** Half of what happened is yet to come, and is dimmed. */
const goToMiddle = async (trace: Locator): Promise<void> => {
  const { slider } = parts(trace)
  const last = Number(await slider.getAttribute('max'))
  await slider.fill(String(last >> 1))
  await expect(trace.locator('[data-future]').first()).toBeAttached()
}

test('axe finds nothing in traces, at the width of a phone too', async ({
  page,
}) => {
  test.slow()
  const nothingIsWrong = async (): Promise<void> =>
    expect(await findProblemsInBothThemes(page)).toEqual([])
  await openPlayground(page)
  await writeCode(page, concurrent)
  const lanes = await pressTrace(page)
  await expect(lanes.getByRole('group', { name: 'Lanes' })).toBeVisible()
  await nothingIsWrong()
  await goToMiddle(lanes)
  await nothingIsWrong()
  await writeCode(page, pipeline)
  const table = (await pressTrace(page)).getByRole('table')
  await expect(table).toBeVisible()
  await goToMiddle(traceOf(page))
  await nothingIsWrong()

  await page.setViewportSize({ width: 390, height: 844 })
  await expect(table).toBeVisible()
  await nothingIsWrong()
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  )
  expect(overflow).toBeLessThanOrEqual(0)
})

test('a run that fails opens at its failure, which one sentence tells', async ({
  page,
}) => {
  await openPlayground(page)
  await writeCode(
    page,
    `import { map, pipe, reduce, toArray } from 'lfi'
const rows = pipe(['1', 'oops', '3'], map(text => JSON.parse(text)), reduce(toArray()))`,
  )
  const trace = await pressTrace(page)
  await expect(parts(trace).sentence).toHaveText(
    /^map threw on value 2 of 3, 'oops': Unexpected token/u,
  )
  const cell = trace.locator('[data-cell="error"]')
  await expect(cell).toHaveAttribute('data-now', '')
  await expect(trace.getByText('threw SyntaxError')).toBeVisible()
})

test('fifty values are folded, and unfold by hand and on the way', async ({
  page,
}) => {
  await openPlayground(page)
  await writeCode(
    page,
    `import { map, pipe, rangeTo, sum } from 'lfi'
console.log(pipe(rangeTo(1, 50), map(n => n * 2), sum))`,
  )
  const trace = await pressTrace(page)
  const rows = trace.locator('tbody tr:visible:not(.trace-asking, .trace-more)')
  await expect(rows).toHaveCount(10)
  await parts(trace).button('40 more').press('Enter')
  await expect(rows).toHaveCount(50)
})

test('all lanes of eight values are in view at 1024 x 768', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await openPlayground(page)
  await writeCode(
    page,
    `import { asConcur, filterConcur, mapConcur, pipe, reduceConcur, toArray } from 'lfi'

const wait = ms => new Promise(resolve => setTimeout(() => resolve(ms), ms))
const users = await pipe(
  [90, 30, 60, 20, 40, 80, 10, 50],
  asConcur,
  mapConcur(wait),
  filterConcur(async n => (await wait(20)) && n !== 60),
  mapConcur(async n => ({ name: 'user' + (await wait(n)) })),
  reduceConcur(toArray()),
)
console.log(users)`,
  )
  const trace = await pressTrace(page)
  const lanes = trace.getByRole('group', { name: 'Lanes' })
  await expect(lanes.locator('.trace-name')).toHaveCount(9)
  for (const name of await lanes.locator('.trace-lane').all()) {
    await expect(name).toBeInViewport({ ratio: 1 })
  }
  await expect(lanes.locator('.trace-cross')).toHaveCount(1)
})

test('a long value is cut in its cell, and whole when it is chosen', async ({
  page,
}) => {
  const words = Array.from({ length: 60 }, (_, index) => `word${index}`)
  await openPlayground(page)
  await writeCode(
    page,
    `import { map, pipe, reduce, toArray } from 'lfi'
pipe(['${words.join(' ')}'], map(text => text.split(' ')), reduce(toArray()))`,
  )
  const trace = await pressTrace(page)
  const cell = trace.getByRole('cell', { name: /^\[ 'word0'/u }).first()
  await expect(cell).not.toContainText('word59')
  await cell.click()
  const details = trace.locator('.trace-details')
  await expect(details).toContainText(`'${words.join("', '")}'`)
  await expect(details).toContainText(`'${words.join(' ')}'`)
})
