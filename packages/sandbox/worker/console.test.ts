import { inspect } from 'node:util'
import { empty, emptyAsync, emptyConcur } from 'lfi'
import { expect, test, vi } from 'vitest'
import type { ConsoleEntry, ConsoleOutput } from '../messages'
import { adaptPrinter, createConsole } from './console'
import { createOutput } from './output'

const create = () => {
  const sent: ConsoleEntry[] = []
  let time = 0
  const methods = createConsole({
    output: createOutput(entry => sent.push(entry)),
    locate: () => undefined,
    showStack: error => `${error.name}: ${error.message}\n    at main.ts:1:1`,
    now: () => (time += 5),
    mark: () => undefined,
  })
  const print = (
    name: string,
    ...args: unknown[]
  ): readonly ConsoleOutput[] => {
    const from = sent.length
    methods[name]?.(...args)
    return sent.slice(from).filter(entry => entry.kind === 'output')
  }
  const text = (name: string, ...args: unknown[]): string | undefined =>
    print(name, ...args)[0]?.text
  return { print, text, methods, sent }
}

const loop: { self?: unknown } = {}
loop.self = loop

test.each([
  [{ name: 'ada', tags: ['a', 'b'], nested: { a: { b: { c: { d: {} } } } } }],
  [Array.from({ length: 120 }, (_, index) => index)],
  [new Map<unknown, unknown>([['a', new Set([1, [2]])]])],
  [[undefined, null, -0, 1n, Symbol('s'), true, 'it’s', new Date(0)]],
  [loop],
  [class A extends Map {}],
])('%o is printed as Node prints it', value => {
  const expected = inspect(value, { colors: true, depth: 4 })
  expect(create().text('log', value)).toBe(expected)
})

test('texts are joined and filled in as Node does', () => {
  const { text } = create()
  expect(text('log', 'a', 1, 'b')).toBe('a \u001B[33m1\u001B[39m b')
  expect(text('log', '%s is %d, %o%%', 'x', '4', 1)).toContain('x is 4')
  expect(text('log')).toBe('')
})

test('a table is drawn, in the columns that are asked for', () => {
  const { text } = create()
  const rows = [{ a: 1, b: 'x' }, 5]
  expect(
    text('table', rows)?.replaceAll(/.\[\d+m/gu, ''),
  ).toBe(`┌─────────┬───┬─────┬────────┐
│ (index) │ a │ b   │ Values │
├─────────┼───┼─────┼────────┤
│ 0       │ 1 │ 'x' │        │
│ 1       │   │     │ 5      │
└─────────┴───┴─────┴────────┘`)
  expect(text('table', [{ a: 1, b: 2 }], ['b'])).not.toContain(' a ')
  expect(text('table', new Map([['k', 1]]))).toMatch(
    /\(iteration index\).*Key/u,
  )
  expect(text('table', 'text')).toBe('text')
})

test('groups indent, levels are told, and assertions print only if they fail', () => {
  const { print } = create()
  expect(print('group', 'head')).toMatchObject([{ depth: 0, text: 'head' }])
  expect(print('warn', 'in')).toMatchObject([{ depth: 1, level: 'warn' }])
  print('groupEnd')
  print('groupEnd')
  expect(print('log', 'out')).toMatchObject([{ depth: 0 }])
  expect(print('assert', true, 'x')).toEqual([])
  expect(print('assert', false, '%s!', 'x')).toMatchObject([
    { level: 'warn', text: 'Assertion failed: x!' },
  ])
  expect(print('assert')).toMatchObject([{ text: 'Assertion failed' }])
})

test('timers and counters report by their labels', () => {
  const { print, text } = create()
  print('time', 'a')
  expect(text('timeLog', 'a', 1)).toMatch(/^a: \d+ms/u)
  expect(text('timeEnd', 'a')).toMatch(/^a: \d+ms$/u)
  expect(text('timeEnd', 'a')).toContain("no timer 'a'")
  expect(text('count')).toBe('default: 1')
  expect(text('count')).toBe('default: 2')
})

test.each([
  [empty(), 'plain'],
  [emptyAsync(), 'async'],
  [emptyConcur(), 'concur'],
])('a lazy iterable is told as such: %o is %s', (value, flavour) => {
  expect(create().print('log', 'it is', value)).toMatchObject([
    { lazy: flavour },
  ])
})

test('nothing else is told to be lazy', () => {
  for (const value of [[1], 'text', new Map(), { a: 1 }, null]) {
    expect(create().print('log', value)[0]?.lazy).toBeUndefined()
  }
})

test('a value that throws when it is printed does not throw into the code', () => {
  const { print, methods } = create()
  const bad = {
    get [Symbol.toStringTag](): string {
      throw new Error('tag')
    },
  }
  expect(print('log', bad)).toHaveLength(1)
  expect(() => methods.assert?.(false, Symbol('s'))).not.toThrow()
  expect(methods.log?.name).toBe('log')
})

test('a rejected promise that is printed is still unhandled', async () => {
  const unhandled = vi.fn()
  process.once('unhandledRejection', unhandled)
  create().print('log', Promise.reject(new Error('bad')))
  await new Promise(resolve => setTimeout(resolve, 0))
  expect(unhandled).toHaveBeenCalledOnce()
})

test('the beginning of a long array is printed as Node prints it, in no time that grows', () => {
  adaptPrinter(error => String(error.stack))
  const long = Array.from({ length: 2_000_000 }, (_, index) => index)
  const { text } = create()
  expect(text('log', long)).toBe(inspect(long, { colors: true }))
  expect(text('log', { long })).toContain('1999900 more items')
})
