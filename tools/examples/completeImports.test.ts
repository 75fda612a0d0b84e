import { expect, test } from 'vitest'
import { completeImports } from './completeImports'

const exported = ['map', 'pipe', 'count', 'reduce', 'toArray']
const complete = (code: string) => completeImports(code, 'js', exported)

test('an example without imports gets those it needs', () => {
  expect(complete('log(pipe([], map(f)))')).toBe(
    "import { map, pipe } from 'lfi'\n\nlog(pipe([], map(f)))",
  )
})

test('an incomplete import is completed in place', () => {
  expect(complete("import { map } from 'lfi'\n\npipe([], map(f))")).toBe(
    "import { map, pipe } from 'lfi'\n\npipe([], map(f))",
  )
})

test('a name that the example declares itself is not imported', () => {
  expect(complete('const count = 1\nlog(count)')).toBe(
    'const count = 1\nlog(count)',
  )
})

test('a property that is called like an export is not imported', () => {
  expect(complete('[1].map(f)\nlog({ reduce: 1 })')).toBe(
    '[1].map(f)\nlog({ reduce: 1 })',
  )
})
