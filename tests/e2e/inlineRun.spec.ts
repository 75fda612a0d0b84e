import { open } from '../support/hydrated'
import {
  consoleOf,
  endOf,
  example,
  runExample,
  startExample,
} from '../support/runExample'
import { expect, test } from '../support/test'

test('an example runs beneath itself, and nothing is loaded before', async ({
  page,
}) => {
  const requests: string[] = []
  page.on('request', request => requests.push(request.url()))
  await open(page, '/docs/getting-started')
  await page.waitForLoadState('networkidle')
  const before = requests.length
  const figure = example(page)
  await expect(consoleOf(figure)).toHaveCount(0)

  await figure.getByRole('button', { name: 'Run', exact: true }).click()
  expect(await endOf(figure)).toContain('Finished')
  await expect(consoleOf(figure)).not.toHaveText('')
  expect(requests.length).toBeGreaterThan(before)
  expect(requests.filter(url => url.includes('sandbox'))).not.toHaveLength(0)
})

test('Run becomes Stop while code runs, and running again starts over', async ({
  page,
}) => {
  await open(page, '/docs/getting-started')
  const figure = example(page)
  await startExample(
    figure,
    `console.log('first')\nsetInterval(() => {}, 1000)`,
  )
  await expect(consoleOf(figure)).toHaveText('first')
  await figure.getByRole('button', { name: 'Stop', exact: true }).click()
  expect(await endOf(figure)).toContain('Stopped')

  expect(await runExample(figure, `console.log('second')`)).toBe('second')
})

test('examples wait, look words up and use the helper module', async ({
  page,
}) => {
  await open(page, '/docs/getting-started')
  const printed = await runExample(
    example(page),
    `import { delay, people } from 'lfi-playground'
const answer = await fetch('https://api.dictionaryapi.dev/api/v2/entries/en/sloth')
console.log(answer.status, (await answer.json())[0].word)
console.log(await delay(10, people.length))`,
  )

  expect(printed).toContain('200 sloth')
  expect(printed).toContain('12')
})
