import { afterAll, expect, test } from 'vitest'
import { bundleWorker } from './bundleWorker'
import { ExampleRunner } from './ExampleRunner'
import { executeExample } from './executeExample'

const file = bundleWorker(require.resolve('./worker/index.ts'))
const runner = new ExampleRunner(file)

afterAll(() => runner.close())

const racing = `import { asConcur, forEachConcur } from 'lfi'

await forEachConcur(async word => {
  const wait = Math.random() * 50
  await new Promise(resolve => setTimeout(resolve, wait))
  await fetch(\`https://api.dictionaryapi.dev/api/v2/entries/en/\${word}\`)
  console.log(word, new Date().toISOString())
}, asConcur(['sloth', 'lazy', 'sleep', 'active', 'awake']))
`

test('ten runs of an example that races give the same result', async () => {
  const executions = await Promise.all(
    Array.from({ length: 10 }, () =>
      executeExample(new ExampleRunner(file), racing, 'js'),
    ),
  )
  expect(executions[0]?.variation).toBe('values')
  for (const execution of executions) {
    expect(execution).toEqual(executions[0])
  }
}, 60_000)

test('an address other than the dictionary is not answered', async () => {
  const { run } = await executeExample(
    runner,
    "await fetch('https://example.com')",
    'js',
  )
  expect(run.outcome).toBe('threw')
  expect(run.error?.text).toContain('Examples run without a network')
})

test('each printed line is known by the statement that printed it', async () => {
  const { run } = await executeExample(
    runner,
    "const log = (text: string) => console.log(text)\nlog('a')\n\nlog('b\\nc')",
    'ts',
  )
  expect(run.prints).toEqual([
    { text: 'a', statement: 1 },
    { text: 'b', statement: 2 },
    { text: 'c', statement: 2 },
  ])
})

test.each([
  ['a global', 'globalThis.left = 1', 'typeof left'],
  ['a method', 'Array.prototype.left = 1', '[].left'],
  ['a replaced function', 'JSON.parse = 1', 'JSON.parse === 1'],
])(
  '%s that an example leaves behind is not met by the next',
  async (_, leave, look) => {
    await executeExample(runner, leave, 'js')
    const { run } = await executeExample(runner, `console.log(${look})`, 'js')

    expect(run.prints[0]?.text).toMatch(/undefined|false/u)
  },
)

test('an example that never ends, or never settles, is told from the next', async () => {
  const unsettled = await executeExample(
    runner,
    'await new Promise(() => {})',
    'js',
  )
  const endless = await executeExample(runner, 'for (;;) {}', 'js', 300)
  const next = await executeExample(runner, "console.log('next')", 'js')

  expect(unsettled.run.outcome).toBe('unsettled')
  expect(endless.run.outcome).toBe('endless')
  expect(next.run).toEqual({
    outcome: 'finished',
    prints: [{ text: 'next', statement: 0 }],
  })
})

test('a rejection that nobody handles belongs to the example that left it', async () => {
  const first = await executeExample(
    runner,
    "setTimeout(() => Promise.reject(new Error('late')), 100)",
    'js',
  )
  const next = await executeExample(runner, "console.log('next')", 'js')

  expect(first.run).toMatchObject({ outcome: 'rejected' })
  expect(next.run.outcome).toBe('finished')
})

test('every way to ask for the time gives that of the run, not of today', async () => {
  const { run } = await executeExample(
    runner,
    `await new Promise(resolve => setTimeout(resolve, 5000))
console.log(Date.parse(Date()), Date.now(), new Date().getTime())`,
    'js',
  )
  const moment = Date.UTC(2025, 0, 1) + 5000
  expect(run.prints.map(({ text }) => text)).toEqual([
    `${moment} ${moment} ${moment}`,
  ])
})
