import { expect, test } from 'vitest'
import { testData } from '../engine/fixtures'
import { hostedRecords, indexSettings } from './hostedRecords'

const records = hostedRecords(testData, 'https://example.dev/lfi/')

test('every entry becomes a record at its absolute address', () => {
  expect(records).toHaveLength(10)
  expect(records.map(record => record.url)).toContain(
    'https://example.dev/lfi/docs/recipes#batch-requests',
  )
  expect(new Set(records.map(record => record.objectID)).size).toBe(10)
})

test('records carry the facets that contextual search filters by', () => {
  expect(indexSettings.attributesForFaceting).toEqual(
    expect.arrayContaining(['language', 'docusaurus_tag']),
  )
  for (const record of records) {
    expect(record).toMatchObject({
      language: 'en',
      docusaurus_tag: 'docs-default-current',
    })
  }
})

test('a function brings the words of its family', () => {
  const mapAsync = records.find(record => record.hierarchy.lvl1 === 'mapAsync')
  expect(mapAsync?.aliases).toContain('select')
})
