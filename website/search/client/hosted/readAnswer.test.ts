import { expect, test } from 'vitest'
import { readAnswer, readMarked } from './readAnswer'

const asItIs = (url: string) => url
const plain = (text: string) => [{ text, marked: false }]

test('hits without an address are left out, missing fields are filled', () => {
  const answer = readAnswer(
    { hits: [{ url: '/a' }, { objectID: 'x' }], queryID: 'q' },
    'map',
    asItIs,
  )
  expect(answer).toMatchObject({ nbHits: 1, nbPages: 1, queryID: 'q' })
  expect(answer.hits).toEqual([
    {
      id: '/a',
      url: '/a',
      kind: 'text',
      group: 'Documentation',
      title: plain('/a'),
      context: [],
      snippet: [],
    },
  ])
})

test('hits that lead nowhere on this site are left out', () => {
  const answer = readAnswer(
    { hits: [{ url: '/a' }, { url: 'https://[' }] },
    'map',
    url => (url === '/a' ? url : undefined),
  )
  expect(answer.hits.map(({ url }) => url)).toEqual(['/a'])
})

test('a hit in the content of a section is told by its heading', () => {
  const hierarchy = { lvl0: 'Guides', lvl1: 'Recipes', lvl2: 'Batching' }
  const [hit] = readAnswer(
    {
      hits: [
        {
          url: '/docs/recipes#batching',
          type: 'content',
          hierarchy,
          _snippetResult: {
            hierarchy: { lvl2: { value: '<mark>Batch</mark>ing' } },
            content: { value: 'a &lt;<mark>batch</mark>' },
          },
        },
      ],
    },
    'batch',
    asItIs,
  ).hits
  expect(hit).toMatchObject({
    kind: 'text',
    group: 'Guides',
    title: [
      { text: 'Batch', marked: true },
      { text: 'ing', marked: false },
    ],
    context: ['Recipes'],
    snippet: [
      { text: 'a <', marked: false },
      { text: 'batch', marked: true },
    ],
  })
})

test('functions and types are names', () => {
  const [hit] = readAnswer(
    { hits: [{ url: '/a', hierarchy: { lvl0: 'Functions', lvl1: 'map' } }] },
    'map',
    asItIs,
  ).hits
  expect(hit).toMatchObject({ kind: 'name', title: plain('map') })
})

test('only the highlight tags are markup', () => {
  expect(
    readMarked('a &lt;b&gt; <mark>c &amp; d</mark><img onerror=x>'),
  ).toEqual([
    { text: 'a <b> ', marked: false },
    { text: 'c & d', marked: true },
    { text: '<img onerror=x>', marked: false },
  ])
})
