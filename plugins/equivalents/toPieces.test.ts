import { expect, test } from 'vitest'
import { toPieces } from './toPieces'

test('code that names an lfi function is told from other code', () => {
  expect(toPieces('use `map` or `Boolean`')).toEqual([
    { text: 'use ' },
    { text: 'map', code: true, function: true },
    { text: ' or ' },
    { text: 'Boolean', code: true },
  ])
})
