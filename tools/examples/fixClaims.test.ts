import { expect, test } from 'vitest'
import { fixClaims } from './fixClaims'

test('a wrong claim is rewritten where it stands, indented as it was', () => {
  expect(
    fixClaims('for (const n of [1, 2]) {\n  log(n)\n  //=> 0\n}\n//=> 3', [
      '1',
      '',
    ]),
  ).toBe('for (const n of [1, 2]) {\n  log(n)\n  //=> 1\n}\n//=>')
})

test('where claims are missing or stale, all that was printed is at the end', () => {
  expect(fixClaims('log(1)\nlog(2)', ['1', '2'])).toBe(
    'log(1)\nlog(2)\n//=> 1\n//=> 2',
  )
  expect(fixClaims('log(1)\n//=> 1\n//=> 2\nquiet()\n//=> 3', ['1'])).toBe(
    'log(1)\nquiet()\n//=> 1',
  )
})
