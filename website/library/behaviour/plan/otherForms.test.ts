import { expect, test } from 'vitest'
import type { Signature } from '../../model/schema'
import { otherForms } from './otherForms'
import { labelOf } from './plan'
import { type Callable, planOf } from './planOf'

const signature = (
  returns: string,
  ...parameters: [string, string][]
): Signature => ({
  typeParameters: [],
  parameters: parameters.map(([name, type]) => ({
    name,
    type,
    optional: false,
    rest: false,
  })),
  returns,
})

const formsOf = (entry: Callable) => {
  const plan = planOf(entry)
  if (typeof plan === 'string') {
    throw new Error(plan)
  }
  return otherForms(entry, plan)
}

test('each further kind of iterable is a form, those inside of one are not', () => {
  const entry: Callable = {
    name: 'sampleAsync',
    flavour: 'async',
    signatures: [
      signature('AsyncIterable<Value>', [
        'iterable',
        'Iterable<Value> | AsyncIterable<ConcurIterable<Value>>',
      ]),
    ],
  }
  const [form, ...more] = formsOf(entry)

  expect(more).toEqual([])
  expect(form && labelOf(form)).toBe('sampleAsync(plain)')
  expect(form?.arguments).toMatchObject([{ kind: 'source', of: 'plain' }])
})

test('each further kind of reducer is a form, with the result of its signature', () => {
  const iterable: [string, string] = ['iterable', 'AsyncIterable<Value>']
  const entry: Callable = {
    name: 'sampleAsync',
    flavour: 'async',
    signatures: [
      signature(
        'Promise<Acc>',
        ['reducer', 'RawAsyncReducerWithFinish<Value>'],
        iterable,
      ),
      signature(
        'AsyncOptional<Value>',
        ['reducer', 'FunctionReducer<Value>'],
        iterable,
      ),
    ],
  }

  expect(
    formsOf(entry).map(({ form, result, isOptional }) => ({
      form,
      result,
      isOptional,
    })),
  ).toEqual([
    { form: 'function', result: 'async', isOptional: true },
    { form: 'combine', result: 'value', isOptional: false },
  ])
})
