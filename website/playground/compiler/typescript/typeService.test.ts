import { beforeAll, expect, test } from 'vitest'
import { readDeclarations } from '../../build/typescript/readDeclarations'
import { createTypeService, type TypeService } from './createTypeService'
import type { TypeAnswers, TypeRequest, TypeRequestKind } from './messages'

let service: TypeService

beforeAll(async () => {
  service = createTypeService(await readDeclarations(), {
    facts: {},
    elsewhere: {},
  })
})

/** Asks at the place of the bar in the code. */
const ask = <Kind extends TypeRequestKind>(
  kind: Kind,
  marked: string,
  rest: Partial<TypeRequest> = {},
): TypeAnswers[Kind] => {
  const position = Math.max(0, marked.indexOf('§'))
  const code = marked.replace('§', '')
  const request = {
    kind,
    code,
    position,
    file: 'main.ts',
    ...rest,
  } as const
  return service(request) as TypeAnswers[Kind]
}

const imported = "import { map, pipe, toArray, reduce } from 'lfi'\n"

test('sound code has no diagnostics', () => {
  const code = `${imported}const xs = pipe([1, 2], map(n => n + 1), reduce(toArray()))
console.log(await Promise.all(xs))`
  expect(ask('diagnostics', code)).toEqual([])
})

test('a type error is reported where it is', () => {
  const [problem] = ask('diagnostics', 'const x: number = "text"')
  expect(problem).toMatchObject({ from: 6, to: 7 })
  expect(problem?.message).toContain("not assignable to type 'number'")
})

test('an export that lfi lacks is reported with the nearest name', () => {
  const [problem] = ask('diagnostics', "import { mapp } from 'lfi'\nmapp")
  expect(problem?.message).toContain("'map'")
})

test('JavaScript is checked without asking for annotations', () => {
  const code = 'const f = x => x\nf(1).missing'
  expect(ask('diagnostics', code, { file: 'main.js' })).toEqual([])
  const wrong = 'const n = 1\nn.missing'
  expect(ask('diagnostics', wrong, { file: 'main.js' })).toHaveLength(1)
})

test('the page is not in reach, the console is', () => {
  const problems = ask('diagnostics', 'console.table([])\ndocument.title')
  expect(problems).toHaveLength(1)
  expect(problems[0]?.message).toContain("'document'")
})

test('the helper module has types', () => {
  const code = "import { delay } from 'lfi-playground'\nawait delay('x')"
  expect(ask('diagnostics', code)).toHaveLength(1)
})

test('members are completed from the type of the value', () => {
  const answer = ask('completions', "'text'.toUp§")
  expect(answer?.isMember).toBe(true)
  expect(answer?.entries.map(({ name }) => name)).toContain('toUpperCase')
})

test('an import is offered the helper module, and its names', () => {
  const names = (code: string) =>
    ask('completions', code)?.entries.map(({ name }) => name)
  expect(names("import {} from '§'")).toContain('lfi-playground')
  expect(names("import { § } from 'lfi-playground'")).toContain('delay')
})

test('details of a completion have the type and the documentation', () => {
  const details = ask('details', "'text'.toUp§", { name: 'toUpperCase' })
  expect(details?.display).toContain('toUpperCase(): string')
  expect(details?.documentation).toContain('uppercase')
})

test('hovering shows the type inferred through a pipeline', () => {
  const code = `${imported}const x§s = pipe([1], map(n => String(n)), reduce(toArray()))`
  expect(ask('hover', code)?.display).toBe('const xs: string[]')
})

test('hovering over an import says what it is, and not that it is one', () => {
  const display = ask('hover', `${imported}ma§p`)?.display
  expect(display).toMatch(/^const map: /u)
  expect(display).not.toContain('import map')
})

test('the steps of a pipe say what they hand on', () => {
  const code = `${imported}pipe(\n  [1, 2],\n  map(n => String(n)),\n  reduce(toArray()),\n)`
  const notes = ask('notes', code)
  expect(notes.map(({ text }) => text)).toEqual([
    'number[]',
    'Iterable<string>',
    'string[]',
  ])
  expect(notes[0]?.at).toBe(code.indexOf('2],') + 3)
  const [line] = ask('notes', `${imported}pipe([1], map(n => n > 0))`)
  expect(line?.text).toBe('number[] → Iterable<boolean>')
})

test('generic steps say what they hand on in their place, or nothing', () => {
  const names = 'chunk, flatten, get, map, max, pipe, values'
  const notes = (code: string) =>
    ask('notes', `import { ${names} } from 'lfi'\n${code}`).map(
      ({ text }) => text,
    )
  const steps = ['values', 'chunk(4)', 'flatten', 'max', 'get']
  expect(
    notes(`pipe(\n  new Map([['a', 1]]),\n${steps.join(',\n')},\n)`),
  ).toEqual([
    'Map<string, number>',
    'Iterable<number>',
    'Iterable<number[]>',
    'Iterable<number>',
    'Optional<number>',
    'number',
  ])
  expect(notes('pipe(\n  1,\n  chunk(4),\n)')).toEqual(['1'])
  expect(notes('pipe(1, chunk(4))')).toEqual(['1 → …'])
})

test('long object types between steps are only hinted at', () => {
  const notes = ask(
    'notes',
    `${imported}pipe(\n  [{ id: 1, user: 'ada', items: ['pen'], paid: true }],\n  map(order => ({ order, by: 1 })),\n  map(({ by }) => ({ by })),\n  reduce(toArray()),\n)`,
  )
  expect(notes.map(({ text }) => text)).toEqual([
    '{…}[]',
    'Iterable<{…}>',
    'Iterable<{ by: number; }>',
    '{ by: number; }[]',
  ])
})

test('signature help names the active parameter', () => {
  const help = ask('signature', "'a'.replace('b', §)")
  expect(help?.parameters).toHaveLength(2)
  expect(help?.active).toBe(1)
})

test('code that makes no sense gets an answer all the same', () => {
  expect(ask('diagnostics', '')).toEqual([])
  for (const code of ['(((', '`${', 'import {', 'type X = X[', '}{§}{']) {
    expect(ask('diagnostics', code), code).not.toEqual([])
    expect(() => ask('completions', `${code}§`)).not.toThrow()
    expect(() => ask('hover', `${code}§`)).not.toThrow()
  }
})

test('a package that lfi is compared with has no red line, typed or not', () => {
  const code = `import _ from 'lodash'\nimport pMap from "p-map"
console.log(_.map([1], n => n), await pMap([1], async n => n))`
  expect(ask('diagnostics', code)).toEqual([])
  const streams = `import { from, map } from 'rxjs'
const numbers = from([1])
numbers.pipe(map(n => n + 1)).subscribe({ next: n => console.log(n) })`
  expect(ask('diagnostics', streams)).toEqual([])
  expect(ask('diagnostics', "import x from 'left-pad'\nx")).toHaveLength(1)
})

test('pasted JavaScript lacks types, whatever it imports', () => {
  const pasted = `const errors = []
const load = async id => { errors.push({ id }) }
await load(1)`
  const codes = (code: string) =>
    ask('diagnostics', code).map(({ code }) => code)
  const untyped = codes(pasted)
  expect(untyped).toContain(7006)
  expect(
    codes(`import pMap from 'p-map'\n${pasted}\nawait pMap([1], n => n)`),
  ).toEqual(untyped)
})
