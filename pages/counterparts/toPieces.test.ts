import { expect, test } from 'vitest'
import { toPieces } from './toPieces'

test('code that names an lfi function leads to its page', () => {
  expect(toPieces('use `map` or `Boolean`')).toEqual([
    { text: 'use ' },
    { text: 'map', code: true, href: '/docs/api/variables/map' },
    { text: ' or ' },
    { text: 'Boolean', code: true },
  ])
})

test('a link keeps its text and its address', () => {
  expect(toPieces('a loop: [Retry](/docs/recipes#retry)')).toEqual([
    { text: 'a loop: ' },
    { text: 'Retry', href: '/docs/recipes#retry' },
  ])
})
