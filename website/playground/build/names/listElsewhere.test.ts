import { existsSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { loadApiModel } from '../../../library/loadApiModel'
import { listElsewhere } from './listElsewhere'

let exported: ReadonlySet<string>

beforeAll(async () => {
  const { entries } = await loadApiModel()
  exported = new Set(entries.map(({ name }) => name))
  // Extraction takes long where it has not been cached.
}, 180_000)

test('every name leads to functions that lfi has, and to a page', () => {
  for (const [name, { uses, use, link }] of Object.entries(
    listElsewhere(false),
  )) {
    expect(uses.filter(each => !exported.has(each))).toEqual([])
    expect(use === undefined || uses.includes(use), name).toBe(true)
    expect(link.path, name).toMatch(/^\/docs\//u)
    const [route] = link.path.split('#')
    expect(
      link.path.startsWith('/docs/api/') ||
        [`website${route}.mdx`, `website${route}/index.mdx`].some(existsSync),
      link.path,
    ).toBe(true)
  }
})

test('names are as code would import them', () => {
  const names = listElsewhere(false)
  expect(names.groupBy?.use).toBe('toGrouped')
  expect(names.pMap?.use).toBe('mapConcur')
  expect(names.sumBy).toMatchObject({ uses: ['map', 'sum'] })
  expect(names.sumBy?.use).toBeUndefined()
  expect(names.isEqual?.says).toBe('Nothing in lfi compares structurally.')
  expect(Object.keys(names).filter(name => exported.has(name))).toEqual([])
})

test('addresses end as the site has them', () => {
  expect(listElsewhere(true).sortBy?.link.path).toBe(
    '/docs/coming-from/lodash/#no-sortby',
  )
})
