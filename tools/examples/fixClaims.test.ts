import { expect, test } from 'vitest'
import { fixClaims } from './fixClaims'

const fix = (code: string, prints: [string, number][]): string =>
  fixClaims(
    { code, language: 'js' },
    prints.map(([text, statement]) => ({ text, statement })),
  )

test('a wrong claim is rewritten where it stands', () => {
  expect(
    fix('log(1)\n//=> 2\nlog(3)\n//=> 3', [
      ['1', 0],
      ['3', 1],
    ]),
  ).toBe('log(1)\n//=> 1\nlog(3)\n//=> 3')
})

test('missing claims are written below the statements that print', () => {
  expect(
    fix('log(1)\nlog(\n  2,\n)\n', [
      ['1', 0],
      ['2', 1],
      ['', 1],
    ]),
  ).toBe('log(1)\n//=> 1\nlog(\n  2,\n)\n//=> 2\n//=>\n')
})

test('a stale claim is removed', () => {
  expect(fix('log(1)\n//=> 1\n//=> 2\nquiet()\n//=> 3', [['1', 0]])).toBe(
    'log(1)\n//=> 1\nquiet()',
  )
})

test('claims for several statements stay together', () => {
  expect(
    fix('log(1)\nlog(2)\n//=> 0\n//=> 0', [
      ['1', 0],
      ['2', 1],
    ]),
  ).toBe('log(1)\nlog(2)\n//=> 1\n//=> 2')
})

test('claims inside a block stay inside it, indented as they were', () => {
  expect(
    fix('for (const n of [1, 2]) {\n  log(n)\n  //=> 0\n  //=> 0\n}', [
      ['1', 0],
      ['2', 0],
    ]),
  ).toBe('for (const n of [1, 2]) {\n  log(n)\n  //=> 1\n  //=> 2\n}')
})
