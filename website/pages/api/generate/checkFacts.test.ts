import { expect, test } from 'vitest'
import { checkFacts, type Facts, type Known } from './checkFacts'

const known: Known = {
  entries: [
    { name: 'map', family: 'map', parameters: ['fn', 'iterable'] },
    { name: 'mapAsync', family: 'map', parameters: ['fn', 'asyncIterable'] },
  ],
  withExamples: new Set(['map']),
  anchors: new Map([
    ['/docs/recipes', new Set(['group'])],
    ['/docs/coming-from/lodash', new Set<string>()],
  ]),
}

const correction = { reason: '', find: 'a', replace: 'b' }
const counterpart = { system: 'Lodash', name: '_.map', difference: 'lazy' }

const right: Facts = {
  aliases: ['map', 'mapAsync', '/docs/recipes', '/docs/recipes#group'].map(
    name => ({ name, words: ['word'], files: ['data/aliases/a.txt'] }),
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
  const alias = { name: 'mapper', words: ['a'], files: ['data/aliases/b.txt'] }
  const section = { ...alias, name: '/docs/recipes#gone' }
  expect(
    checkFacts(known, {
      aliases: [alias, section],
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
    'data/aliases/b.txt: there are words for "mapper", which is neither exported by the package nor a page or a heading.',
    'data/aliases/b.txt: there are words for "/docs/recipes#gone", which is neither exported by the package nor a page or a heading.',
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
