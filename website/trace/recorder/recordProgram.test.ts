import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { recordProgram } from '.'

const fixtures = 'packages/trace/fixtures'

test.each(['sync', 'async', 'concur', 'error'])(
  'recording %s gives what the viewer is tested with',
  async name => {
    const read = (file: string) => readFile(path.join(fixtures, file), 'utf8')
    const trace = await recordProgram(await read(`${name}.js`))
    expect(trace).toEqual(JSON.parse(await read(`${name}.json`)))
  },
)

test('a variable that is spread is told from other code that consumes', async () => {
  const { steps } = await recordProgram(`import { map } from 'lfi'
const doubled = map(n => n * 2, [1, 2])
console.log([...doubled], Math.max(...doubled))
console.log([...['not', 'of', 'lfi']])`)
  const consumers = steps.filter(({ role }) => role === 'consumer')
  expect(consumers.map(({ label, line }) => [label, line])).toEqual([
    ['...doubled', 3],
    ['...doubled', 3],
  ])
})
