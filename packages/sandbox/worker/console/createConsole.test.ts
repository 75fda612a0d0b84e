import { Console } from 'node:console'
import { Writable } from 'node:stream'
import { inspect } from '@lfi-docs/inspect'
import { expect, test } from 'vitest'
import { createConsole } from './createConsole'
import type { Inspect } from './format'

type Call = (
  target: Pick<
    Console,
    | 'log'
    | 'error'
    | 'table'
    | 'dir'
    | 'group'
    | 'groupEnd'
    | 'groupCollapsed'
    | 'count'
    | 'countReset'
    | 'assert'
  >,
) => void

const printedByNode = (call: Call): string => {
  let printed = ''
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      printed += chunk
      done()
    },
  })
  call(new Console({ stdout: stream, stderr: stream, colorMode: false }))
  return printed
}

const printedHere = (call: Call): string => {
  let printed = ''
  const show: Inspect = (value, options) =>
    inspect(value, options ?? {}, {
      promiseState: () => ({ status: 'pending' }),
      proxyTarget: () => undefined,
      showStack: stack => stack,
    })
  const made = createConsole({
    output: {
      isOpen: () => true,
      add: ({ text, depth }) => {
        const indent = ' '.repeat(2 * depth)
        printed += `${indent}${text.replaceAll('\n', `\n${indent}`)}\n`
      },
      amend: () => {},
      clear: () => {},
      skip: () => {},
      openForEnd: () => {},
      flush: () => {},
    },
    inspect: show,
    preview: () => [],
    promises: { isUnsure: () => false, printAgain: () => {} },
    unwrap: value => value,
    locate: () => undefined,
    locateCall: () => undefined,
    frames: () => '',
    now: () => 0,
  })
  call({ ...console, ...made })
  return printed
}

class Named {
  toString() {
    return 'named'
  }
}
class Plain {
  a = 1
}

const calls: readonly (readonly [string, Call])[] = [
  ['several values', c => c.log('a', 1, [2], { b: 'c' }, undefined, null)],
  ['nothing', c => c.log()],
  ['%s', c => c.log('%s %s %s %s', -0, 1n, Symbol('x'), { a: { b: 1 } })],
  ['%s with classes', c => c.log('%s %s %s', new Named(), new Plain(), Named)],
  ['%d %i %f', c => c.log('%d %i %f %d %i', '42', 42.9, '1.5', {}, 5n)],
  ['%j', c => c.log('%j', { a: [1] })],
  ['%o', c => c.log('%o', [1, { a: 1 }])],
  ['%O', c => c.log('%O', { a: { b: { c: { d: 1 } } } })],
  ['%c and %%', c => c.log('%cstyled%% %x', 'color: red', 'rest')],
  ['too few values', c => c.log('%s %s', 1)],
  ['a lone format', c => c.log('100%% %s')],
  [
    'table of objects',
    c =>
      c.table([
        { a: 1, b: 'x' },
        { a: 2, c: true },
      ]),
  ],
  ['table of rows', c => c.table([[1, 2], [3]])],
  ['table of primitives', c => c.table(['x', 2])],
  ['table of a map', c => c.table(new Map([['a', { b: 1 }]]))],
  ['table of a set', c => c.table(new Set([1, 'b']))],
  ['table with columns', c => c.table([{ a: 1, b: 2 }], ['b'])],
  [
    'table of wide values',
    c => c.table([{ a: { x: 1, y: 2, z: 3 }, b: [1, 2, 3, 4] }]),
  ],
  ['table of no table', c => c.table(5)],
  ['dir', c => c.dir({ a: { b: { c: 1 } } }, { depth: 0 })],
  [
    'groups',
    c => {
      c.group('outer')
      c.log('in\nside')
      c.groupCollapsed('inner')
      c.table([1])
      c.groupEnd()
      c.groupEnd()
      c.groupEnd()
      c.log('out')
    },
  ],
  [
    'counts',
    c => {
      c.count()
      c.count('x')
      c.count('x')
      c.countReset('x')
      c.count('x')
    },
  ],
  [
    'views without a limit',
    c => {
      c.dir({ a: { b: { c: { d: { e: 1 } } } } }, { depth: null })
      c.dir([...Array(120).keys()], { maxArrayLength: null })
    },
  ],
  [
    'assertions',
    c => {
      c.assert(true, 'no')
      c.assert(false, 'a %s', 'b')
      c.assert(false)
    },
  ],
]

test.each(calls)('%s: the same text as in Node', (_name, call) => {
  expect(printedHere(call)).toBe(printedByNode(call))
})
