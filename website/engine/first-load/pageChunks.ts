import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { RouteConfig } from '@docusaurus/types'
import { simpleHash } from '@docusaurus/utils'

type Names = string | Names[] | { [key: string]: Names }

const flat = (names: Names): string[] =>
  typeof names === 'string' ? [names] : Object.values(names).flatMap(flat)

/** What Docusaurus notes about the bundles: which chunks load together. */
type Manifest = {
  origins: Record<string, string[]>
  assets: Record<string, { js?: { file: string }[] }>
}

/** Addresses end in a slash or not, as the configuration says. */
const withoutSlash = (address: string): string => address.replace(/\/$/u, '')

/** The routes that a page is made of, from the outermost to its own. */
const chainTo = (
  routes: readonly RouteConfig[],
  address: string,
): RouteConfig[] => {
  for (const route of routes) {
    if (route.routes) {
      const inner = chainTo(route.routes, address)
      if (inner.length > 0) {
        return [route, ...inner]
      }
    } else if (withoutSlash(route.path) === withoutSlash(address)) {
      return [route]
    }
  }
  return []
}

const keyOf = (route: RouteConfig): string =>
  `${route.path}-${simpleHash(JSON.stringify(route), 3)}`

const addressOf = (key: string): string => key.replace(/-[^-]+$/u, '')

/** The key of a page's route. Routes of a blog change after keys are made. */
const ownKey = (route: RouteConfig, names: Record<string, Names>): string =>
  keyOf(route) in names
    ? keyOf(route)
    : (Object.keys(names).findLast(key => addressOf(key) === route.path) ?? '')

/** Of routes with the same path, the innermost one is the page. */
const keysOf = (
  routes: readonly RouteConfig[],
  address: string,
  names: Record<string, Names>,
): string[] => {
  const chain = chainTo(routes, address)
  const own = chain.at(-1)
  const outer = chain.slice(0, -1)
  const pages = new Set(
    outer.flatMap(({ path: place }) =>
      chainTo(routes, place).slice(-1).map(keyOf),
    ),
  )
  return [
    ...Object.keys(names).filter(
      key =>
        !pages.has(key) && outer.some(route => addressOf(key) === route.path),
    ),
    ...(own ? [ownKey(own, names)] : []),
  ]
}

/** The scripts of a chunk, and of those that the bundler took out of it. */
const scriptsOf = (chunk: string, { origins, assets }: Manifest): string[] =>
  (origins[chunk] ?? [])
    .flatMap(key => assets[key]?.js ?? [])
    .map(({ file }) => path.basename(file))
    .filter(file => !/^(?:main|runtime~main)\./u.test(file))

type PageChunks = {
  /**
   * Which scripts hold the content of the page at an address. Without them the
   * app would find out only once it runs, and wait for another round trip.
   */
  ofPage: (address: string) => string[]
  /** The scripts of what examples run with, where there are examples. */
  ofRun: () => string[]
}

/** What an `import()` of playground/sandbox/parts.ts calls its chunk. */
const RUN = 'run'

const requireScripts = (scripts: string[], of: string): string[] => {
  if (scripts.length === 0) {
    throw new Error(
      `website/engine/first-load found no scripts for ${of} in .docusaurus/client-manifest.json, as @docusaurus/core/lib/webpack/client.js has it written. The app would start a round trip later: see how the manifest names chunks now, and change pageChunks.ts.`,
    )
  }
  return scripts
}

export const readPageChunks = async (
  generatedFilesDir: string,
  routes: readonly RouteConfig[],
): Promise<PageChunks> => {
  const read = (name: string): Promise<string> =>
    readFile(path.join(generatedFilesDir, name), 'utf8')
  const names: Record<string, Names> = JSON.parse(
    await read('routesChunkNames.json'),
  )
  const manifest: Manifest = JSON.parse(await read('client-manifest.json'))
  const ofPage = (address: string): string[] => [
    ...new Set(
      keysOf(routes, address, names)
        .flatMap(key => flat(names[key] ?? {}))
        .flatMap(name => scriptsOf(name, manifest)),
    ),
  ]
  const ofRun = (): string[] =>
    requireScripts(scriptsOf(RUN, manifest), `the chunk "${RUN}"`)
  const [page] = routes.filter(({ exact }) => exact)
  if (page) {
    requireScripts(ofPage(page.path), `the page ${page.path}`)
  }
  return { ofPage, ofRun }
}
