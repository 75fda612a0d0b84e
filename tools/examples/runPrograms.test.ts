import { expect, test } from 'vitest'
import { runProgram } from './runPrograms'

const runJs = (code: string, timeLimit?: number) =>
  runProgram({ code, language: 'js' }, timeLimit)

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
    Array.from({ length: 10 }, () => runJs(racing)),
  )
  expect(executions[0]?.varies).toBe(true)
  for (const execution of executions) {
    expect(execution).toEqual(executions[0])
  }
}, 60_000)

test('an address other than the dictionary is not answered', async () => {
  const run = await runJs("await fetch('https://example.com')")
  expect(run.error).toContain('Examples run without a network')
})

test.each([
  ['never settles', 'await new Promise(() => {})'],
  ['does not end', 'for (;;) {}'],
  ['late', "setTimeout(() => Promise.reject(new Error('late')), 100)"],
])(
  'a program that %s does not touch the next',
  async (error, code) => {
    const run = await runJs(code, 5000)
    const next = await runJs("console.log('next')")

    expect(run.error).toContain(error)
    expect(next).toEqual({ printed: ['next'], varies: false })
  },
  30_000,
)

test('every way to ask for the time gives that of the run, not of today', async () => {
  const run =
    await runJs(`await new Promise(resolve => setTimeout(resolve, 5000))
console.log(Date.parse(Date()), Date.now(), new Date().getTime())`)
  const moment = Date.UTC(2025, 0, 1) + 5000
  expect(run.printed).toEqual([`${moment} ${moment} ${moment}`])
})
