import { expect, test } from 'vitest'
import { filterExamples } from './filterExamples'

const example = (title: string, group: string, code = '') => ({
  id: title,
  title,
  group,
  description: `${title}, told in a line.`,
  code,
  language: 'js' as const,
})

const examples = [
  example('Group by a key', 'Collections', 'toGrouped()'),
  example('Retry what fails', 'Concurrency'),
  example('Count words', 'Collections'),
]

const titles = (query: string) =>
  [...filterExamples(examples, query)].map(([group, members]) => [
    group,
    members.map(({ title }) => title),
  ])

test('examples come by topic, in their order', () => {
  expect(titles(' ')).toEqual([
    ['Collections', ['Group by a key', 'Count words']],
    ['Concurrency', ['Retry what fails']],
  ])
})

test.each([
  ['GROUP key', [['Collections', ['Group by a key']]]],
  ['togrouped', [['Collections', ['Group by a key']]]],
  ['concurrency', [['Concurrency', ['Retry what fails']]]],
  ['nowhere', []],
])('the filter %j needs all its words', (query, found) => {
  expect(titles(query)).toEqual(found)
})
