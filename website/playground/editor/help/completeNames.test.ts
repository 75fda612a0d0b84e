import { CompletionContext } from '@codemirror/autocomplete'
import { javascriptLanguage } from '@codemirror/lang-javascript'
import { EditorState } from '@codemirror/state'
import { expect, test } from 'vitest'
import { completeNames } from './completeNames'
import type { HelpContext } from './helpContext'
import type { LibraryName } from './libraryNames'

const filter: LibraryName = {
  name: 'filter',
  module: 'lfi',
  kind: 'function',
  signature: '',
  summary: '',
  path: '',
}

/** Without TypeScript's answers, as before it is there. */
const help = {
  names: new Map([[filter.name, filter]]),
  exportsOfPackage: async () => [],
  file: 'main.js',
} as unknown as HelpContext

const complete = (code: string, context = help) => {
  const state = EditorState.create({
    doc: code,
    extensions: [javascriptLanguage],
  })
  return completeNames(context)(
    new CompletionContext(state, code.length, false),
  )
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
  const optionFor = async (code: string) =>
    (await complete(code))?.options.find(({ label }) => label === 'filter')
  expect((await optionFor('fil'))?.apply).toBeTypeOf('function')
  const typed = await optionFor('import { pipe, fil')
  expect(typed?.label).toBe('filter')
  expect(typed?.apply).toBeUndefined()
})

test.each(['fil', 'console.log(fil', 'import { fil'])(
  'a name of another file comes before one of the library: %s',
  async code => {
    const own = { name: 'filter', kind: 'const', rank: '16', module: './a' }
    const typed = {
      ...help,
      types: { ask: async () => ({ entries: [own], isMember: false }) },
      others: () => [],
    } as unknown as HelpContext
    const options = (await complete(code, typed))?.options
    expect(options?.map(({ label, detail }) => [label, detail])).toEqual([
      ['filter', 'from ./a'],
    ])
    expect((await complete(`${code}'`, typed))?.options ?? []).toEqual([])
  },
)
