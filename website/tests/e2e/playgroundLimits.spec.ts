import type { Locator } from '@playwright/test'
import { open } from '../support/hydrated'
import {
  consoleOf,
  endOf,
  example,
  runExample,
  startExample,
} from '../support/runExample'
import { expect, test } from '../support/test'

/** Has the page note when a run beneath an example began and when it ended. */
const clockRun = (figure: Locator): Promise<void> =>
  figure.evaluate(element => {
    const note = (): void => {
      const status = element.querySelector('[role="status"]')?.textContent ?? ''
      const key = status.split(' ')[0] ?? ''
      element.dataset[`at${key}`] ??= `${performance.now()}`
    }
    new MutationObserver(note).observe(element, {
      childList: true,
      characterData: true,
      subtree: true,
    })
  })

/** Milliseconds that a run was seen running, by the page's own clock. */
const runningTimeOf = (figure: Locator): Promise<number> =>
  figure.evaluate(({ dataset: { atRunning, atEnded } }) =>
    Math.round(Number(atEnded) - Number(atRunning)),
  )

test('runs that block are ended within five seconds while the page answers', async ({
  page,
}) => {
  await open(page, '/docs/getting-started')
  const blocking = [
    `console.log(Promise.resolve('before'))\nconsole.log('next')\nwhile (true) {}`,
    `import { generate, map, pipe } from 'lfi'\nfor (const _ of pipe(generate(n => n + 1, 0), map(n => n * 2))) {}`,
    `const again = () => Promise.resolve().then(again)\nagain()`,
  ]
  for (const [index, code] of blocking.entries()) {
    await clockRun(example(page, index))
    await startExample(example(page, index), code)
  }
  const answer = Date.now()
  await page.evaluate(() => document.title)
  expect(Date.now() - answer).toBeLessThan(1000)

  for (const index of blocking.keys()) {
    expect(await endOf(example(page, index), 30_000)).toContain('blocked')
    expect(await runningTimeOf(example(page, index))).toBeLessThan(5000)
  }
  // However unsure a promise was when it was printed.
  await expect(consoleOf(example(page))).toContainText('Promise')
  await expect(consoleOf(example(page))).toContainText('next')
  await expect(consoleOf(example(page, 1))).toContainText('without take')
})

test('many nested objects are printed before anybody calls it a block', async ({
  page,
}) => {
  await open(page, '/docs/getting-started')
  await startExample(
    example(page),
    'for (let i = 0; i < 1500; i++) console.log({ i, a: [i, { b: { c: i } }] })',
  )
  expect(await endOf(example(page))).toContain('Finished')
  await expect(consoleOf(example(page))).toContainText('i: 1499')
})

test('floods are cut, counted and never freeze the page', async ({ page }) => {
  await open(page, '/docs/getting-started')
  const figure = example(page)
  await page.evaluate(() => {
    let last = performance.now()
    const watch = (): void => {
      const now = performance.now()
      const longest = Number(document.body.dataset.longestGap ?? 0)
      document.body.dataset.longestGap = `${Math.max(longest, now - last)}`
      last = now
      setTimeout(watch, 20)
    }
    watch()
  })

  const lines = await runExample(
    figure,
    `for (let i = 0; i < 300_000; i++) console.log('line', i)`,
  )
  expect(lines).toContain('295,000 more lines not shown.')
  const failed = await runExample(
    figure,
    `for (let i = 0; i < 6000; i++) console.log('line', i)\nthrow new Error('final')`,
  )
  expect(failed).toContain('Error: final')
  expect(failed).toContain('1,000 more lines not shown.')
  await runExample(figure, `console.log('x'.repeat(5_000_000))`)
  const log = consoleOf(figure)
  expect((await log.innerText()).length).toBeLessThan(3000)
  await log.getByRole('button', { name: /8,\d+ more characters/u }).click()
  await expect(log).toContainText('... 4990000 more characters')
  const array = await runExample(
    figure,
    'console.log(Array.from({ length: 1_000_000 }, (_, i) => i))',
  )
  expect(array).toContain('... 999900 more items')
  const recursion = await runExample(figure, 'const f = () => f()\nf()')
  expect(recursion).toContain('RangeError: Maximum call stack size exceeded')
  const timers = await runExample(
    figure,
    `let fired = 0
for (let i = 0; i < 5000; i++)
  setTimeout(() => { if (++fired === 5000) console.log('all fired') }, i % 50)`,
  )
  expect(timers).toContain('all fired')
  const gap = await page.evaluate(() => document.body.dataset.longestGap)
  expect(Number(gap)).toBeLessThan(1500)
})
