import { expect, test } from 'vitest'
import compact from './compact.js'

const chunkNames = {
  '/-e5f': { __comp: 'aaaaaaaa', __context: { plugin: 'bbbbbbbb' } },
  '/docs-cbf': { __comp: 'cccccccc' },
  '/docs/api-38f': { __comp: 'dddddddd', content: '11111111' },
  '/docs/api/map-d2e': { __comp: 'dddddddd', content: '22222222' },
}

const route = (path: string, hash: string) => `{
        path: '${path}',
        component: ComponentCreator('${path}', '${hash}'),
        exact: true,
        sidebar: "docs"
      }`

const routesSource = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/docs',
    component: ComponentCreator('/docs', 'cbf'),
    routes: [${route('/docs/api', '38f')},
      ${route('/docs/api/map', 'd2e')}]
  },
  { path: '/', component: ComponentCreator('/', 'e5f'), exact: true },
];
`

const table = compact.createTable(chunkNames, routesSource)

/** Runs a generated module, with `scope` in place of its imports. */
const run = (source: string, scope: Record<string, unknown> = {}) => {
  const body = source
    .replaceAll(/^import .*$/gmu, '')
    .replaceAll('export const', 'const')
    .replaceAll(/export default ([\s\S]*?);?\s*$/gu, 'return $1')
    .replaceAll('import(', 'load(')
  return new Function(...Object.keys(scope), body)(...Object.values(scope))
}

const pages = ['/docs/api', '/docs/api/map']

test('routes keep their order, paths and chunks', () => {
  const names = run(
    compact['routesChunkNames.json'](JSON.stringify(chunkNames), table),
  )
  const ComponentCreator = (path: string, hash: string) =>
    names[`${path}-${hash}`]
  const routes = run(compact['routes.js'](routesSource, table), {
    pages,
    ComponentCreator,
  })
  expect(routes).toEqual([
    {
      path: '/docs',
      component: { __comp: '4' },
      routes: pages.map((path, index) => ({
        path,
        component: { __comp: '5', content: String(index) },
        exact: true,
        sidebar: 'docs',
        forget: expect.any(Function),
      })),
    },
    {
      path: '/',
      component: { __comp: '2', __context: { plugin: '3' } },
      exact: true,
    },
  ])
})

test('the component of a page is made once, and anew when it is forgotten', () => {
  const ComponentCreator = () => ({})
  const [{ routes }] = run(compact['routes.js'](routesSource, table), {
    pages,
    ComponentCreator,
  })
  const [page] = routes
  const { component } = page
  expect(page.component).toBe(component)
  page.forget()
  expect(page.component).not.toBe(component)
})

test('the docs plugin still knows every document', () => {
  const docs = [
    { id: 'api/index', path: '/docs/api', sidebar: 'docs' },
    { id: 'api/map', path: '/docs/api/map', sidebar: 'docs' },
  ]
  const source = JSON.stringify({
    'docusaurus-plugin-content-docs': {
      default: { versions: [{ path: '/docs', docs }] },
    },
  })
  const data = run(compact['globalData.json'](source, table), { pages })
  expect(
    data['docusaurus-plugin-content-docs'].default.versions[0].docs,
  ).toEqual(docs)
})

test('the browser gets the settings that it reads, and no others', () => {
  const source = `/* generated */\nexport default ${JSON.stringify({
    title: 'lfi',
    plugins: ['./search'],
    themeConfig: { navbar: {} },
  })};\n`
  expect(run(compact['docusaurus.config.mjs'](source))).toEqual({
    title: 'lfi',
    themeConfig: { navbar: {} },
  })
})
