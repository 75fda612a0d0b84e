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

/** The text after inserting at the bar, with `<placeholders>`, ending in `<>`. */
const insertedAt = (code: string, inserted = step): string => {
  const place = code.indexOf('|')
  const doc = code.replace('|', '')
  const state = EditorState.create({ doc, extensions: typescriptLanguage })
  const template = templateAt(state, place, place, inserted)
  const inserts = template.replaceAll(/[#$]\{(\w*)\}/gu, '<$1>')
  return doc.slice(0, place) + inserts + doc.slice(place)
}

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
  ['toArray()', 'toArray()'],
  ['concat(...iterables)', 'concat(<iterables>)'],
  ['concurIteratorSymbol', 'concurIteratorSymbol'],
])('as a step, %s is written as %s', (signature, written) => {
  expect(insertedAt('pipe(|)', entry(signature))).toBe(`pipe(${written}<>)`)
})
