import { expect, test } from 'vitest'
import { loadApiModel } from '../../../../library/loadApiModel'
import { checkLists, functionNames } from './checkLists'
import { readProse } from './sources'

const names = new Set([
  ...['map', 'filter', 'take', 'drop', 'slice', 'at', 'find', 'or', 'get'],
  ...['findConcur', 'anyConcur', 'takeConcur', 'toMin', 'toArray', 'toSet'],
])

const check = (text: string, file = 'website/docs/x.mdx'): string[] =>
  checkLists([{ file, text }], names)

test.each([
  'These throw:\n\n- [`map`](/a) and `filter`\n- `take`',
  '`findConcur`, [`anyConcur`](/a) and others settle as soon as they can.',
  'It is wrong for `map`, and for `filter` with one of `take` in it.',
  'The result is too short after `take` or `drop`',
  '`map` and `filter(test)` close it.',
  'Like `take` and `at`, it stops early.',
  'Steps such as `map` and `filter` keep their source.',
  '`map` and `filter` reject, start, lose or read everything.',
  '`map` closes its source, while `take` leaves it open.',
  'These keep the order:\n\n- `map`: one by one\n- `filter`: with a test',
  'Some keep the order.\n\n- `map`\n- `filter`',
  '| Name | Closes |\n|---|---|\n| `map` | no |\n| `take` | yes |',
  '| a symptom | after `map` or `filter` |',
  'After takeConcur and findConcur values are lost.',
  '---\ntitle: x\ndescription: takeConcur and findConcur lose values.\n---\n\nText.',
  'If the values end, `map` and `filter` close it.',
  'Use a loop: `map` and `filter` never close it.',
  'Use `find` or `take`, which close it.',
])('a claim from memory is found: %s', text => {
  expect(check(text)).toEqual([
    expect.stringContaining('website/docs/x.mdx makes a claim about several'),
  ])
})

test.each([
  ['website/data/x.ts', "x: '`map` and `filter` close it.',"],
  ['website/tour/model/steps/x.ts', "text: '`map` and `filter` close it.',"],
  [
    'website/src/pages/index.tsx',
    '<code>map</code> and <code>take</code> end.',
  ],
  ['website/data/counterparts/x.txt', 'Iterator | `map` and `take` close it'],
])('a claim from memory is found in %s', (file, text) => {
  expect(check(text, file)).toHaveLength(1)
})

test.each([
  '`map` closes it. `filter` does not.',
  '`map` closes it.',
  'Put `take` or `drop` before it.',
  'To end early, use `find` or `take`.',
  '- Collect: [`toArray`](/a), [`toSet`](/a)',
  '```js\n// `map` and `filter` throw\n```',
  'These throw:\n\n<FunctionsThat list="x" />',
  "```js\nimport { map, filter } from 'lfi'\n```\n\n`map` doubles what `filter` keeps.",
])('what is no such claim passes: %s', text => {
  expect(check(text)).toEqual([])
})

test('a program of another section shows nothing, and none shows a list', () => {
  const program = "```js\nimport { map, filter } from 'lfi'\n```"
  expect(
    check(`${program}\n\n## B\n\n\`map\` doubles what \`filter\` keeps.`),
  ).toHaveLength(1)
  expect(check(`${program}\n\n\`map\` and \`filter\` close it.`)).toHaveLength(
    1,
  )
})

test('a claim that names its test must be in that test, name by name', () => {
  const claims = 'website/data/claims/smallThings.test.ts'
  const list = (names: string): string =>
    `{/* Tested in ${claims} */}\n\n${names} throw on \`NaN\`.`

  expect(check(list('`take`, `drop` and `at`'))).toEqual([])
  expect(
    checkLists(
      [{ file: 'x.mdx', text: list('`take`, `drop` and `unheardOf`') }],
      new Set(['take', 'drop', 'unheardOf']),
    ),
  ).toEqual([expect.stringContaining(`${claims} lacks unheardOf.`)])
})

test('a claim in code names its tests in the line above', () => {
  const code = (test: string): string =>
    `  // Tested in website/data/claims/${test}.test.ts\n  '\`take\` and \`drop\` throw.',`
  expect(check(code('smallThings'), 'website/data/x.ts')).toEqual([])
  expect(check(code('none'), 'website/data/x.ts')).toHaveLength(1)
})

test('several tests can hold a paragraph together', () => {
  const [one, other] = ['smallThings', 'severalReducers'].map(
    name => `website/data/claims/${name}.test.ts`,
  )
  const text = '`take` and `drop` throw. `toArray` and `toSet` do not.'
  expect(check(`{/* Tested in ${one} and ${other} */}\n\n${text}`)).toEqual([])
  expect(check(`{/* Tested in ${one} */}\n\n${text}`)).toHaveLength(1)
})

test('no text of the site has such a claim', async () => {
  const sources = readProse('website')
  expect(sources.length).toBeGreaterThan(150)
  const found = checkLists(sources, functionNames(await loadApiModel()))
  expect(found).toEqual([])
}, 60_000)
