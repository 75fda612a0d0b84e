/** A route of a page in the docs, as Docusaurus writes it. */
const pageRoute =
  /\{\s*path: '([^']+)',\s*component: ComponentCreator\('\1', '([^']+)'\),\s*exact: true,\s*sidebar: "([^"]+)"\s*\}/gu

/** The error for a maintainer who has upgraded Docusaurus. */
const changed = what =>
  new Error(
    `engine/compact-routes can't read ${what}, as @docusaurus/core/lib/server/codegen/codegenRoutes.js writes it. Adapt compact.js to the installed Docusaurus, or take the plugin out of docusaurus.config.ts: the site works without it.`,
  )

const countOf = (pattern, source) => [...source.matchAll(pattern)].length

const isPage = chunks =>
  Object.keys(chunks).join() === '__comp,content' &&
  typeof chunks.content === 'string'

/** Every chunk name of a route's entry, in order, however deep. */
const chunkNamesIn = value =>
  typeof value === 'string'
    ? [value]
    : Object.values(value).flatMap(chunkNamesIn)

/** The prefix that most addresses have need not be repeated. */
const commonPrefix = paths =>
  paths.length > 1
    ? paths.reduce((prefix, address) => {
        let length = 0
        while (length < prefix.length && prefix[length] === address[length]) {
          length += 1
        }
        return prefix.slice(0, length)
      })
    : ''

/**
 * What the four tables have in common: the pages (routes of one component, one
 * content and one sidebar, by far the most), and a number for every chunk, the
 * pages' contents first and in order.
 */
const createTable = (chunkNames, routesSource) => {
  const routes = [...routesSource.matchAll(pageRoute)]
    .map(([, address, hash, sidebar]) => ({
      address,
      key: `${address}-${hash}`,
      sidebar,
    }))
    .filter(({ key }) => chunkNames[key] && isPage(chunkNames[key]))
  const [first] = routes
  if (
    !first ||
    countOf(pageRoute, routesSource) !== countOf(/\bsidebar: /gu, routesSource)
  ) {
    throw changed('the routes of documents in .docusaurus/routes.js')
  }
  const pages = routes.filter(
    ({ key, sidebar }) =>
      sidebar === first.sidebar &&
      chunkNames[key].__comp === chunkNames[first.key].__comp,
  )
  const contents = pages.map(({ key }) => chunkNames[key].content)
  const names = [...new Set([...contents, ...chunkNamesIn(chunkNames)])]
  return {
    pages,
    sidebar: first.sidebar,
    component: chunkNames[first.key].__comp,
    prefix: commonPrefix(pages.map(({ address }) => address)),
    numberOf: new Map(names.map((name, index) => [name, String(index)])),
  }
}

/** The posts of a blog's list are an array: the theme maps over it. */
const numbered = (value, numberOf) => {
  if (typeof value === 'string') {
    return numberOf.get(value) ?? value
  }
  return Array.isArray(value)
    ? value.map(inner => numbered(inner, numberOf))
    : Object.fromEntries(
        Object.entries(value).map(([key, inner]) => [
          key,
          numbered(inner, numberOf),
        ]),
      )
}

/** `{ route: chunk names }`, and the list of pages that the others build on. */
const routesChunkNames = (source, { pages, component, prefix, numberOf }) => {
  const pageKeys = new Set(pages.map(({ key }) => key))
  const others = Object.entries(JSON.parse(source)).filter(
    ([key]) => !pageKeys.has(key),
  )
  const list = pages.map(({ address }) => address.slice(prefix.length))
  return `
const names = ${JSON.stringify(numbered(Object.fromEntries(others), numberOf))}
export const pages = ${JSON.stringify(list.join(' '))}.split(' ').map(page => ${JSON.stringify(prefix)} + page)
pages.forEach((page, index) => {
  names[page + '-0'] = { __comp: ${JSON.stringify(numberOf.get(component))}, content: String(index) }
})
export default names
`
}

/**
 * Runs of pages become slices of the list; everything else stays as it is. A
 * page's component is made when the router asks for it: to make all of them
 * took a fifth of the app's start.
 */
