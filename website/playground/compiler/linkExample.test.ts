import { readFileSync } from 'node:fs'
import { listFiles } from '@lfi-docs/build-cache'
import { expect, test } from 'vitest'
import { linkExample } from './linkExample'
import { linkModule } from './linkModule'

const FENCE = /^```js[^\n]*\n(?<code>.*?)^```$/gmsu

const examples = listFiles('build')
  .filter(file => file.endsWith('.md'))
  .flatMap(file => [...readFileSync(file, 'utf8').matchAll(FENCE)])
  .map(({ groups }) => groups?.code ?? '')

test('every example of the site imports what a parser finds', () => {
  const linked = examples.map(code => linkExample(code).references)
  const parsed = examples.map(code => linkModule(code, new Map()).references)

  expect(examples.length).toBeGreaterThan(300)
  expect(linked).toEqual(parsed)
})
