import { expect, test } from 'vitest'
import { namesIn } from './namesIn'

test('an import counts, under the name that lfi gives', () => {
  expect(
    namesIn("```js\nimport { map, take as first } from 'lfi'\n```"),
  ).toEqual(['map', 'take'])
})

test('a link counts too, and each name once', () => {
  const link = '[it](/docs/api/variables/zip)'

  expect(namesIn(`See ${link}, and ${link} again.`)).toEqual(['zip'])
})

test('an import of types counts', () => {
  expect(namesIn("import type { Reducer } from 'lfi'")).toEqual(['Reducer'])
})
