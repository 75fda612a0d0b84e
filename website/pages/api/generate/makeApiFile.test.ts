import { beforeAll, expect, test } from 'vitest'
import { loadContent } from '../../../content/loadContent'
import { isGuide } from '../../../content/model/schema'
import { equivalents } from '../../../data/equivalents'
import { loadBehaviour } from '../../../library/behaviour/loadBehaviour'
import { loadApiModel } from '../../../library/loadApiModel'
import {
  type ApiFile,
  apiFileJsonSchema,
  apiFileSchema,
} from '../model/apiFile'
import { contextOf } from './generatePages'
import { makeApiFile } from './makeApiFile'

let file: ApiFile

beforeAll(async () => {
  const context = contextOf({
    model: await loadApiModel(),
    baseUrl: '/lfi/',
    guides: (await loadContent('website')).filter(isGuide),
    examples: new Map([
      ['map', [{ code: 'code', language: 'js', output: ['1'], meta: '' }]],
    ]),
    equivalents,
    behaviour: await loadBehaviour(),
    pictures: new Map(),
  })
  file = makeApiFile(context, 'https://example.com/lfi/')
}, 120_000)

test('the file fits its schema, with nothing left over', () => {
  expect(apiFileSchema.parse(file)).toEqual(file)
})

test('the schema is one that tools can read', () => {
  expect(apiFileJsonSchema()).toMatchObject({
    $schema: expect.stringContaining('json-schema.org'),
    type: 'object',
    required: expect.arrayContaining(['version', 'exports']),
  })
})

test('an export has what its page has', () => {
  const map = file.exports.find(({ name }) => name === 'map')
  expect(map).toMatchObject({
    kind: 'function',
    flavour: 'plain',
    family: 'map',
    address: 'https://example.com/lfi/docs/api/variables/map',
    examples: [{ output: ['1'] }],
    parameters: [{ name: 'fn' }, { name: 'iterable' }],
    behaviour: {
      start: 'lazy',
      pulls: { first: 1, all: 6 },
      closes: { own: null, break: false, throw: false },
      endless: 'streams',
      again: 'source',
    },
  })
  expect(map?.counterparts.length).toBeGreaterThan(0)
})

test('what takes no iterable has no behaviour', () => {
  const without = file.exports.filter(({ behaviour }) => !behaviour)
  expect(without.map(({ name }) => name)).toContain('compose')
  expect(file.exports.length - without.length).toBe(150)
})
