import { builtinModules } from 'node:module'

/** An import of a project file or a package, seen from the repository root. */
export type Import = { from: string; to: string; line: number }

type Rule = {
  /** The sentence for the person who broke the rule. */
  because: string
  from: RegExp
  /** What must not be imported from there. */
  forbids: (to: string, from: string) => boolean
}

/** What is known of the library, and what people wrote, parsed. */
const models = ['content', 'data', 'library']

/**
 * The layers of the website in the order of the data flow, each with those that
 * it may import from. A test compares ARCHITECTURE.md.
 */
export const layers: Readonly<Record<string, readonly string[]>> = {
  browser: [],
  config: [],
  data: [],
  content: ['data'],
  library: ['content', 'data'],
  examples: models,
  playground: [...models, 'examples'],
  trace: [...models, 'examples', 'playground'],
  pages: [...models, 'examples', 'playground', 'trace'],
  tour: [...models, 'examples', 'pages', 'playground'],
  search: [...models, 'config', 'pages', 'playground'],
  outputs: [...models, 'config', 'pages', 'playground', 'tour', 'trace'],
  engine: ['config'],
  generate: [...models, 'examples', 'pages', 'playground', 'search', 'trace'],
}

export const checkedFolders: readonly string[] = [...Object.keys(layers), 'src']

const builtins = new Set(builtinModules)
const isNode = (to: string): boolean =>
  to.startsWith('node:') || builtins.has(to)

const browserCode =
  /^(?:src|browser|playground|.+\/(?:client|theme|viewer))\/(?!(?:.+\/)?build\/)/u
const pureCode = /(?:^|\/)(?:model|search\/engine)\//u
const isPure = (to: string): boolean =>
  pureCode.test(to) ||
  to.startsWith('data/') ||
  [
    'zod',
    'minisearch',
    'lfi',
    'es-module-lexer/js',
    '@lfi-docs/fields',
    '@lfi-docs/inspect',
    '@lfi-docs/type-search',
    '@lfi-docs/trace',
  ].includes(to)

const layerOf = (file: string): string => file.split('/')[0] ?? ''

/** The first script answers for layers whose app is not there yet. */
const isOfFirstLoad = (from: string, to: string): boolean =>
  from.startsWith('engine/first-load/client/') &&
  /(?:\/client\/|^playground\/share\/)/u.test(to)

const directions: readonly Rule[] = Object.entries(layers).map(
  ([layer, allowed]) => ({
    because: `${layer}/ may only import from ${[layer, ...allowed].map(name => `${name}/`).join(', ')}`,
    from: new RegExp(`^${layer}/`, 'u'),
    forbids: (to, from) => {
      const target = layerOf(to)
      return (
        (target in layers || target === 'src') &&
        target !== layer &&
        target !== 'browser' &&
        !to.startsWith('generate/read/') &&
        !allowed.includes(target) &&
        !isOfFirstLoad(from, to)
      )
    },
  }),
)

const runtimes: readonly Rule[] = [
  {
    because:
      'src/ is browser code: of a layer it sees client/, model/ and viewer/ only',
    from: /^src\//u,
    forbids: to =>
      layerOf(to) in layers &&
      !['browser', 'data', 'playground'].includes(layerOf(to)) &&
      !/\/(?:client|model|viewer)\//u.test(to),
  },
  {
    because: 'browser code runs without Node',
    from: browserCode,
    forbids: isNode,
  },
  {
    because: 'model/ and search/engine are pure: no Node, no DOM, no React',
    from: /^(?:(?:.+\/)?model|search\/engine)\//u,
    forbids: to => !isPure(to),
  },
  {
    because: 'data/ holds facts, so it needs nothing but their shape',
    from: /^data\//u,
    forbids: to => !isPure(to),
  },
  {
    because: 'packages stand alone, and are imported by their names',
    from: /^/u,
    forbids: (to, from) =>
      /^(?:\.\.\/)?(?:packages|scripts|website)\//u.test(to) &&
      !to.startsWith(`${from.split('/').slice(0, 2).join('/')}/`),
  },
]

export const findViolations = (imports: readonly Import[]): string[] =>
  imports.flatMap(({ from, to, line }) =>
    [...directions, ...runtimes]
      .filter(rule => rule.from.test(from) && rule.forbids(to, from))
      .map(rule => `${from}:${line} imports ${to}, but ${rule.because}.`),
  )
