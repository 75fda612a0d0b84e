import * as lfi from 'lfi'
import { expect, test } from 'vitest'
import { prepareModule } from './prepareModule'

const modules = new Map([
  ['lfi', Object.keys(lfi)],
  ['lfi-playground', ['delay', 'people']],
])
const prepare = (code: string, language: 'js' | 'ts' = 'ts') =>
  prepareModule(code, language, modules)

test('types go and every line stays where it was', () => {
  const { js, problems } = prepare(
    `import { map } from 'lfi'\ntype Pair = {\n  a: number\n}\nconst x: Pair = { a: 1 }\nconsole.log(map, x)`,
  )

  expect(problems).toEqual([])
  expect(js.split('\n')).toHaveLength(6)
  expect(js.split('\n')[4]).toMatch(/^const x\s*= \{ a: 1 \}$/u)
})

test('every import of a module is found with its quotes', () => {
  const { js, references } = prepare(
    `import { map } from 'lfi'\nexport * from "lfi"\nconst m = await import('lfi-playground')\nmap`,
  )

  expect(references.map(({ start, end }) => js.slice(start, end))).toEqual([
    `'lfi'`,
    `"lfi"`,
    `'lfi-playground'`,
  ])
})

test.each([
  [
    `import { mapp } from 'lfi'\nmapp()`,
    `'lfi' has no export named mapp. Did you mean map?`,
    1,
  ],
  [
    `\nimport { debounceTime as d } from 'lfi'\nd()`,
    `'lfi' has no export named debounceTime.`,
    2,
  ],
  [
    `import { x } from 'lf'\nx`,
    `There is no module 'lf' here. Did you mean 'lfi'?`,
    1,
  ],
  [
    `import _ from 'lodash'\n_`,
    `'lodash' can't be imported here. Code may import 'lfi' and 'lfi-playground'.`,
    1,
  ],
  [
    `import lfi from 'lfi'\nlfi`,
    `'lfi' has no default export. Import by name, as in import { map } from 'lfi'.`,
    1,
  ],
  [
    `import { setTimeout } from 'node:timers/promises'\nsetTimeout`,
    `'node:timers/promises' belongs to Node. Import delay from 'lfi-playground' to wait.`,
    1,
  ],
])('%j is answered with a sentence', (code, message, line) => {
  const { problems } = prepare(code)

  expect(problems).toMatchObject([
    { message, location: { line, column: expect.any(Number) } },
  ])
})

test('imports that nothing but types use are left alone', () => {
  const typed = `import type { Reducer } from 'lfi'\nimport { Compare, map } from 'lfi'\nlet r: Reducer<1, 2, 3>, c: Compare<1>\nmap`
  expect(prepare(typed).problems).toEqual([])
})

test('a character that nobody sees is named by its number', () => {
  const { problems } = prepare('foo \u200b bar')
  expect(problems[0]?.message).toContain("'U+200B'")
})

test('a syntax error has its place', () => {
  const { problems } = prepare('const a = 1\nconst b = ;')

  expect(problems).toEqual([
    {
      message: "SyntaxError: Unexpected ';'",
      location: { line: 2, column: 11 },
    },
  ])
})

test('a bracket that is not closed is reported where it opens', () => {
  const unclosed = [
    ['function f() {\n  return 1\n', '{', 1, 14],
    ["// (\nconst a = ')'\nfoo(\nconst b = [1]\n", '(', 3, 4],
    ['const f = () => {\n  g(`(`\n}\n', '(', 2, 4],
  ] as const
  for (const [code, bracket, line, column] of unclosed) {
    const { problems } = prepare(code)
    expect(problems[0]?.message).toBe(
      `SyntaxError: This ${bracket} is not closed.`,
    )
    expect(problems[0]?.location).toEqual({ line, column })
  }
  expect(
    prepare('const o = {\n  a: 1\n  b: 2\n}').problems[0]?.location,
  ).toEqual({ line: 3, column: 3 })
})

test('a type annotation in JavaScript is an error', () => {
  expect(prepare('const a: number = 1', 'js').problems).toHaveLength(1)
})

test('lfi names that are used but not imported are offered', () => {
  const { missingLfiImports, problems } = prepare(
    `import { pipe } from 'lfi'\nconst filter = 1\npipe([1], map(n => n), reduce(toArray()), { each }, x.sum, filter)`,
  )

  expect(problems).toEqual([])
  expect([...missingLfiImports].sort()).toEqual([
    'each',
    'map',
    'reduce',
    'toArray',
  ])
})

test('types in JavaScript come with advice', () => {
  const { problems } = prepare('const n: number = 1\nvoid n', 'js')

  expect(problems[0]?.message).toMatch(
    /^SyntaxError: .*[^.]\. This is TypeScript: switch from JS to TS to run it\.$/u,
  )
})
