import type { Locator } from '@playwright/test'
import {
  findAccessibilityProblems,
  findProblemsInBothThemes,
} from '../support/findAccessibilityProblems'
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
  const nothingIsWrong = async (): Promise<void> =>
    expect(await findProblemsInBothThemes(page)).toEqual([])
  await openPlayground(page)
  await writeCode(page, concurrent)
  const lanes = await pressTrace(page)
  await expect(lanes.getByRole('group', { name: 'Lanes' })).toBeVisible()
  await goToMiddle(lanes)
  await nothingIsWrong()
  await writeCode(page, pipeline)
  const table = (await pressTrace(page)).getByRole('table')
  await expect(table).toBeVisible()
  await goToMiddle(traceOf(page))
  await nothingIsWrong()

  await page.setViewportSize({ width: 390, height: 844 })
  await expect(table).toBeVisible()
  const rules = 'layout'
  expect(await findAccessibilityProblems(page, { rules })).toEqual([])
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
    `import { asConcur, map, mapConcur, pipe, reduce, reduceConcur, toArray } from 'lfi'
await pipe(asConcur([1, 2]), mapConcur(n => new Promise(resolve => setTimeout(resolve, 20))), reduceConcur(toArray()))
const rows = pipe(['1', 'oops', '3'], map(text => JSON.parse(text)), reduce(toArray()))`,
  )
  const trace = await pressTrace(page)
  await expect(parts(trace).sentence).toHaveText(
    /^map threw on 'oops': Unexpected token/u,
  )
  const cell = trace.locator('[data-cell="failed"]')
  await expect(cell).toHaveAttribute('data-now', '')
  await expect(trace.getByText('threw SyntaxError')).toBeVisible()

  // A card without anything of a value is no empty chart.
  const cards = trace.getByRole('group', { name: /^Pipeline/u })
  await expect(cards).toHaveCount(2)
  await trace.getByRole('button', { name: 'Follow value' }).click()
  await expect(cards).toHaveCount(1)
  await expect(cell).toBeVisible()
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

test('long, wide, nested and late parts of a trace are there', async ({
  page,
}) => {
  await openPlayground(page)
  await test.step('fifty values are folded, and unfold by hand and on the way', async () => {
    await writeCode(
      page,
      `import { map, pipe, rangeTo, sum } from 'lfi'
console.log(pipe(rangeTo(1, 50), map(n => n * 2), sum))`,
    )
    const trace = await pressTrace(page)
    const rows = trace.locator(
      'tbody tr:visible:not(.trace-asking, .trace-more)',
    )
    await expect(rows).toHaveCount(10)
    await parts(trace).button('40 more').press('Enter')
    await expect(rows).toHaveCount(50)
    await pressTrace(page)
    await expect(rows).toHaveCount(10)
    await goToMiddle(trace)
    await expect(rows).toHaveCount(50)
    await expect(trace.locator('[data-now]').first()).toBeInViewport()
    // What was drawn late is dimmed as well, if it is yet to come.
    await expect(rows.nth(20).locator('[data-future]')).toHaveCount(0)
    await expect(rows.nth(30).locator('[data-future]')).toHaveCount(3)
  })
  await test.step('the card of an event that has no cell', async () => {
    await writeCode(
      page,
      `import { map } from 'lfi'
for (const n of [1, 2, 3, 4, 5]) { console.log([...map(m => m * n, [1, 2])]) }`,
    )
    const trace = await pressTrace(page)
    await expect(parts(trace).sentence).toHaveText('map is done')
    await expect(trace.locator('[data-now]:visible')).toHaveCount(0)
    await expect(trace.locator('.trace-card').last()).toBeInViewport()
  })
  await test.step('a pipeline that a callback begins opens from its value', async () => {
    await writeCode(
      page,
      `import { asConcur, filter, mapConcur, pipe, reduce, reduceConcur, toArray } from 'lfi'

const wait = ms => new Promise(resolve => setTimeout(() => resolve(ms), ms))
const found = await pipe(
  asConcur([60, 20]),
  mapConcur(ms => { const kept = pipe([ms, 1], filter(n => n > 2), reduce(toArray())); return wait(ms).then(() => kept) }),
  reduceConcur(toArray()),
)
console.log(found)
const fail = async ms => { await wait(ms); console.log('late'); null.go() }
await fail(1)`,
    )
    const trace = await pressTrace(page)
    await expect(trace.getByRole('group', { name: /^Pipeline/u })).toHaveCount(
      1,
    )
    await trace.locator('.trace-bar[data-at]').last().click()
    const details = trace.locator('.trace-details')
    await expect(details).toContainText('n => n > 2')
    await expect(details).toContainText('→ [ 20 ]')
    await expect(page.getByText('main.ts:10:70').first()).toBeVisible()
  })
  await test.step('a long value is cut in its cell, and whole when it is chosen', async () => {
    const words = Array.from({ length: 60 }, (_, index) => `word${index}`)
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
  await test.step('a table that is wider than its card opens at its left', async () => {
    await writeCode(
      page,
      `import { filter, flatMap, map, pipe, reduce, toArray } from 'lfi'
pipe(['a long text', 'one more long text'], map(a => a + a), filter(a => a !== ''), flatMap(a => [a, a]), map(a => a + a), reduce(toArray()))`,
    )
    await page.keyboard.press('ControlOrMeta+Shift+Enter')
    const table = page.locator('.trace-scroll').first()
    await expect(table).toBeVisible()
    expect(await table.evaluate(({ scrollLeft }) => scrollLeft)).toBe(0)
  })
})
