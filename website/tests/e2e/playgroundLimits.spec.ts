import { open } from '../support/hydrated'
import {
  consoleOf,
  endOf,
  example,
  runExample,
  startExample,
} from '../support/runExample'
import { expect, test } from '../support/test'

// One after the other: each keeps a processor busy, and a run that gets none for
// seconds is ended as one that blocks.
test.describe.configure({ mode: 'default' })

test('runs that block are ended while the page answers', async ({ page }) => {
  await open(page, '/docs/concepts/reducer')
  const blocking = [
    `import { generate, map, pipe } from 'lfi'\nconsole.log('before')\nconsole.log('next')\nfor (const _ of pipe(generate(n => n + 1, 0), map(n => n * 2))) {}`,
    `const again = () => Promise.resolve().then(again)\nagain()`,
  ]
  for (const [index, code] of blocking.entries()) {
    // What blocks is somewhere else: the next one can be pressed meanwhile.
    await startExample(example(page, index), code)
    await expect(example(page, index).getByRole('status').first()).toHaveText(
      /^Running/u,
    )
  }

  for (const index of blocking.keys()) {
    // A busy machine notices that a worker is silent before it hears why.
    expect(await endOf(example(page, index), 30_000)).toMatch(
      /blocked|did not respond/u,
    )
  }
  await expect(consoleOf(example(page))).toContainText('next')
  await expect(consoleOf(example(page))).toContainText('without take')
})

test('floods are cut and counted; many nested objects are printed before anybody calls it a block', async ({
  page,
}) => {
  await open(page, '/docs/getting-started')
  const figure = example(page)
  const objects = await runExample(
    figure,
    'for (let i = 0; i < 600; i++) console.log({ i, a: [i, { b: { c: i } }] })',
  )
  expect(await endOf(figure)).toContain('Finished')
  expect(objects).toContain('i: 599')
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
})
