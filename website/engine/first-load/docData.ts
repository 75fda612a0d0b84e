import { runInNewContext } from 'node:vm'

/** What the theme asks a document for, besides showing it. */
export type DocData = {
  metadata: { source: string; frontMatter: object }
  contentTitle?: string
  toc: object[]
}

/**
 * Components that need no app: what they show stays as it is, or is the first
 * script's. A document that has any other in it is shipped to the app whole.
 */
const inertComponents = [
  '@site/pages/api/client/Inert',
  ...[
    'Counterparts',
    'Flow',
    'FollowFlavour',
    'InstallTabs',
    'OnPrevious',
    'Timeline',
    'Uses',
  ].map(name => `@site/src/components/${name}`),
]

const siteImport = /^import .* from '(@(?:site|theme|docusaurus)[^']*)'/gmu

/** Whether nothing in a document, given as MDX, changes by way of the app. */
export const isInert = (mdx: string): boolean =>
  [...mdx.matchAll(siteImport)].every(([, name = '']) =>
    inertComponents.includes(name),
  )

type Module = Record<string, unknown>
type Factory = (module: object, exports: Module, require: unknown) => void

/** Stands for all that is outside of a chunk. */
const anything: unknown = new Proxy(() => undefined, {
  get: (_, name) => (name === Symbol.toPrimitive ? () => '' : anything),
  apply: () => anything,
  construct: () => ({}),
})

/** Runs the modules of a chunk as the bundler's runtime would. */
const readModules = (factories: Record<string, Factory>): Module[] => {
  const modules = new Map<string, Module>()
  const define = (exports: Module, getters: Record<string, () => unknown>) => {
    for (const [name, get] of Object.entries(getters)) {
      Object.defineProperty(exports, name, { enumerable: true, get })
    }
  }
  const load = (id: string): unknown => {
    const factory = factories[id]
    if (!factory) {
      return anything
    }
    const known = modules.get(id)
    if (known) {
      return known
    }
    const exports: Module = {}
    modules.set(id, exports)
    const require = new Proxy(load, {
      get: (_, name) => (name === 'd' ? define : anything),
    })
    factory({ exports }, exports, require)
    return exports
  }
  Object.keys(factories).forEach(load)
  return [...modules.values()]
}

const isDoc = (module: Module): boolean =>
  'metadata' in module && 'toc' in module && 'assets' in module

/** What a document's script says of it; none if it brings files along. */
export const readDocData = (script: string): DocData | undefined => {
  const scope: Record<string, [unknown, Record<string, Factory>][]> = {}
  runInNewContext(script, Object.assign(scope, { globalThis: scope }))
  const modules = Object.values(scope)
    .filter(Array.isArray)
    .flat()
    .flatMap(([, factories]) => readModules(factories))
  const doc = modules.find(isDoc)
  if (!doc) {
    return undefined
  }
  const { metadata, contentTitle, toc, assets } = doc
  const data = { metadata, contentTitle, toc }
  return Object.keys(assets as object).length === 0
    ? (JSON.parse(JSON.stringify(data)) as DocData)
    : undefined
}

/** Writes what the app needs to know of a document into its page. */
export const withDocData = (
  html: string,
  chunk: string,
  data: DocData,
): string => {
  const text = JSON.stringify({ chunk, ...data }).replaceAll('<', '\\u003c')
  return html.replace(
    /(?:<\/body>)?$/u,
    end =>
      `<script type="application/json" id="doc-data">${text}</script>${end}`,
  )
}
