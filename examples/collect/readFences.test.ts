import { expect, test } from 'vitest'
import { readFences } from './readFences'

test('a fence is read with its language, meta, code and first line', () => {
  expect(
    readFences('Text\n\n```js title="a b" {1}\none()\n\ntwo()\n```\n'),
  ).toEqual([
    {
      language: 'js',
      meta: 'title="a b" {1}',
      code: 'one()\n\ntwo()',
      line: 4,
      indent: '',
    },
  ])
})

test('a fence in a list loses the indentation of the list', () => {
  expect(
    readFences('- Text\n\n  ```js\n  if (a) {\n    b()\n  }\n  ```'),
  ).toEqual([
    {
      language: 'js',
      meta: '',
      code: 'if (a) {\n  b()\n}',
      line: 4,
      indent: '  ',
    },
  ])
})

test('a longer fence may hold a shorter one', () => {
  const [fence, ...rest] = readFences('````md\n```js\na()\n```\n````')
  expect(fence?.code).toBe('```js\na()\n```')
  expect(rest).toEqual([])
})
