import { expect, test } from 'vitest'
import { addImports, withImports } from './addImports'

const apply = (code: string, ...names: string[]): string =>
  withImports(code, 'lfi', names)

test('a file without imports gets a statement and a blank line', () => {
  expect(apply('map()\n', 'map', 'pipe')).toBe(
    "import { map, pipe } from 'lfi'\n\nmap()\n",
  )
})

test('a name joins the statement that is there', () => {
  expect(apply("import { map } from 'lfi'\nmap()", 'pipe')).toBe(
    "import { map, pipe } from 'lfi'\nmap()",
  )
})

test('a statement over several lines keeps its trailing comma', () => {
  expect(apply('import {\n  map,\n} from "lfi"\n', 'pipe')).toBe(
    'import {\n  map, pipe,\n} from "lfi"\n',
  )
})

test('an empty statement is filled', () => {
  expect(apply("import {} from 'lfi'", 'pipe')).toBe(
    "import { pipe } from 'lfi'",
  )
})

test('another module does not count', () => {
  expect(apply("import { x } from 'lfix'\n", 'pipe')).toBe(
    "import { pipe } from 'lfi'\nimport { x } from 'lfix'\n",
  )
})

test('a type is imported as a type', () => {
  const name = { name: 'Reducer', isType: true }
  expect(addImports('', 'lfi', [name]).insert).toBe(
    "import { type Reducer } from 'lfi'\n",
  )
})

test('a name that is imported already is not repeated', () => {
  expect(apply("import { pipe } from 'lfi'\nx", 'map', 'pipe')).toBe(
    "import { pipe, map } from 'lfi'\nx",
  )
})

test('a long statement is broken into lines', () => {
  const names = [
    'filterAsync',
    'flatMapAsync',
    'groupedAsync',
    'mapConcurrently',
    'toGroupedAsync',
  ]
  expect(apply('x', ...names)).toBe(
    `import {\n${names.map(name => `  ${name},\n`).join('')}} from 'lfi'\n\nx`,
  )
})

test('a statement that grows too long is broken into lines', () => {
  const names = ['concurIteratorSymbol', 'mapConcur', 'reduceConcur', 'toArray']
  expect(apply("import { type ConcurIterable } from 'lfi'\nx", ...names)).toBe(
    `import {\n  type ConcurIterable,\n${names.map(name => `  ${name},\n`).join('')}} from 'lfi'\nx`,
  )
})

test('several names join a statement below other lines', () => {
  expect(apply("// Adds.\nimport { map } from 'lfi'\nx", 'pipe', 'sum')).toBe(
    "// Adds.\nimport { map, pipe, sum } from 'lfi'\nx",
  )
})

test('several names fill an empty statement', () => {
  expect(apply("import {} from 'lfi'", 'map', 'pipe')).toBe(
    "import { map, pipe } from 'lfi'",
  )
})

test('the name of a module is no pattern', () => {
  const code = "import { x } from 'lodash-es'\n"
  expect(withImports(code, 'lodash.es', ['map'])).toBe(
    `import { map } from 'lodash.es'\n${code}`,
  )
  expect(withImports("import { x } from 'p.q'\n", 'p.q', ['map'])).toBe(
    "import { x, map } from 'p.q'\n",
  )
})

test('an import further down is no reason to leave out the blank line', () => {
  expect(apply("x()\nimport('y')", 'map')).toBe(
    "import { map } from 'lfi'\n\nx()\nimport('y')",
  )
})

test('80 characters fit in a line, 81 do not', () => {
  const rest = "import { a, b } from 'lfi'".length - 1
  const name = (length: number) => 'n'.repeat(length)
  const fits = apply('', 'a', name(80 - rest))
  expect(fits).toBe(`import { a, ${name(80 - rest)} } from 'lfi'\n`)
  expect(fits.trim()).toHaveLength(80)
  expect(apply('', 'a', name(81 - rest))).toContain('import {\n')
  const there = "import { a } from 'lfi'"
  expect(apply(there, name(80 - rest))).toBe(fits.trim())
  expect(apply(there, name(81 - rest))).toContain('import {\n')
})
