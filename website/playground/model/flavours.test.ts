import * as lfi from 'lfi'
import { expect, test } from 'vitest'
import { readRecord } from '../../records/readRecord'
import { findMismatch, isConsumer, takenBy } from './flavours'

const library = new Set(Object.keys(lfi))
const plain = [...library].filter(name => takenBy(library, name) === 'plain')

test('each plain function on a concur iterable is answered with its Concur form', () => {
  expect(plain.length).toBeGreaterThan(40)
  for (const name of plain.filter(each => library.has(`${each}Concur`))) {
    expect(findMismatch(library, name, 'concur')?.message).toBe(
      `${name} takes a plain iterable, but gets a concur iterable: use ${name}Concur.`,
    )
  }
})

test('each Async and Concur function on an iterable is answered with what converts it', () => {
  for (const name of plain) {
    for (const suffix of ['Async', 'Concur']) {
      const other = name + suffix
      if (library.has(other)) {
        expect(findMismatch(library, other, 'plain')).toMatchObject({
          use: `as${suffix}`,
          isConverted: true,
        })
      }
    }
  }
})

test.each(['asConcur', 'toArray', 'generate', 'empty', 'pipe', 'own'])(
  '%s takes no flavour of its own',
  name => {
    expect(findMismatch(library, name, 'concur')).toBeUndefined()
  },
)

test('consumers are the functions whose result cannot be iterated', () => {
  const { functions } = readRecord('behaviour')
  const names = Object.keys(functions).filter(name => library.has(name))
  expect(names.length).toBeGreaterThan(100)
  for (const name of names) {
    expect(isConsumer(name), name).toBe(!functions[name]?.again)
  }
})
