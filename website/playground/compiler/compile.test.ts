import * as lfi from 'lfi'
import { expect, test } from 'vitest'
import { compile, explainUnread } from './compile'
import { explainSyntax } from './explainSyntax'

const modules = new Map([
  ['lfi', Object.keys(lfi)],
  ['lfi-playground', ['delay', 'people']],
])

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
  })
})

test('JavaScript that can not be read is left to the browser', async () => {
  expect(await compile('const a = (', 'js', modules)).toMatchObject({
    js: 'const a = (',
    problems: [],
  })
})

test('types go, with the imports that only they use, and every line stays where it was', async () => {
  const { js, problems } = await compile(
    `import type { Reducer } from 'lfi'\nimport { Compare, map } from 'lfi'\nnamespace Types { export type A = 1 }\ntype Pair = {\n  a: Compare<1> | Reducer<1, 2, 3>\n}\nconst x: Pair = map(1)`,
    'ts',
    modules,
  )
  expect(problems).toEqual([])
  expect(js.split('\n')[6]).toBe('const x = map(1)')
})

test.each([
  [
    `import { reduceasync } from 'lfi'\nreduceasync()`,
    `'lfi' has no export named reduceasync.`,
    1,
  ],
  [
    `\nimport { debounceTime as d } from 'lfi'\nd()`,
    `'lfi' has no export named debounceTime.`,
    2,
  ],
  [
    `import _ from 'https://lodash.com'\n_`,
    `'https://lodash.com' can't be imported here. Code may import 'lfi' and 'lfi-playground'.`,
    1,
  ],
  [
    `import lfi from 'lfi'\nlfi`,
    `'lfi' has no default export. Import by name, as in import { map } from 'lfi'.`,
    1,
  ],
  // A bracket in a regular expression is none that is open.
  ['const re = /[(]/u\nconst x = ;', "SyntaxError: Unexpected ';'", 2],
  [
    'namespace Tax {\n  export const rate = 0.2\n}\nTax.rate',
    'The playground does not run namespaces. Write Tax as an object.',
    1,
  ],
  ['foo \u200b bar', 'SyntaxError: Unexpected \'U+200B\', expected ";"', 1],
  [
    'log(\n  1\n',
    'SyntaxError: Unexpected end of the code. A brace, bracket or parenthesis is not closed.',
    3,
  ],
])('%j is answered with a sentence', async (code, message, line) => {
  expect((await compile(code, 'ts', modules)).problems).toMatchObject([
    { message, location: { line, column: expect.any(Number) } },
  ])
})

test('types in JavaScript come with advice', async () => {
  const problem = await explainUnread('const n: number = 1', 'js')
  expect(problem?.message).toMatch(
    /^SyntaxError: .*[^.]\. This is TypeScript: remove the types, .*\.$/u,
  )
})

test.each([
  [
    'const a = 1\n\nconst a = 2',
    "SyntaxError: Identifier 'a' has already been declared",
    { line: 3, column: 7 },
  ],
  [
    '\nconsole.log(“hi”)',
    "SyntaxError: Unexpected '“'",
    { line: 2, column: 13 },
  ],
  [
    'class A { @log go() {} }',
    "SyntaxError: Unexpected '@'. The playground does not run decorators.",
    { line: 1, column: 11 },
  ],
  [
    'class B { accessor v = 1 }',
    'SyntaxError: The playground does not run fields with the keyword accessor.',
    { line: 1, column: 20 },
  ],
])('%j is explained with its place', async (js, message, location) => {
  expect(await explainSyntax(js)).toEqual({ message, location })
})

test('code that can be read is left to the browser', async () => {
  expect(await explainSyntax('await 1')).toBeUndefined()
})
