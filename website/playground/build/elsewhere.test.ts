import { existsSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { loadApiModel } from '../../library/loadApiModel'
import { listElsewhere } from './elsewhere'

const { entries } = loadApiModel()
const exported = new Set(entries.map(({ name }) => name))

test('every name leads to functions that lfi has, and to a page', () => {
  for (const [name, { message, use, link }] of Object.entries(
    listElsewhere(exported),
  )) {
    expect(exported.has(name), name).toBe(false)
    expect(message).toMatch(/^lfi has no `\w+`\. [A-Z].+[^.]\.$/u)
    expect(message, 'no Markdown').not.toMatch(/\]\(|\[.*[a-z]\]/u)
    expect(use === undefined || exported.has(use), name).toBe(true)
    const [route = ''] = link.href.split('#')
    expect(
      route.startsWith('/docs/api/') ||
        [`website${route}.mdx`, `website${route}/index.mdx`].some(existsSync),
      link.href,
    ).toBe(true)
  }
})

test('names are as code would import them, and addresses as the site has them', () => {
  vi.stubEnv('TRAILING_SLASH', 'true')
  const names = listElsewhere(exported)
  vi.unstubAllEnvs()
  expect(names.groupBy?.use).toBe('toGrouped')
  expect(names.pMap?.use).toBe('mapConcur')
  expect(names.sumBy?.use).toBeUndefined()
  expect(names.list?.use).toBeUndefined()
  expect(names.skip?.use).toBe('drop')
  expect(names.distinct?.message).toContain('`unique` or `uniqueBy`')
  expect(names.limitConcur?.link.href).toBe('/docs/limiting-concurrency/')
  expect(names.scan?.message).toBe(
    'lfi has no `scan`. Instead, write a function that keeps the total. See “Keep a running total”.',
  )
  expect(names.sortBy?.link.href).toBe('/docs/coming-from/lodash/#no-sortby')
})
