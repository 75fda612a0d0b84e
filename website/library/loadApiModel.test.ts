import fs from 'node:fs'
import * as lfi from 'lfi'
import * as previous from 'lfi-3'
import { expect, test } from 'vitest'
import { textCorrections } from '../data/textCorrections'
import { readRecord } from '../records/readRecord'
import { loadApiModel } from './loadApiModel'
import type { Entry, FunctionEntry, TypeEntry } from './model/schema'

const model = loadApiModel()

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

/** Of two copies, pages would describe one and run the other. */
test('all workspaces have the same copy of lfi', () => {
  const { packages } = JSON.parse(fs.readFileSync('package-lock.json', 'utf8'))
  const copies = Object.keys(packages).filter(it => /\/lfi$/u.test(it))

  expect(copies).toEqual(['node_modules/lfi'])
})

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

test.each([
  ['map', ['map(fn, iterable)', 'map(fn)(iterable)']],
  [
    'slice',
    [
      'slice(start, end, iterable)',
      'slice(start)(end, iterable)',
      'slice(start, end)(iterable)',
      'slice(start)(end)(iterable)',
    ],
  ],
  ['asAsync', ['asAsync(concurIterable)', 'asAsync(concurIterable, options)']],
  [
    'pipe',
    [
      'pipe(value)',
      'pipe(value, fn)',
      'pipe(value, fn1, fn2)',
      'pipe(value, fn1, fn2, fn3)',
      'pipe(value, ...fns)',
    ],
  ],
])('the overloads of %s fold into its calls', (name, callForms) => {
  expect(functionOf(name).callForms).toEqual(callForms)
})

test('rangeTo is read through the unexported alias of its type', () => {
  expect(
    functionOf('rangeTo').signatures[0]?.parameters.map(
      ({ name, type }) => `${name}: ${type}`,
    ),
  ).toEqual(['start: Integer<Start>', 'end: Integer<End>'])
  expect(functionOf('rangeTo').throws).toEqual([
    'if either `start` or `end` is not an integer.',
  ])
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

test('a type has its own members', () => {
  const type = typeOf('RawOptionalReducerWithFinish')
  expect(type.members.map(({ name }) => name)).toEqual(['finish'])
  expect(type.typeParameters).toEqual([
    { name: 'Value', default: 'unknown' },
    { name: 'Finished', default: 'Value' },
    { name: 'This', default: 'unknown' },
  ])
})

test('links of the package lead to pages of this site', () => {
  expect(entryOf('NO_ENTRY').summary).toContain(
    '[`KeyedReducer`](/docs/api/type-aliases/KeyedReducer)',
  )
  const { remarks } = typeOf('ConcurIterable')
  expect(remarks).toContain('(/docs/concepts/concurrent-iterable)')
  expect(remarks).not.toContain('https://lfi.dev')
})

test('an import costs what it brings along, less than the whole', () => {
  const costs = model.entries.flatMap(entry =>
    entry.kind === 'function' ? [entry.importCost] : [],
  )
  expect(functionOf('pipe').importCost).toBeLessThan(
    functionOf('map').importCost,
  )
  expect(Math.max(...costs)).toBeLessThan(model.totalCost / 2)
})

const said = model.entries.map(({ summary, remarks }) => summary + remarks)

test('mistaken sentences of the package are put right, wherever they are', () => {
  const concur = model.entries
    .filter(({ name }) => name.endsWith('Concur'))
    .map(({ summary, remarks }) => summary + remarks)
  expect(concur.join()).not.toMatch(/in (?:the )?iteration order/u)
  expect(said.join()).not.toMatch(/\ban concur|equivalent\s`/u)
  expect(entryOf('uniqueConcur').summary).toContain('the equality of a `Set`')
  expect(entryOf('cycleAsync').summary).not.toContain('infinite')
})

test('every correction finds what it corrects', () => {
  const { entries } = readRecord('model')
  const unfit = Object.entries(textCorrections).filter(([name, all = []]) => {
    const { summary = '', remarks = '', examples = [] } = entries[name] ?? {}
    const text = [summary, remarks, ...examples.map(({ code }) => code)].join()
    return !all.every(([slip]) => text.includes(slip))
  })
  expect(unfit.map(([name]) => name)).toEqual([])
})

test('what is said to be there since version 3 or before is in lfi 3', () => {
  const wrong = Object.keys(lfi).filter(
    name => entryOf(name).since < '4' !== name in previous,
  )
  expect(wrong).toEqual([])
})
