import { expect, test } from 'vitest'
import { readQuery } from './readQuery'

const texts = (words: readonly { text: string }[]) =>
  words.map(({ text }) => text)

test.each([
  ['  flat map ', 'flatmap', 'flatmap'],
  ['_.uniq', 'uniq', 'uniq'],
  ['_.orderBy()', 'orderby', 'orderby'],
  ['Array.prototype.flat', 'arrayprototypeflat', 'flat'],
  ['HashSet::from_iter', 'hashsetfromiter', 'fromiter'],
  ['Array#each', 'arrayeach', 'each'],
  ['Array.flat()', 'arrayflat', 'flat'],
  // Among words, a dot has no owner before it.
  ['use Array.flat', 'usearrayflat', 'usearrayflat'],
  ['Array.flat of it', 'arrayflatofit', 'arrayflatofit'],
  ['lodash chunk', 'lodashchunk', 'chunk'],
  ['split by .', 'splitby', 'splitby'],
])(
  '"%s" is %s in one, and %s without its owner',
  (text, joined, withoutOwner) => {
    expect(readQuery(text)).toMatchObject({
      text: text.trim(),
      joined,
      withoutOwner,
    })
  },
)

test.each([
  ['map async', ['async'], ['map']],
  ['concurrent map in parallel', ['concur'], ['map', 'in']],
  ['sync or async', ['plain', 'async'], ['or']],
  ['asynchronus map', ['async'], ['map']],
  ['asyncronus map', ['async'], ['map']],
  ['paralell map', ['concur'], ['map']],
  // Too short for slips: it may be another word.
  ['asinc map', [], ['asinc', 'map']],
  ['parameter map', [], ['parameter', 'map']],
  // A query of nothing but a flavour is about that word.
  ['async', ['async'], ['async']],
])('"%s" names the flavours %j and is about %j', (text, flavours, subject) => {
  const query = readQuery(text)
  expect(query.flavours).toEqual(flavours)
  expect(texts(query.subject)).toEqual(subject)
})

test('words that carry a sentence weigh less than its subject', () => {
  const weights = (text: string) =>
    Object.fromEntries(
      readQuery(text).words.map(({ text: word, weight }) => [word, weight]),
    )
  const { how, first, list, 30: number = 0 } = weights('how first list 30')
  expect(how).toBeLessThan(number)
  expect(weights('2d v8')).toEqual({ '2d': 1, v8: 1 })
  expect(number).toBe(list)
  expect(number).toBeLessThan(first ?? 0)
  expect(weights('lodash uniq').lodash).toBe(how)
  expect(weights('how')).toEqual({ how: 1 })
})

test.each([
  ['TypeError: orders is not iterable', ['orders', 'is', 'not', 'iterable']],
  ['Uncaught (in promise) Error: gone', ['gone']],
  ['Error [ERR_REQUIRE_ESM]: require()', ['require']],
  ['AggregateError: failed', ['aggregate', 'error', 'failed']],
  ['TypeError', ['type', 'error']],
])('%s is asked for by %j', (text, words) => {
  expect(texts(readQuery(text).words)).toEqual(words)
})

test('a pair of words is compared the same way each time', () => {
  const { resembles } = readQuery('map')
  expect(resembles('map', 'map')).toBe(1)
  expect(resembles('maps', 'map')).toBe(resembles('maps', 'map'))
  expect(resembles('mapped', 'map')).toBeLessThan(1)
  expect(resembles('map', 'filter')).toBe(0)
})

const names = new Map([
  ['takeconcur', ['take', 'concur']],
  ['take', ['take']],
])

test.each([
  ['takeConcur stop', 'question', 'takeconcur'],
  ['takeconcur stop', 'question', 'takeconcur'],
  ['lost values takeConcur', 'question', 'takeconcur'],
  // A name of one word is a word, and some words say nothing of a name.
  ['take stop', 'words', undefined],
  ['takeConcur', 'words', undefined],
  ['takeConcur async', 'sentence', undefined],
  ['takeConcur example', 'words', undefined],
  ['async generator concurrent', 'sentence', undefined],
])('"%s" is a %s about %s', (text, intent, about) => {
  expect(readQuery(text, names)).toMatchObject({ intent, about })
})
