import { expect, test } from 'vitest'
import { compile } from './compile'

const modules = new Map([['lfi', ['map', 'pipe']]])

test('JavaScript runs as it is, and says which module it names where', async () => {
  const js = `import { map } from "lfi"\nconst more = import('lfi')`
  expect(await compile(js, 'js', modules)).toEqual({
    js,
    references: [
      {
        start: 20,
        end: 25,
        specifier: 'lfi',
        statement: { start: 0, end: 25 },
      },
      { start: 46, end: 51, specifier: 'lfi' },
    ],
    problems: [],
    missingLfiImports: [],
  })
})

test('what JavaScript imports in vain keeps it from running', async () => {
  const { problems } = await compile(
    "import { mapp } from 'lfi'",
    'js',
    modules,
  )
  expect(problems).toMatchObject([{ location: { line: 1, column: 10 } }])
})

test('JavaScript that can not be read is left to the browser', async () => {
  expect(await compile('const a = (', 'js', modules)).toMatchObject({
    js: 'const a = (',
    problems: [],
  })
})

test('TypeScript loses its types and keeps its lines', async () => {
  const { js, problems } = await compile(
    "import { map } from 'lfi'\n\nconst a: number = map(1)",
    'ts',
    modules,
  )
  expect(js.split('\n')[2]).toBe('const a = map(1)')
  expect(problems).toEqual([])
})