const routes = (source, { pages, sidebar }) => {
  const indexOf = new Map(pages.map(({ key }, index) => [key, index]))
  const compacted = source.replaceAll(pageRoute, (route, address, hash) => {
    const index = indexOf.get(`${address}-${hash}`)
    return index === undefined ? route : `...pageRoutes(${index}, ${index + 1})`
  })
  const joined = joinRuns(compacted)
  return `import { pages } from '@generated/routesChunkNames'
const pageRoute = path => {
  let component
  return {
    path,
    get component() {
      return (component ??= ComponentCreator(path, '0'))
    },
    exact: true,
    sidebar: ${JSON.stringify(sidebar)},
  }
}
const pageRoutes = (from, to) => pages.slice(from, to).map(pageRoute)
${joined}`
}

const joinRuns = source =>
  source.replaceAll(
    /\.\.\.pageRoutes\((\d+), \d+\)(?:,\s*\.\.\.pageRoutes\(\d+, \d+\))*/gu,
    (run, from) => {
      const to = /(\d+)\)$/u.exec(run)?.[1]
      return `...pageRoutes(${from}, ${to})`
    },
  )

/** Chunk loaders by number; the module names beside them serve only Node. */
const registry = (source, { numberOf }) => {
  const loaders = new Map(
    [
      ...source.matchAll(/"([^"]+)": \[\(\) => import\(.*?\*\/ ("[^"]+")\)/gu),
    ].map(([, name, request]) => [numberOf.get(name), request]),
  )
  const isWhole =
    loaders.size === countOf(/\bimport\(/gu, source) &&
    loaders.size === numberOf.size &&
    !loaders.has(undefined)
  if (!isWhole) {
    throw changed('the loaders in .docusaurus/registry.js')
  }
  const entries = [...loaders].sort(([a], [b]) => Number(a) - Number(b))
  return `export default {${entries
    .map(
      ([number, request]) =>
        `${number}: [() => import(/* webpackChunkName: "${number}" */ ${request})]`,
    )
    .join(',\n')}}`
}

/** The docs plugin lists each page again; the browser derives them from ours. */
const globalData = (source, { pages, sidebar }) => {
  const data = JSON.parse(source)
  const version = data['docusaurus-plugin-content-docs']?.default?.versions?.[0]
  if (!Array.isArray(version?.docs)) {
    throw changed('the documents in .docusaurus/globalData.json')
  }
  const addresses = new Set(pages.map(({ address }) => address))
  const follows = doc =>
    addresses.has(doc.path) &&
    doc.path === `${version.path}/${doc.id}` &&
    doc.sidebar === sidebar
  const known = new Set(version.docs.filter(follows).map(({ path }) => path))
  const excluded = pages.flatMap(({ address }, index) =>
    known.has(address) ? [] : [index],
  )
  version.docs = version.docs.filter(doc => !follows(doc))
  return `import { pages } from '@generated/routesChunkNames'
const data = ${JSON.stringify(data)}
const version = data['docusaurus-plugin-content-docs'].default.versions[0]
pages.forEach((path, index) => {
  if (!${JSON.stringify(excluded)}.includes(index)) {
    version.docs.push({ id: path.slice(version.path.length + 1), path, sidebar: ${JSON.stringify(sidebar)} })
  }
})
export default data`
}

const settingsOfTheBuild = [
  'clientModules',
  'headTags',
  'markdown',
  'plugins',
  'presets',
  'scripts',
  'staticDirectories',
  'stylesheets',
  'themes',
]

/** The browser has no use for what only the build reads. */
const siteConfig = source => {
  const json = source.slice(source.indexOf('{'), source.lastIndexOf('}') + 1)
  if (!json.includes('"themeConfig"')) {
    throw changed('the settings in .docusaurus/docusaurus.config.mjs')
  }
  const settings = JSON.parse(json)
  for (const name of settingsOfTheBuild) {
    delete settings[name]
  }
  return `export default ${JSON.stringify(settings)}`
}

module.exports = {
  createTable,
  'docusaurus.config.mjs': siteConfig,
  'routes.js': routes,
  'routesChunkNames.json': routesChunkNames,
  'registry.js': registry,
  'globalData.json': globalData,
}
