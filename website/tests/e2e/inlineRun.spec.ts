import { findAccessibilityProblems } from '../support/findAccessibilityProblems'
import { open } from '../support/hydrated'
import {
  consoleOf,
  endOf,
  example,
  runExample,
  startExample,
} from '../support/runExample'
import { expect, test } from '../support/test'

test.use({ savesData: false, hasTouch: true })

test('an example runs beneath itself, and nothing is loaded before', async ({
  page,
}) => {
  const requests: string[] = []
  page.on('request', request => requests.push(request.url()))
  await open(page, '/docs/getting-started')
  const figure = example(page)
  await expect(consoleOf(figure)).toHaveCount(0)
  await expect(page.locator('iframe')).toHaveCount(0)
  expect(requests.filter(url => url.includes('sandbox'))).toEqual([])

  const before = requests.length
  await figure.getByRole('button', { name: 'Run', exact: true }).click()
  expect(await endOf(figure)).toContain('Finished')
  await expect(consoleOf(figure)).not.toHaveText('')
  const parts = requests.slice(before).map(url => new URL(url).pathname)
  // Each part once, and no compiler for code that needs none.
  for (const part of ['/sandbox.html', '/js/run.']) {
    expect(parts.filter(path => path.includes(part))).toHaveLength(1)
  }
  expect(parts.filter(path => path.includes('sucrase'))).toEqual([])

  await test.step('it may wait, look words up and use the helpers', async () => {
    const printed = await runExample(
      figure,
      `import { delay, people } from 'lfi-playground'
const answer = await fetch('https://api.dictionaryapi.dev/api/v2/entries/en/sloth')
console.log(answer.status, (await answer.json())[0].word)
console.log(await delay(10, people.length))
const signal = AbortSignal.timeout(20)
signal.addEventListener('abort', () => console.log('timed out'))`,
    )
    expect(printed).toContain('200 sloth')
    expect(printed).toContain('12')
    expect(printed).toContain('timed out')
  })
  await test.step('any other address is refused, with what to use instead', async () => {
    const printed = await runExample(
      figure,
      "await fetch('https://numbers.example/')",
    )
    expect(printed).toContain(
      "Code here can't use the network, so https://numbers.example/ was not fetched. Use the sample data and delay of 'lfi-playground' instead.",
    )
  })
})

test('what an example prints is in view, however long the example is', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 500 })
  await open(page, '/docs/getting-started')
  const figure = example(page)
  await figure.getByRole('button', { name: 'Run', exact: true }).click()
  await endOf(figure)
  await expect(consoleOf(figure)).toBeInViewport({ ratio: 1 })

  await test.step('Run becomes Stop while code runs, and running again starts over', async () => {
    await startExample(
      figure,
      `console.log('first')\nsetInterval(() => {}, 1000)`,
    )
    await expect(consoleOf(figure)).toHaveText('first')
    await figure.getByRole('button', { name: 'Stop', exact: true }).click()
    expect(await endOf(figure)).toContain('Stopped')

    expect(await runExample(figure, `console.log('second')`)).toBe('second')
  })
})

for (const { colorScheme, width } of [
  { colorScheme: 'light', width: 390 },
  { colorScheme: 'dark', width: 1440 },
] as const) {
  test(`the ${colorScheme} console beneath an example fills it at ${width} pixels, and axe finds nothing`, {
    tag: colorScheme === 'light' ? [] : '@all',
  }, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 844 })
    await open(page, '/docs/getting-started')
    const figure = example(page)
    await runExample(
      figure,
      `console.log({ a: { b: [1, 2] } })\nconsole.warn('${'wide '.repeat(80)}')\nreduce(toArray())`,
    )
    const [outer, inner] = await Promise.all([
      figure.boundingBox(),
      consoleOf(figure).boundingBox(),
    ])
    expect(inner?.width).toBeGreaterThanOrEqual((outer?.width ?? 0) - 4)
    expect(
      await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      ),
    ).toBeLessThanOrEqual(0)
    const within = '[data-example]:has([role="log"])'
    expect(await findAccessibilityProblems(page, { within })).toEqual([])
  })
}
