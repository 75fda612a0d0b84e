import { typescriptLanguage } from '@codemirror/lang-javascript'
import { EditorState } from '@codemirror/state'
import { expect, test } from 'vitest'
import { templateAt } from './insertFunction'

const entry = (signature: string) => ({
  name: signature.replace(/\(.*/u, ''),
  module: 'lfi',
  kind: 'function' as const,
  signature,
  summary: '',
  path: '',
})

const step = entry('map(fn, iterable)')

const templateIn = (code: string, inserted: typeof step) => {
  const place = code.indexOf('|')
  const doc = code.replace('|', '')
  const state = EditorState.create({ doc, extensions: typescriptLanguage })
  return templateAt(state, place, place, inserted)
}

/** The text after inserting at the bar, with `<placeholders>`, ending in `<>`. */
const insertedAt = (code: string, inserted = step): string =>
  code.replace('|', () =>
    templateIn(code, inserted).template.replaceAll(/[#$]\{(\w*)\}/gu, '<$1>'),
  )

test.each([
  ['pipe(|)', 'pipe(map(<fn>)<>)'],
  ['pipe(a|)', 'pipe(a, map(<fn>)<>)'],
  ['pipe(a,|)', 'pipe(a, map(<fn>)<>)'],
  ['pipe(\n  a,\n  |\n)', 'pipe(\n  a,\n  map(<fn>),<>\n)'],
  ['pipe(\n  a,|\n)', 'pipe(\n  a,\nmap(<fn>),<>\n)'],
  ['pipe(\n  a,\n  |\n  b,\n)', 'pipe(\n  a,\n  map(<fn>),<>\n  b,\n)'],
  ['pipe(\n  a|,\n  b,\n)', 'pipe(\n  a,\nmap(<fn>)<>,\n  b,\n)'],
])('in %j it is a step of the pipe', (code, inserted) => {
  expect(insertedAt(code)).toBe(inserted)
})

test.each([
  ['|', 'map(<fn>, <iterable>)<>'],
  ['pipe(a, each(x => |))', 'pipe(a, each(x => map(<fn>, <iterable>)<>))'],
])('in %j it is a whole call', (code, inserted) => {
  expect(insertedAt(code)).toBe(inserted)
})

test.each([
  ['max(iterable)', 'max'],
  ['toArray()', 'reduce(toArray())'],
  ['concat(...iterables)', 'concat(<iterables>)'],
  ['concurIteratorSymbol', 'concurIteratorSymbol'],
])('as a step, %s is written as %s', (signature, written) => {
  expect(insertedAt('pipe(|)', entry(signature))).toBe(`pipe(${written}<>)`)
})

test.each([
  ['pipe(a, |)', 'pipe(a, reduce(toGrouped(<inner>, <outer>))<>)', 'reduce'],
  [
    'pipe(a, asConcur, map|)',
    'pipe(a, asConcur, map, reduceConcur(toGrouped(<inner>, <outer>))<>)',
    'reduceConcur',
  ],
  [
    'pipe(asAsync(a),|)',
    'pipe(asAsync(a), reduceAsync(toGrouped(<inner>, <outer>))<>)',
    'reduceAsync',
  ],
  [
    'pipe(a, reduce(|))',
    'pipe(a, reduce(toGrouped(<inner>, <outer>)<>))',
    undefined,
  ],
])('in %j a reducer is given to what reduces', (code, inserted, imported) => {
  const reducer = entry('toGrouped(inner, outer)')

  expect(insertedAt(code, reducer)).toBe(inserted)
  expect(templateIn(code, reducer).imports).toEqual(imported ? [imported] : [])
})
