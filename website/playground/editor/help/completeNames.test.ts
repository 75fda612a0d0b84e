import { CompletionContext } from '@codemirror/autocomplete'
import { javascriptLanguage } from '@codemirror/lang-javascript'
import { EditorState } from '@codemirror/state'
import { expect, test } from 'vitest'
import type { Ask } from './ask'
import { completeNames } from './completeNames'

/** Without TypeScript's answers, as before it is there. */
const noAnswer: Ask = async () => undefined

const complete = (code: string, ask = noAnswer) => {
  const state = EditorState.create({
    doc: code,
    extensions: [javascriptLanguage],
  })
  return completeNames(ask)(new CompletionContext(state, code.length, false))
}

test.each([
  `const a = 'x'`,
  `import { map, pipe } from 'lfi'`,
  `['x', "y"`,
  'a /',
  '//',
])('nothing is offered after %s, where no name follows', async code => {
  expect(await complete(code)).toBeNull()
})

test.each([`const a = '`, `import { map } from './`, 'console.', 'fil'])(
  'something may be offered after %s',
  async code => {
    expect(await complete(code)).not.toBeNull()
  },
)

test('a name is imported, unless it is part of an import that is being typed', async () => {
  const entry = { name: 'filter', kind: 'function', rank: '', module: 'lfi' }
  const typed = (async () => [entry]) as unknown as Ask
  const optionFor = async (code: string) =>
    (await complete(code, typed))?.options.find(
      ({ label }) => label === 'filter',
    )
  expect((await optionFor('fil'))?.apply).toBeTypeOf('function')
  const imported = await optionFor('import { pipe, fil')
  expect(imported?.label).toBe('filter')
  expect(imported?.apply).toBeUndefined()
})

test('names in scope are completed before type help is there, and after it failed', async () => {
  const options = (await complete('const total = 1\nto'))?.options
  expect(options?.map(({ label }) => label)).toContain('total')
})
