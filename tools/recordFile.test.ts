import { expect, test } from 'vitest'
import { recorded } from './recorded'
import { compareRecords, readRecordFile, type Sections } from './recordFile'

const example = {
  functions: {
    take: { readsAhead: 1, order: 'source' },
    map: { calls: 'one' },
  },
}

const functionsWith = (take: unknown): Sections => ({
  functions: { ...example.functions, take },
})

const sentences = (...records: Parameters<typeof compareRecords>): string[] =>
  compareRecords(...records).map(({ sentence }) => sentence)

test('a record that is right has no differences', () => {
  expect(sentences(example, structuredClone(example))).toEqual([])
})

test('a changed value is named, before and after', () => {
  const measured = functionsWith({ readsAhead: 0, order: 'source' })
  expect(sentences(example, measured)).toEqual([
    'functions, take: {"readsAhead":1,"order":"source"} → {"readsAhead":0,"order":"source"}',
  ])
})

test('what is new and what is gone are named', () => {
  const { take } = example.functions
  expect(sentences(example, { functions: { take, scan: {} } })).toEqual([
    'functions, map: is gone',
    'functions, scan: is new',
  ])
  expect(sentences({}, { sizes: { map: 1 } })).toEqual(['sizes, map: is new'])
})

test('a long text is cut to where it differs', () => {
  const long = (end: string) => functionsWith({ code: 'x'.repeat(500) + end })
  const [sentence = ''] = sentences(long('a'), long('b'))
  expect(sentence.length).toBeLessThan(200)
  expect(sentence).toMatch(/x+a".* → .*x+b"/u)
})

/** The same record with one value changed, however deep it is. */
const falsified = (value: unknown): unknown => {
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value)
    const [key, inner] = entries[0] ?? ['added', 'by hand']
    const changed = { ...value, [key]: falsified(inner) }
    return Array.isArray(value) ? Object.values(changed) : changed
  }
  return typeof value === 'number' ? value + 1 : `${value} falsified`
}

test.each(recorded.map(({ name }) => name).filter(name => name !== 'guides'))(
  'a value of %s that somebody changed by hand is found',
  name => {
    const written = readRecordFile(name)
    expect(Object.keys(written), name).not.toEqual([])
    expect(
      compareRecords(falsified(written) as Sections, written),
    ).toHaveLength(1)
  },
)
