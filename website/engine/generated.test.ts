// What the patches expect of Docusaurus, held against what it generated for
// this site: `npm run build` comes first.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { expect, test } from 'vitest'
import { PAUSE } from './first-load/pauseAtFold'

const read = (file: string): string => {
  if (!existsSync(file)) {
    throw new Error(`${file} is not there: run "npm run build" first.`)
  }
  return readFileSync(file, 'utf8')
}
const generated = (name: string): string => read(`website/.docusaurus/${name}`)
const core = path.dirname(
  createRequire(import.meta.url).resolve('@docusaurus/core/package.json'),
)

test('lean-docs has left out what only cards would read', () => {
  const folder = 'website/.docusaurus/docusaurus-plugin-content-docs/default/p'
  const versions = readdirSync(folder)
    .map(name => JSON.parse(read(path.join(folder, name))).version)
    .filter(Boolean)

  expect(versions.length).toBeGreaterThan(0)
  for (const { docs, docsSidebars } of versions) {
    expect(Object.keys(docs)).toContain('getting-started')
    expect(Object.keys(docs).filter(id => id.startsWith('api/'))).toEqual([])
    expect(JSON.stringify(docsSidebars)).not.toContain('"docId":"api/')
  }
  const { versions: known } = JSON.parse(generated('globalData.json'))[
    'docusaurus-plugin-content-docs'
  ].default
  expect(known[0].mainDocId).toBe('getting-started')
})

test('first-load names scripts that are there, the page’s own among them', () => {
  const html = read('build/docs/recipes.html')
  const names = /data-app="([^"]*)"/u.exec(html)?.[1]?.split(' ') ?? []

  expect(names.length).toBeGreaterThan(3)
  expect(names[1]).toMatch(/^main\./u)
  for (const name of names) {
    expect(existsSync(`build/assets/js/${name}`), name).toBe(true)
  }
  const banner = read(path.join(core, 'lib/client/BaseUrlIssueBanner/index.js'))
  expect(banner).toContain('function insertBanner()')
})

test('pages are rendered whole, without parts that a script puts in place', () => {
  for (const page of ['index', 'docs/recipes', 'docs/api/variables/map']) {
    expect(read(`build/${page}.html`), page).not.toContain('<template id=')
  }
})

test('no script waits for the styles but the one below the first screen', () => {
  for (const page of ['index', 'docs/recipes', 'docs/api/variables/map']) {
    const html = read(`build/${page}.html`)
      .replace(PAUSE, '')
      // The first script waits for the whole page.
      .replace(/<script src="[^"]*\/first\.[^"]*" defer /u, '')
    const styles = html.indexOf('<link rel="stylesheet"')

    expect(read(`build/${page}.html`), page).toContain(PAUSE)
    expect(styles, page).toBeGreaterThan(0)
    expect(html.lastIndexOf('<script'), page).toBeLessThan(styles)
    expect(html.lastIndexOf('data-theme-choice'), page).toBeLessThan(styles)
  }
})

test('content, sidebar and footer are boundaries, and are in their places', () => {
  const html = read('build/docs/recipes.html')

  expect(html.match(/<!--\$-->/gu)).toHaveLength(3)
  expect(html).not.toContain('<!--$?-->')
  expect(html).not.toMatch(/<div hidden(?:="")? id="?S:/u)
})

test('bundler-cache finds the cache where Docusaurus configures it', () => {
  const base = read(path.join(core, 'lib/webpack/base.js'))

  expect(base).toContain('experiments.cache = {')
  expect(readdirSync('.cache/bundler').length).toBeGreaterThan(0)
})

test('content-security-policy and no-script are on every page', () => {
  const html = read('build/docs/recipes.html')

  expect(html).toContain('http-equiv="Content-Security-Policy"')
  for (const name of [
    'navbar__toggle',
    'menu__caret',
    'theme-doc-toc-mobile',
    'menu__list-item--collapsed',
  ]) {
    expect(
      html.split(name).length,
      `${name}, which no-script names`,
    ).toBeGreaterThan(2)
  }
})
