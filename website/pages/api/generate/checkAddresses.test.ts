import { expect, test } from 'vitest'
import { checkAddresses } from './checkAddresses'

const known = new Map([['/docs/recipes', new Set(['top'])]])
const check = (href: string) =>
  checkAddresses(new Map([['a.mdx', `<a href=\\"${href}\\">`]]), known, '/lfi/')

test('a known page and its anchors pass', () => {
  expect(check('/lfi/docs/recipes')).toEqual([])
  expect(check('/lfi/docs/recipes#top')).toEqual([])
})

test('an unknown page or anchor is named with the file that links it', () => {
  expect(check('/lfi/docs/nothing')).toEqual([
    'a.mdx links to /lfi/docs/nothing, which is no page of this site.',
  ])
  expect(check('/lfi/docs/recipes#nothing')).toHaveLength(1)
})
