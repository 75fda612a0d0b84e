import { beforeAll, expect, test } from 'vitest'
import { counterparts } from '../../../content/counterparts'
import { loadContent } from '../../../content/loadContent'
import { anchorsOf, isGuide } from '../../../content/model/schema'
import { loadBehaviour } from '../../../library/behaviour/loadBehaviour'
import type { Behaviour } from '../../../library/behaviour/model/schema'
import { loadApiModel } from '../../../library/loadApiModel'
import {
  type ApiFile,
  apiFileJsonSchema,
  apiFileSchema,
} from '../model/apiFile'
import { newestChange } from '../model/newestChange'
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
    counterparts,
    behaviour: await loadBehaviour(),
    pictures: new Map(),
  })
  file = makeApiFile(context, 'https://example.com/lfi/')
}, 120_000)

const find = (name: string): ApiFile['exports'][number] => {
  const found = file.exports.find(one => one.name === name)
  if (!found) {
    throw new Error(`${name} is not in the file.`)
  }
  return found
}

test('the file fits its schema, with nothing left over', () => {
  expect(apiFileSchema.parse(file)).toEqual(file)
})

test('the schema is one that tools can read', () => {
  expect(apiFileJsonSchema('https://example.com/lfi/')).toMatchObject({
    $id: 'https://example.com/lfi/api.schema.json',
    title: expect.any(String),
    $schema: expect.stringContaining('json-schema.org'),
    type: 'object',
    required: expect.arrayContaining(['version', 'exports']),
  })
})

/** Fields without a description of their own, at any depth. */
const undescribed = (schema: unknown, path = ''): string[] => {
  if (typeof schema !== 'object' || schema === null) {
    return []
  }
  if (Array.isArray(schema)) {
    return schema.flatMap(part => undescribed(part, path))
  }
  const { properties = {}, items, anyOf } = schema as Record<string, object>
  return [
    ...Object.entries(properties).flatMap(([name, inner]: [string, object]) => [
      ...('description' in inner ? [] : [`${path}.${name}`]),
      ...undescribed(inner, `${path}.${name}`),
    ]),
    ...undescribed(items, path),
    ...undescribed(anyOf, path),
  ]
}

test('a description inside a field is not one of the field, and none is passed over', () => {
  const field = { type: 'string', description: 'x' }
  const inner = { type: 'object', properties: { b: field } }
  const schema = {
    properties: {
      a: inner,
      c: { ...field, anyOf: [{ properties: { d: inner } }, { type: 'null' }] },
      e: { ...field, items: { properties: { f: {} } } },
    },
  }
  expect(undescribed(schema)).toEqual(['.a', '.c.d', '.e.f'])
})

test('each field of the schema is described', () => {
  expect(undescribed(apiFileJsonSchema('https://example.com/'))).toEqual([])
})

test('links are whole addresses, and each leads to a page and a section', async () => {
  const guides = (await loadContent('website')).filter(isGuide)
  const anchors = anchorsOf(guides)
  const text = JSON.stringify(file)
  const links = [
    ...text.matchAll(/https:\/\/example\.com(\/lfi\/docs[^)"\s\\]*)/gu),
  ]
  const names = new Set(file.exports.map(({ name }) => name))
  const dead = links
    .map(([, link = '']) => link.replace('/lfi', ''))
    .filter(link => {
      const [page = '', anchor] = link.split('#')
      const known = anchors.get(page)
      return known
        ? anchor !== undefined && !known.has(anchor)
        : !names.has(page.split('/').at(-1) ?? '')
    })

  expect(text).not.toContain('](/')
  expect(links.length).toBeGreaterThan(200)
  expect(dead).toEqual([])
})

test('parameters, returns, changes, relatives, hazards and reducers are told', () => {
  expect(find('map').parameters[0]?.description).not.toBe('')
  expect(find('map').returns).not.toEqual([])
  expect(find('first').related).toEqual(
    expect.arrayContaining(['find', 'next', 'at']),
  )
  expect(find('emptyConcur').related).toContain('asConcur')
  expect(find('mapConcur').related).toEqual(
    expect.arrayContaining(['flatMapConcur', 'filterConcur']),
  )
  expect(find('emptyConcur').related).not.toContain('curry')
  expect(find('emptyConcur').hazards).toHaveLength(1)
  expect(find('takeConcur').hazards).toContainEqual({
    title: 'Values lost after take',
    address: 'https://example.com/lfi/docs/watch-out/values-lost-after-take',
  })
  expect(find('toMinMax').reducer).toMatchObject({
    reduce: 'right',
    reduceAsync: 'wrong',
  })
})

test('each function says what it returns, and changes what its page says', async () => {
  const silent = file.exports.filter(
    ({ kind, returns }) => kind === 'function' && returns.length === 0,
  )
  expect(silent.map(({ name }) => name)).toEqual([])
  expect(find('join').returns).toEqual(['`string`'])

  const { entries } = await loadApiModel()
  const changed = entries.filter(newestChange).map(({ name }) => name)
  expect(changed).toContain('ConcurIterable')
  expect(changed.filter(name => find(name).changes.length === 0)).toEqual([])
  expect(find('empty').changes).toContainEqual({
    version: 'by 4.1.1',
    field: 'note',
    before: '-',
    after: 'is a function',
  })
})

test('each function has at least two relatives, and an empty one none for taking nothing', () => {
  const related = new Map(
    file.exports.map(one => [one.name, one.related] as const),
  )
  const lonely = file.exports.filter(
    one => one.kind === 'function' && one.related.length < 2,
  )
  expect(lonely.map(({ name }) => name)).toEqual([])
  for (const name of ['empty', 'emptyAsync', 'emptyConcur']) {
    expect.soft(related.get(name)).not.toContain('compose')
  }
  expect(related.get('flatten')).toContain('flatMap')
  expect(related.get('window')).toContain('chunk')
  expect(related.get('concat')).toContain('zip')
  expect(related.get('entries')).toContain('keys')
  // Nothing but their summaries brings them near.
  expect(related.get('cycle')).toContain('repeat')
  // Recipes use them together; nothing else brings them near.
  expect(related.get('toObject')).toContain('entries')
  expect(related.get('or')).toContain('find')
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
      closes: { own: null, break: 'no', breakFrom: null, throw: 'no' },
      endless: 'streams',
      again: 'source',
    },
  })
  expect(map?.counterparts.length).toBeGreaterThan(0)
})

test('a step that may end early says how it reads and closes', () => {
  const expected: Partial<Behaviour> = {
    start: 'lazy',
    pulls: {
      first: 1,
      all: 4,
      early: 4,
      ahead: 1,
      unasked: null,
      meanwhile: null,
    },
    closes: { own: 'yes', break: 'no', breakFrom: null, throw: null },
  }
  const take = file.exports.find(({ name }) => name === 'take')
  expect(take?.behaviour).toMatchObject(expected)
})

test('what takes no iterable has no behaviour', () => {
  const without = file.exports.filter(({ behaviour }) => !behaviour)
  expect(without.map(({ name }) => name)).toContain('compose')
  expect(file.exports.length - without.length).toBe(150)
})
