import { beforeAll, expect, test } from 'vitest'
import { loadUpgrade } from '../../../library/history/loadHistory'
import type { Upgrade } from '../../../library/history/model/schema'
import { loadApiModel } from '../../../library/loadApiModel'
import { renderUpgrade, type UpgradeParts } from './upgrade'

const upgrade = loadUpgrade()
let parts: UpgradeParts

const render = async (changes: Partial<Upgrade>): Promise<UpgradeParts> =>
  renderUpgrade({ ...upgrade, ...changes }, await loadApiModel(), '/base/')

const withoutVersions = (html: string): string =>
  html.replaceAll(/<span class="api-version".*?<\/span>/gu, '')

beforeAll(async () => {
  parts = await render({})
})

test('what is new leads to its page, and what went away is named', async () => {
  expect(parts.exports).toContain(
    'href="/base/docs/api/variables/concurIteratorSymbol"',
  )
  expect(parts.exports).toContain('Removed: none.')
  expect((await render({ removed: ['cached'] })).exports).toContain(
    '<code>cached</code>',
  )
})

test('Node and formats of both versions stand side by side', () => {
  const cells = withoutVersions(parts.package)

  expect(cells).toContain('<td>&gt;= 18</td><td>&gt;= 22</td>')
  expect(cells).toContain('<td>ES module and CommonJS</td><td>ES module</td>')
})

test('each cell names its version, for rows that are stacked', () => {
  const { from, to } = upgrade
  const named = /<span class="api-version"[^>]*>([^<]*)</gu
  const both = [from.version, to.version]
  const labels = (html: string) =>
    [...html.matchAll(named)].map(([, version]) => version)

  expect(labels(parts.package)).toEqual([...both, ...both])
  expect(labels(parts.behaviour)).toEqual(upgrade.behaviour.flatMap(() => both))
})

test('another name for the same type is told from a change', () => {
  expect(parts.renamed).toContain('33 of 41')
  expect(parts.renamed).toContain('<code>firstConcur</code>')
  expect(parts.declarations).not.toContain('<code>firstConcur</code>')
  expect(parts.declarations.match(/<h3>/gu)).toHaveLength(8)
  expect(parts.declarations).toContain('aria-label="empty in lfi 3.8.0"')
  expect(parts.declarations).toContain('lfi 3.8.0: no other form')
})

test('behaviour that changed is said in words, with the functions it changed for', () => {
  expect(withoutVersions(parts.behaviour)).toContain(
    '<th scope="row">On break</th><td>closes</td><td>leaves open</td>',
  )
  expect(parts.behaviour).toContain('href="/base/docs/api/variables/take"')
})
