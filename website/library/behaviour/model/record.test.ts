import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { compareRecords, parseRecord, printRecord } from './record'

const text = readFileSync('website/data/behaviour.txt', 'utf8')
const recorded = parseRecord(text)

const namesWith = (field: string, value: string): string[] =>
  [...recorded]
    .filter(([, fields]) => fields.get(field) === value)
    .map(([name]) => name)

const changed = (name: string, field: string, value: string) =>
  new Map([
    ...recorded,
    [name, new Map([...(recorded.get(name) ?? []), [field, value]])],
  ])

test('a record that is read and printed is the same', () => {
  expect(printRecord(recorded)).toBe(text)
})

test('a difference names the function, the field, the old and the new', () => {
  expect(compareRecords(recorded, recorded)).toEqual([])
  expect(
    compareRecords(recorded, changed('take', 'closes.break', 'yes')),
  ).toEqual(['`take`: closes.break was recorded as no and is yes now.'])
})

test('a function that came, went or cannot be observed is named', () => {
  const other = new Map([
    ['took', new Map([['unobserved', 'hung in the probe of order']])],
  ])
  expect(compareRecords(parseRecord(printRecord(other)), other)).toEqual([])
  expect(compareRecords(new Map(), other)).toEqual([
    '`took` is not in the record: it hung in the probe of order.',
  ])
  expect(compareRecords(other, new Map())).toEqual([
    '`took` is recorded, but the package has it no more.',
  ])
})

test('breaking out of a loop leaves the sources of these functions open', () => {
  expect(namesWith('closes.break', 'no').toSorted()).toEqual(
    `asAsync asAsync(plain) at cache cacheAsync concat drop each exclude
    filter filterMap first flatMap flatten map slice take zip zipAsync`
      .split(/\s+/u)
      .toSorted(),
  )
})

test('these functions settle before later steps are done', () => {
  expect(namesWith('waitsForLaterSteps', 'no').toSorted()).toEqual(
    `atConcur firstConcur sliceConcur takeConcur takeWhileConcur zipConcur`.split(
      ' ',
    ),
  )
})

test('reading ahead by one is what take, first, at, slice and zip do', () => {
  const plain = namesWith('pulls.ahead', '1').filter(
    name => !/(?:Async|Concur)$/u.test(name),
  )
  expect(plain.toSorted()).toEqual(['at', 'first', 'slice', 'take', 'zip'])
})
