import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
// Docusaurus' own generator: what it writes is what the compaction reads.
import { generateRouteFiles } from '@docusaurus/core/lib/server/codegen/codegenRoutes'
import { beforeAll, expect, test } from 'vitest'
import compact from './compact.js'

const page = (address: string, content: string) => ({
  path: address,
  component: '@theme/DocItem',
  exact: true,
  modules: { content },
  sidebar: 'docs',
})

const routes = [
  {
    path: '/blog',
    component: '@theme/BlogListPage',
    exact: true,
    modules: {
      items: [
        { content: { __import: true, path: '@site/blog/a.md' } },
        { content: { __import: true, path: '@site/blog/b.md' } },
      ],
    },
  },
  {
    path: '/docs',
    component: '@theme/DocsRoot',
    routes: [
      page('/docs/api', '@site/docs/api.md'),
      page('/docs/api/map', '@site/docs/map.md'),
    ],
  },
]

type Tables = Record<
  'routes.js' | 'routesChunkNames.json' | 'registry.js',
  string
>
let tables: Tables

beforeAll(async () => {
  const generatedFilesDir = mkdtempSync(path.join(tmpdir(), 'generated-'))
  const plugin = { name: 'test', id: 'default' }
  await generateRouteFiles({
    generatedFilesDir,
    baseUrl: '/',
    routes: routes.map(route => ({ ...route, plugin })),
  })
  const read = (name: string) =>
    readFileSync(path.join(generatedFilesDir, name), 'utf8')
  tables = {
    'routes.js': read('routes.js'),
    'routesChunkNames.json': read('routesChunkNames.json'),
    'registry.js': read('registry.js'),
  }
})

const createTable = () =>
  compact.createTable(
    JSON.parse(tables['routesChunkNames.json']),
    tables['routes.js'],
  )

/** Runs a generated module, with `load` in place of its imports. */
const run = (source: string) =>
  new Function(
    'load',
    source
      .replaceAll('export const', 'const')
      .replaceAll('import(', 'load(')
      .replaceAll(/export default ([\s\S]*?);?\s*$/gu, 'return $1'),
  )((request: string) => request)

test('every chunk is loaded from the module that Docusaurus names', () => {
  const table = createTable()
  const registry = run(compact['registry.js'](tables['registry.js'], table))
  const loaders = tables['registry.js'].matchAll(/"([^"]+)": \[.*?"(@[^"]+)"/gu)
  const requests = new Map([...loaders].map(([, name, to]) => [name, to]))

  expect(requests.size).toBe(table.numberOf.size)
  for (const [name, number] of table.numberOf) {
    expect(registry[number][0]()).toBe(requests.get(name))
  }
})

test('the posts of a blog stay a list', () => {
  const names = run(
    compact['routesChunkNames.json'](
      tables['routesChunkNames.json'],
      createTable(),
    ),
  )
  const [blog] = Object.keys(names).filter(key => key.startsWith('/blog-'))

  expect(names[blog ?? '']?.items).toHaveLength(2)
  expect(Array.isArray(names[blog ?? ''].items)).toBe(true)
})

test('one more space in the registry is an error, not a dead site', () => {
  const spaced = tables['registry.js'].replaceAll(
    '() => import(',
    '()  => import(',
  )

  expect(() => compact['registry.js'](spaced, createTable())).toThrow(
    "engine/compact-routes can't read the loaders in .docusaurus/registry.js",
  )
})

test('routes that are written otherwise are an error', () => {
  const spaced = tables['routes.js'].replaceAll('sidebar: ', 'sidebar:  ')

  expect(() =>
    compact.createTable(JSON.parse(tables['routesChunkNames.json']), spaced),
  ).toThrow("engine/compact-routes can't read the routes of documents")
})
