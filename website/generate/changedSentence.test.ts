import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Page } from '../content/model/schema'
import { parsePage } from '../content/parse/parsePage'
import { authoredExamples } from '../examples/authoredExamples'
import { referenceKey } from '../pages/api/generate/referenceSteps'

const GUIDE = 'docs/getting-started.mdx'
const written = readFileSync(`website/${GUIDE}`, 'utf8')

/** What the reference is made again for. */
const keyOf = (page: Page): string[] =>
  referenceKey(
    { baseUrl: '/', siteUrl: 'https://lfi.example', trailingSlash: false },
    [page],
  )

/** What examples are verified again for. */
const examplesOf = (page: Page) =>
  authoredExamples([page]).map(({ line: _, ...example }) => example)

/** The guide with a text put before its first section. */
const parseWith = (added: string): Promise<Page> =>
  parsePage(GUIDE, written.replace(/^## /mu, `${added}\n\n$&`))

test('a changed sentence makes no step of the reference or the examples run', async () => {
  const before = await parsePage(GUIDE, written)
  const after = await parseWith('One more sentence, which is plain text.')

  expect(after).not.toEqual(before)
  expect(keyOf(after)).toEqual(keyOf(before))
  expect(examplesOf(after)).toEqual(examplesOf(before))
})

test('a section that the reference may link to, and an example, do', async () => {
  const before = await parsePage(GUIDE, written)
  const section = await parseWith('## A section more')
  const example = await parseWith('```js\nconsole.log(1)\n// => 1\n```')

  expect(keyOf(section)).not.toEqual(keyOf(before))
  expect(examplesOf(example)).not.toEqual(examplesOf(before))
})
