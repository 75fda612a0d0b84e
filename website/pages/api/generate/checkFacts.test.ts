import { expect, test } from 'vitest'
import { checkFacts, type Facts, type Known } from './checkFacts'

const known: Known = {
  entries: [
    { name: 'map', family: 'map', parameters: ['fn', 'iterable'] },
    { name: 'mapAsync', family: 'map', parameters: ['fn', 'asyncIterable'] },
  ],
  withExamples: new Set(['map']),
  addresses: new Set([
    '/docs/recipes',
    '/docs/recipes#group',
    '/docs/coming-from/lodash',
  ]),
}

const correction = { reason: '', find: 'a', replace: 'b' }
const counterpart = {
  system: 'Lodash',
  name: '_.map',
  difference: 'lazy',
} as const

const right: Facts = {
  aliases: new Map(
    ['map', 'mapAsync', '/docs/recipes', '/docs/recipes#group'].map(name => [
      name,
      ['word'],
    ]),
  ),
  counterparts: {
    rows: [{ lfi: ['mapAsync'], counterparts: [counterpart] }],
    missing: [],
  },
  systems: [{ system: 'Lodash', page: 'lodash' }],
  commonParameters: { iterable: 'what to read' },
  familyParameters: { map: { fn: 'transforms' } },
  exampleCorrections: { map: correction },
  exampleTypeExceptions: {},
  ownExampleNames: ['map', 'mapAsync'],
}

test('facts about what there is are accepted', () => {
  expect(checkFacts(known, right)).toEqual([])
})

test('every fact about what is gone is told at once, with its file', () => {
  expect(
    checkFacts(known, {
      aliases: new Map([
        ['mapper', ['a']],
        ['/docs/recipes#gone', ['a']],
      ]),
      counterparts: {
        rows: [{ lfi: ['mapper'], counterparts: [counterpart] }],
        missing: [],
      },
      systems: [{ system: 'RxJS', page: 'rx' }],
      commonParameters: { iterables: '' },
      familyParameters: { map: { callback: '' }, zap: { fn: '' } },
      exampleCorrections: { mapper: correction },
      exampleTypeExceptions: { mapAsync: '' },
      ownExampleNames: ['zap'],
    }).map(problem => problem.replace(/ (?:Rename|Correct|Write) .*$/u, '')),
  ).toEqual([
    'data/aliases.json: there are words for "mapper", which is neither exported by the package nor a page or a heading.',
    'data/aliases.json: there are words for "/docs/recipes#gone", which is neither exported by the package nor a page or a heading.',
    'data/counterparts: the table of Lodash names "mapper" beside _.map, but the package exports no "mapper".',
    'data/counterparts: the table of RxJS says that its page is "rx", but there is no docs/coming-from/rx.mdx.',
    'data/parameters.ts: commonParameters has "iterables", which is no parameter of any function.',
    'data/parameters.ts: familyParameters.map has "callback", but "map" has no such parameter.',
    'data/parameters.ts: familyParameters.zap has "fn", but there is no family "zap".',
    'data/exampleCorrections.ts: exampleCorrections has "mapper", of which the package has no example.',
    'data/exampleCorrections.ts: exampleTypeExceptions has "mapAsync", of which the package has no example.',
    'data/ownExamples has "zap", which lfi does not export.',
  ])
})
