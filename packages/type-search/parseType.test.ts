import { expect, test } from 'vitest'
import { parseSignature, parseType } from './parseType'
import { named, type Type, uncurry } from './type'

const shape = (text: string): string => {
  const type = parseSignature(text)
  return JSON.stringify(type?.kind === 'function' ? uncurry(type) : type)
}

test.each([
  ['(Iterable<T>, (T) => boolean) => Iterable<T>'],
  ['Iterable<T> -> (T -> boolean) -> Iterable<T>'],
  ['(iterable: Iterable<T>, fn: (value: T) => boolean) => Iterable<T>'],
  ['<T>(iterable: Iterable<T>) => (fn: (value: T) => bool) => Iterable<T>'],
  ['filter :: Iterable T -> (T -> boolean) -> Iterable T'],
])('%s reads as the same signature', text => {
  expect(shape(text)).toBe(shape('Iterable<T>, (T -> boolean) -> Iterable<T>'))
})

test('an arrow before a comma is a parameter, brackets or not', () => {
  expect(shape('(T, T) -> number, Iterable<T> -> Optional<T>')).toBe(
    shape('((T, T) -> number), Iterable<T> -> Optional<T>'),
  )
})

test.each([
  'Iterable<T>, (T ->',
  'Iterable<',
  '-> number',
  '=>',
  'a, b',
  'Iterable<T> -> )',
  '[T, U -> V',
  'T § U -> V',
  'what is ->',
])('%s is not a signature yet', text => {
  expect(parseSignature(text)).toBeUndefined()
})

test('an underscore is a hole and single letters are variables', () => {
  expect(parseSignature('_ -> a')).toEqual({
    kind: 'function',
    params: [{ kind: 'hole' }],
    result: { kind: 'variable', name: 'a' },
  })
})

const hole: Type = { kind: 'hole' }
const variable = (name: string): Type => ({ kind: 'variable', name })
const number = named('number')
const string = named('string')
const arrow = (result: Type, ...params: Type[]): Type => ({
  kind: 'function',
  params,
  result,
})
const union = (...items: Type[]): Type => ({ kind: 'union', items })
const tuple = (...items: Type[]): Type => ({ kind: 'tuple', items })
const [from, to, value] = ['From', 'To', 'Value'].map(variable) as [
  Type,
  Type,
  Type,
]

test.each<[string, Type]>([
  // What the package itself writes.
  [
    'Readonly<{ [Key in keyof Values]: Iterable<Values[Key]> }>',
    named('Array', named('Iterable', hole)),
  ],
  [
    'readonly (Iterable<Value> | AsyncIterable<Value>)[]',
    named(
      'Array',
      union(named('Iterable', value), named('AsyncIterable', value)),
    ),
  ],
  ['(value: From) => value is To', arrow(named('boolean'), from)],
  ['(value: From) => asserts value is To', arrow(named('unknown'), from)],
  ['{ min: Value; max: { of: Value } }', named('object')],
  [
    'Reducer<readonly [From, Value], never, To>',
    named('Reducer', tuple(from, value), named('never'), to),
  ],
  ['NonNegativeInteger<Value>', number],
  ['Awaited<Value>', value],
  ['() => Value', arrow(value)],
  [
    '(fn?: From, ...rest: To[]) => Value',
    arrow(value, from, named('Array', to)),
  ],
  // What may stand for other things.
  [`| "a" | 'b' & 1`, union(string, string, number)],
  ['(From, To)', tuple(from, to)],
  ['[From]', named('Iterable', from)],
  ['[List, Int]', tuple(named('Array'), number)],
  ['Int | Bool', union(number, named('boolean'))],
  ['F<Value>', named('F', value)],
  ['predicate', arrow(named('boolean'), hole)],
  ['callback<Value>', named('callback', value)],
])('%s is read with all that it says', (text, type) => {
  expect(parseType(text, ['From', 'To', 'Value'])).toEqual(type)
})

test('a type alone is no function', () => {
  expect(parseSignature('Iterable<T>')).toEqual(
    named('Iterable', variable('T')),
  )
})

test('variables are those that a declaration names', () => {
  const type = arrow(to, named('Iterable', from))
  const text = '<From, To extends From>(xs: Iterable<From>) => To'
  expect(parseSignature(text)).toEqual(type)
  expect(parseSignature(`function f${text.replace(' =>', ':')}`)).toEqual(type)
  for (const name of ['f', 'f: ', 'f :: ', 'const f = ', 'export const f: ']) {
    expect(parseSignature(name + text), name).toEqual(type)
  }
  expect(parseSignature('(xs: Iterable<From>) => To')).toEqual(
    arrow(named('To'), named('Iterable', named('From'))),
  )
})

test('nests deeper than anybody means are refused, long lists are not', () => {
  const nested = (depth: number): string =>
    `${'Set<'.repeat(depth)}T${'>'.repeat(depth)}`
  expect(parseType(nested(20), [])).toBeDefined()
  expect(parseType(nested(30), [])).toBeUndefined()
  expect(parseType(`[${'T, '.repeat(50)}T]`, [])).toBeDefined()
})

test.each([
  ['(x -> Bool) -> [x] -> [x]', '(x -> boolean), Iterable<x> -> Iterable<x>'],
  ['function f(xs: Iterable<T>): T', '(Iterable<T>) => T'],
  [
    'async function f(xs: Iterable<T>, n: Int): T',
    '(Iterable<T>, number) => T',
  ],
  ['A, B, C -> D', '(A, B, C) => D'],
  ['{ a: A } → B', '(object) => B'],
  ['(Iterable<T>, fn) => U', '(Iterable<T>, (_ -> _)) => U'],
])('%s reads as %s', (written, plain) => {
  const [left, right] = [written, plain].map(text => {
    const type = parseSignature(text)
    return type?.kind === 'function' ? uncurry(type) : undefined
  })
  expect(left).toBeDefined()
  expect(left).toEqual(right)
})
