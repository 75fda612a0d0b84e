import { expect, test } from 'vitest'
import { loadApiModel } from '../../../library/loadApiModel'
import { checkLists, functionNames, readGuideSources } from './checkLists'

const names = new Set(['map', 'filter', 'take', 'drop', 'slice', 'at'])
const check = (text: string): string[] =>
  checkLists(
    [{ file: 'docs/x.mdx', text: `---\ntitle: x\n---\n\n${text}` }],
    names,
  )

test('a list from memory is found, in a sentence and below one', () => {
  expect(check('`map`, `filter` and `take(3)` never close it.')).toEqual([
    expect.stringContaining('docs/x.mdx lists functions by hand: "`map`,'),
  ])
  expect(
    check('These throw:\n\n- [`map`](/a) and `filter`\n- `take`'),
  ).toHaveLength(1)
})

test('two functions, examples, other words and programs are no such list', () => {
  expect(check('`map` and `filter` close it.')).toEqual([])
  expect(check('Steps such as `map`, `filter` and `take` close it.')).toEqual(
    [],
  )
  expect(check('`map`, `filter` and `take` are lazy. It closes.')).toEqual([])
  expect(check('```js\n// `map` `filter` `take` throw\n```')).toEqual([])
  expect(check('These throw:\n\n<FunctionsThat list="x" />')).toEqual([])
})

test('a list that names its test must be in that test, name by name', () => {
  const claims = 'website/data/claims/smallThings.test.ts'
  const list = (names: string): string =>
    `{/* Tested in ${claims} */}\n\n${names} throw on \`NaN\`.`

  expect(check(list('`take`, `drop` and `at`'))).toEqual([])
  expect(
    checkLists(
      [{ file: 'x', text: list('`take`, `drop` and `unheardOf`') }],
      new Set(['take', 'drop', 'unheardOf']),
    ),
  ).toEqual([expect.stringContaining(`${claims} lacks unheardOf.`)])
})

test('no guide has such a list', async () => {
  const found = checkLists(
    readGuideSources('website'),
    functionNames(await loadApiModel()),
  )
  expect(found).toEqual([])
}, 60_000)
