import { findAccessibilityProblems } from '../support/findAccessibilityProblems'
import { open } from '../support/hydrated'
import { codeOf, openPlayground, writeCode } from '../support/playground'
import { example } from '../support/runExample'
import { expect, test } from '../support/test'
import { parts, pipeline, pressTrace, traceOf } from '../support/trace'

test.use({ savesData: true })

test('a reader walks through one real run of their own pipeline', async ({
  page,
}) => {
  await openPlayground(page)
  await writeCode(page, pipeline)
  const trace = await pressTrace(page)
  const { slider, sentence, button } = parts(trace)

  await test.step('which opens at its end, in a card with a table', async () => {
    await expect(sentence).toHaveText('get returns 16')
    const card = trace.getByRole('group', { name: /^Pipeline/u })
    await expect(card).toHaveCount(1)
    const table = card.getByRole('table')
    await expect(table.getByRole('columnheader')).toHaveText([
      /^rangeTo/u,
      /^map/u,
      /^filter/u,
      /^find/u,
      /^get/u,
    ])
    await expect(table.getByRole('row')).toHaveCount(6)
    await expect(table.getByText('dropped')).toHaveCount(3)
    await expect(trace.locator('[data-future]')).toHaveCount(0)
    await button('First').click()
    await expect(sentence).toHaveText('get pulls from find')
  })

  await test.step('with keys, buttons and the slider', async () => {
    await slider.focus()
    await page.keyboard.press('ArrowRight')
    await expect(sentence).toHaveText('find pulls from filter')
    await page.keyboard.press('End')
    await expect(button('Forward')).toHaveAttribute('aria-disabled', 'true')
    const last = await slider.inputValue()
    await button('Back').click()
    await expect(slider).toHaveValue(String(Number(last) - 1))
    await button('First').click()
    await button('Forward').click()
    await expect(sentence).toHaveText('find pulls from filter')
    await slider.fill('15')
    await expect(trace.getByText(/^Event 15 of/u)).toBeVisible()
    await expect(sentence).toHaveText('map turns 2 into 4')
    await trace.getByRole('group', { name: 'What happened' }).press('ArrowDown')
    await expect(sentence).toHaveText('filter calls its callback with 4')
  })

  await test.step('the editor marks the step, and the cursor its column', async () => {
    await expect(page.locator('.cm-traced')).toHaveText(
      'filter(n => n % 2 === 0)',
    )
    await codeOf(page).getByText('rangeTo').last().click()
    await expect(trace.locator('th[data-selected]')).toContainText('rangeTo')
  })

  await test.step('what is chosen stands whole below, and what is to come is dimmed', async () => {
    const cell = trace.getByRole('cell', { name: '9', exact: true })
    await cell.click()
    await expect(sentence).toHaveText('map turns 3 into 9')
    await expect(cell).toHaveAttribute('data-now', '')
    await expect(trace.locator('.trace-details')).toContainText(
      'map(n => n * n)',
    )
    const later = trace.getByRole('cell', { name: '16', exact: true }).first()
    await expect(later).toHaveAttribute('data-future', '')
  })

  await test.step('a value that is followed hides what has nothing to do with it', async () => {
    const rows = trace.locator('tbody tr:visible:not(.trace-asking)')
    await expect(rows).toHaveCount(4)
    await button('Follow value').click()
    await expect(rows).toHaveText([/^3/u], { useInnerText: true })
    await button('Follow value').click()
    await expect(rows).toHaveCount(4)
  })

  await test.step('order and pulls are shown on demand', async () => {
    const numbers = trace.locator('.trace-number:visible')
    const asking = trace.locator('.trace-asking:visible')
    await expect(numbers).toHaveCount(0)
    await expect(asking).toHaveCount(0)
    await button('Order').press('Enter')
    await button('Pulls').press('Enter')
    await expect(numbers.first()).toHaveText('1')
    await expect(asking.first()).toContainText('asks')
  })

  await test.step('what it printed is in view, once, and leads to its event', async () => {
    const log = page.getByRole('log')
    await expect(log).toHaveText('16')
    await expect(log).toBeInViewport()
    await button('First').click()
    await expect(log.locator('[data-later]')).toHaveText('16')
    await log.getByRole('button', { name: /^Go to event/u }).click()
    await expect(sentence).toHaveText('get returns 16')
    await expect(log.locator('[data-later]')).toHaveCount(0)
  })

  await test.step('what an earlier run printed leads to no event of this one', async () => {
    const log = page.getByRole('log', { name: 'Console' })
    await page.getByRole('checkbox', { name: 'Keep earlier output' }).check()
    await pressTrace(page)
    await expect(log.getByText('16', { exact: true })).toHaveCount(2)
    await expect(
      log.getByRole('button', { name: /^Go to event/u }),
    ).toHaveCount(1)
  })
})

