import { CompletionContext } from '@codemirror/autocomplete'
import { typescriptLanguage } from '@codemirror/lang-javascript'
import { EditorState } from '@codemirror/state'
import { expect, test } from 'vitest'
import { preferFlavour } from './preferFlavour'

const labels = ['map', 'mapAsync', 'mapConcur', 'matches']

/** The labels in the order of their boosts, at the place of the bar. */
const orderAt = async (marked: string) => {
  const position = marked.indexOf('|')
  const state = EditorState.create({
    doc: marked.replace('|', ''),
    extensions: typescriptLanguage,
  })
  const complete = preferFlavour(() => ({
    from: position - 2,
    options: labels.map(label => ({ label, boost: label === 'map' ? 1 : -1 })),
  }))
  const result = await complete(new CompletionContext(state, position, false))
  return result?.options
    .toSorted((one, other) => (other.boost ?? 0) - (one.boost ?? 0))
    .map(({ label }) => label)
}

test.each([
  'pipe(asConcur(urls), ma|)',
  'pipe(\n  asConcur(urls),\n  filterConcur(Boolean),\n  ma|\n)',
  'const x = await pipe(asConcur(urls), ma|',
  'pipe(asConcur(urls), ma|, reduce(toArray()))',
])('what flows concurrently is mapped so: %j', async code => {
  const order = await orderAt(code)
  expect(order?.[0]).toBe('mapConcur')
  expect(order?.at(-1)).toBe('map')
})

test('an async iterable is mapped so', async () => {
  expect((await orderAt('pipe(asAsync(urls), ma|)'))?.[0]).toBe('mapAsync')
  const back = 'pipe(asConcur(urls), asAsync, ma|)'
  expect((await orderAt(back))?.[0]).toBe('mapAsync')
})

test.each([
  'ma|',
  'pipe(urls, ma|)',
  'pipe(ma|, asConcur)',
  'pipe(asConcur(urls), mapConcur(url => ma|))',
  'pipe(asConcur(urls), reduceConcur(toArray()), ma|)',
])('elsewhere the order stays: %j', async code => {
  expect(await orderAt(code)).toEqual(labels)
})
