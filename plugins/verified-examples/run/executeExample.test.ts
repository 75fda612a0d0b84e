import path from 'node:path'
import { expect, test } from 'vitest'
import { bundleWorker } from './bundleWorker'
import { executeExample } from './executeExample'

const worker = bundleWorker(path.join(__dirname, 'worker/index.ts'))

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
    Array.from({ length: 10 }, () => executeExample(worker, racing, 'js')),
  )
  expect(executions[0]?.variation).toBe('values')
  for (const execution of executions) {
    expect(execution).toEqual(executions[0])
  }
}, 60_000)

test('an address other than the dictionary is not answered', async () => {
  const { run } = await executeExample(
    worker,
    "await fetch('https://example.com')",
    'js',
  )
  expect(run.outcome).toBe('threw')
  expect(run.error?.text).toContain('Examples run without a network')
})

test('each printed line is known by the statement that printed it', async () => {
  const { run } = await executeExample(
    worker,
    "const log = (text: string) => console.log(text)\nlog('a')\n\nlog('b\\nc')",
    'ts',
  )
  expect(run.prints).toEqual([
    { text: 'a', statement: 1 },
    { text: 'b', statement: 2 },
    { text: 'c', statement: 2 },
  ])
})