test('an example is traced in place, and nothing is loaded before', async ({
  page,
}) => {
  test.slow()
  const requests: string[] = []
  page.on('request', request => requests.push(request.url()))
  await open(page, '/docs/getting-started')
  const figure = example(page)
  expect(requests.filter(url => /trace|record/u.test(url))).toEqual([])
  const trace = await pressTrace(figure)
  await expect(trace.getByRole('slider')).toBeFocused()
  await expect(figure.getByRole('log', { name: 'Console' })).not.toHaveText('')
  await parts(trace).button('First').click()
  await expect(parts(trace).sentence).not.toHaveText('')

  await test.step('a second trace on the page is beside the first', async () => {
    await pressTrace(example(page, 1))
    await expect(traceOf(page)).toHaveCount(2)
    const within = '[data-example]:has([aria-label="Trace"])'
    expect(await findAccessibilityProblems(page, { within })).toEqual([])
  })

  await test.step('what values say stays text', async () => {
    await figure
      .locator('pre > code')
      .first()
      .evaluate(element => {
        element.textContent = `import { map, pipe } from 'lfi'
console.log(...pipe(['<img src=x onerror=alert(1)>'], map(s => s + '<b>')))`
      })
    const again = await pressTrace(figure)
    await expect(again).toContainText('<img src=x onerror=alert(1)>')
    await expect(again.locator('img')).toHaveCount(0)
  })
})

test('code without lfi, and code that is stopped, say so and still run', async ({
  page,
}) => {
  await openPlayground(page)
  await test.step('code on the line of its import has its place', async () => {
    await writeCode(
      page,
      `import { map } from 'lfi'; const all = [...map(n => n + 1, [1])]`,
    )
    const trace = await pressTrace(page)
    await expect(
      trace.getByRole('group', { name: 'Pipeline at line 1, all' }),
    ).toBeVisible()
    await parts(trace).button('First').click()
    await expect(page.locator('.cm-traced')).toHaveText(
      '...map(n => n + 1, [1])',
    )
  })

  await writeCode(page, 'console.log(6 * 7)')
  const trace = await pressTrace(page)
  await expect(trace.getByRole('status')).toHaveText(/lfi/u)
  await expect(page.getByRole('log', { name: 'Console' })).toContainText('42')

  await writeCode(page, 'const = 1')
  await page.getByRole('button', { name: 'Trace', exact: true }).click()
  await expect(page.getByText('Not run.', { exact: true })).toBeVisible()

  await writeCode(
    page,
    `import { asAsync, eachAsync, forEachAsync, generate, pipe } from 'lfi'
await pipe(generate(n => n + 1, 1), asAsync, eachAsync(() => new Promise(r => setTimeout(r, 5))), forEachAsync(n => n === 150 && console.log('far')))`,
  )
  const press = page.getByRole('button', { name: 'Trace', exact: true })
  await press.click()
  await expect(page.getByText('far', { exact: true }).last()).toBeVisible({
    timeout: 20_000,
  })
  await expect(press).toHaveCSS('cursor', 'default')
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(parts(traceOf(page)).slider).toBeVisible()
})
