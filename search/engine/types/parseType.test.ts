import { expect, test } from 'vitest'
import { parseSignature, parseType } from './parseType'
import { uncurry } from './type'

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

test.each([
  'Readonly<{ [Key in keyof Values]: Iterable<Values[Key]> }>',
  'readonly (Iterable<Value> | AsyncIterable<Value>)[]',
  '(value: From) => value is To',
  '{ min: Value; max: Value }',
  'Reducer<readonly [Key, Value], never, OuterAcc>',
])('the package’s own %s can be read', text => {
  expect(
    parseType(text, ['Key', 'Value', 'Values', 'From', 'To']),
  ).toMatchObject({ kind: expect.any(String) })
})

test.each([
  ['(x -> Bool) -> [x] -> [x]', '(x -> boolean), Iterable<x> -> Iterable<x>'],
  ['function f(xs: Iterable<T>): T', '(Iterable<T>) => T'],
  ['(Iterable<T>, fn) => U', '(Iterable<T>, (_ -> _)) => U'],
])('%s reads as %s', (written, plain) => {
  const [left, right] = [written, plain].map(text => {
    const type = parseSignature(text)
    return type?.kind === 'function' ? uncurry(type) : undefined
  })
  expect(left).toBeDefined()
  expect(left).toEqual(right)
})
