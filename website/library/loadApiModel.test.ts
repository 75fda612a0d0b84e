import fs from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { loadApiModel } from './loadApiModel'
import type { ApiModel, Entry, FunctionEntry, TypeEntry } from './model/schema'

let model: ApiModel

beforeAll(async () => {
  model = loadApiModel()
}, 120_000)

const entryOf = (name: string): Entry => {
  const entry = model.entries.find(candidate => candidate.name === name)
  if (!entry) {
    throw new Error(`No entry ${name}`)
  }
  return entry
}

const functionOf = (name: string): FunctionEntry => {
  const entry = entryOf(name)
  if (entry.kind !== 'function') {
    throw new Error(`${name} is no function`)
  }
  return entry
}

const typeOf = (name: string): TypeEntry => {
  const entry = entryOf(name)
  if (entry.kind !== 'type') {
    throw new Error(`${name} is no type`)
  }
  return entry
}

const parametersOf = (name: string, index = 0) =>
  functionOf(name).signatures[index]?.parameters.map(
    ({ name, type }) => `${name}: ${type}`,
  )

test('every export of the package has exactly one entry, no internal one has', () => {
  const declarations = fs.readFileSync(
    'node_modules/lfi/dist/index.d.ts',
    'utf8',
  )
  const exported = /export \{ ([^}]*) \};?\s*$/u.exec(declarations)?.[1]
  const names = model.entries.map(({ name }) => name)

  expect([...names].sort()).toEqual(exported?.split(', ').sort())
  expect(names).not.toContain('MaybePromiseLike')
  expect(names).not.toContain('Curried')
})

test('map folds its four overloads into one signature and two forms', () => {
  const map = functionOf('map')

  expect(map.signatures).toHaveLength(1)
  expect(parametersOf('map')).toEqual([
    'fn: (value: From) => To',
    'iterable: Iterable<From>',
  ])
  expect(map.callForms).toEqual(['map(fn, iterable)', 'map(fn)(iterable)'])
  expect(map).toMatchObject({
    category: 'Transforms',
    since: '0.1.0 or earlier',
  })
})

test('pipe shows the first steps of its ladder and the open end', () => {
  const pipe = functionOf('pipe')

  expect(pipe.callForms).toEqual([
    'pipe(value)',
    'pipe(value, fn)',
    'pipe(value, fn1, fn2)',
    'pipe(value, fn1, fn2, fn3)',
    'pipe(value, ...fns)',
  ])
  expect(pipe.elided).toBe(6)
})

test('curry keeps its single call, whose result names an internal type', () => {
  expect(functionOf('curry').signatures[0]?.returns).toBe(
    'Curried<Parameters, Return>',
  )
  expect(model.helpers.map(({ name }) => name)).toContain('Curried')
})

test('reduce has a signature for each kind of reducer', () => {
  expect(functionOf('reduce').signatures.map(({ returns }) => returns)).toEqual(
    [
      'Finished',
      'Acc',
      'Optional<Finished>',
      'Optional<Value>',
      'Optional<Value>',
    ],
  )
})

test('toGrouped and toMultiple keep what cannot be folded', () => {
  expect(functionOf('toGrouped').signatures).toHaveLength(5)
  expect(functionOf('toGrouped').callForms).toEqual([
    'toGrouped(innerReducer, outerReducer)',
    'toGrouped(innerReducer)(outerReducer)',
  ])
  expect(functionOf('toMultiple').signatures).toHaveLength(2)
})

test('window takes its options first, as a number or an object', () => {
  expect(parametersOf('window')?.[0]).toBe('options: WindowOptions<Size>')
  expect(typeOf('WindowOptions').members.map(({ name }) => name)).toEqual([
    'size',
    'partialStart',
    'partialEnd',
  ])
})

test('asAsync folds the call without options into the call with them', () => {
  expect(functionOf('asAsync').callForms).toEqual([
    'asAsync(concurIterable)',
    'asAsync(concurIterable, options)',
  ])
  expect(functionOf('asAsync')).toMatchObject({
    family: 'asAsync',
    flavour: 'async',
  })
})

test('rangeTo is read through the unexported alias of its type', () => {
  expect(parametersOf('rangeTo')).toEqual([
    'start: Integer<Start>',
    'end: Integer<End>',
  ])
  expect(functionOf('rangeTo').throws).toEqual([
    'if either `start` or `end` is not an integer.',
  ])
})

test('slice can be called in four ways, its parameters named alike', () => {
  expect(functionOf('slice').callForms).toEqual([
    'slice(start, end, iterable)',
    'slice(start)(end, iterable)',
    'slice(start, end)(iterable)',
    'slice(start)(end)(iterable)',
  ])
})

test('RawOptionalReducerWithFinish has its own member and its users', () => {
  const type = typeOf('RawOptionalReducerWithFinish')

  expect(type.members.map(({ name }) => name)).toEqual(['finish'])
  expect(type.typeParameters).toEqual([
    { name: 'Value', default: 'unknown' },
    { name: 'Finished', default: 'Value' },
    { name: 'This', default: 'unknown' },
  ])
  expect(type.takenBy).toContain('reduce')
})

test('ConcurIterable knows which functions take and which return it', () => {
  const type = typeOf('ConcurIterable')

  expect(type.takenBy).toContain('mapConcur')
  expect(type.returnedBy).toContain('asConcur')
  expect(type.remarks).toContain('(/docs/concepts/concurrent-iterable)')
  expect(type.remarks).not.toContain('https://lfi.dev')
})

test('NO_ENTRY is a constant whose links lead to pages', () => {
  const entry = entryOf('NO_ENTRY')

  expect(entry.kind).toBe('constant')
  expect(entry.summary).toContain(
    '[`KeyedReducer`](/docs/api/type-aliases/KeyedReducer)',
  )
})

test('an import costs what it brings along, less than the whole', () => {
  const costs = model.entries.flatMap(entry =>
    entry.kind === 'function' ? [entry.importCost] : [],
  )

  expect(functionOf('map').importCost).toBeLessThan(400)
  expect(functionOf('pipe').importCost).toBeLessThan(
    functionOf('map').importCost,
  )
  expect(Math.max(...costs)).toBeLessThan(model.totalCost / 2)
})
