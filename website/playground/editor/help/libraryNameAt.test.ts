import { typescriptLanguage } from '@codemirror/lang-javascript'
import { EditorState } from '@codemirror/state'
import { expect, test } from 'vitest'
import { libraryNameAt } from './libraryNameAt'

const take = {
  name: 'take',
  module: 'lfi',
  kind: 'function' as const,
  signature: '',
  summary: '',
  path: '',
}

/** Looks at the place of the bar in the code. */
const findAt = (marked: string) => {
  const state = EditorState.create({
    doc: marked.replace('|', ''),
    extensions: typescriptLanguage,
  })
  return libraryNameAt(new Map([['take', take]]), state, marked.indexOf('|'))
}

test.each([
  "import { take } from 'lfi'\nta|ke(3)",
  "import { ta|ke } from 'lfi'",
  "import { ta|ke as first } from 'lfi'",
  'ta|ke(3)',
])('a name of lfi is recognised: %j', code => {
  expect(findAt(code)).toBe(take)
})

test.each([
  "import _ from 'lodash'\n_.ta|ke([1])",
  "import { take } from 'lfi'\nimport _ from 'lodash'\n_.ta|ke([1])",
  "import { take } from 'lodash'\nta|ke([1])",
  "import { ta|ke } from 'lodash'",
  'const take = () => 1\nta|ke()',
  'const own = { ta|ke: 1 }',
  'ot|her',
])('a name of something else is not: %j', code => {
  expect(findAt(code)).toBeUndefined()
})
