import { expect, test } from 'vitest'
import { splitClaims } from './splitClaims'

test('claims leave the code and become the output, in order', () => {
  expect(splitClaims('a()\n//=> 1\n//=>\n\nb()\n//=>   2')).toEqual({
    code: 'a()\n\nb()',
    output: ['1', '', '  2'],
  })
})

test('a claim between blank lines leaves one blank line behind', () => {
  expect(splitClaims('a()\n\n//=> 1\n\nb()').code).toBe('a()\n\nb()')
})

test('any other comment stays', () => {
  expect(splitClaims('// => no\n/* //=> */').output).toEqual([])
})
