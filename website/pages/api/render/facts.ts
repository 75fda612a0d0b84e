import { behaviourChanges } from '../../../data/behaviourChanges'
import type { Flavour } from '../../../library/model/flavour'
import type { Entry, FunctionEntry } from '../../../library/model/schema'
import { isFunction, type RenderContext } from './context'
import { escapeHtml, list, pageLink } from './html'

export const flavourLabels: Readonly<Record<Flavour, string>> = {
  plain: 'Plain',
  async: 'Async',
  concur: 'Concur',
}

export const formatBytes = (bytes: number): string =>
  bytes < 1000 ? `${bytes} B` : `${(bytes / 1000).toFixed(1)} kB`

export const slugOf = (category: string): string =>
  category.toLowerCase().replaceAll(' ', '-')

/** `curry` or `toArray` have no flavour: they serve all three. */
const hasFlavour = ({ flavour, signatures }: FunctionEntry): boolean =>
  flavour !== 'plain' ||
  signatures.some(({ parameters, returns }) =>
    [returns, ...parameters.map(({ type }) => type)].some(type =>
      /\b(?:Iterable|Optional|RangeIterable)</u.test(`${type}<`),
    ),
  )

/** What the badge of a function and its card among its flavours say. */
export const flavourLabel = (entry: FunctionEntry): string =>
  hasFlavour(entry) ? flavourLabels[entry.flavour] : 'Any flavour'

const flavourFact = (entry: FunctionEntry): string =>
  hasFlavour(entry)
    ? `<span class="api-flavour" data-flavour="${entry.flavour}">${flavourLabel(entry)}</span>`
    : flavourLabel(entry)

const isLater = (since: string, version: string): boolean =>
  since.localeCompare(version, 'en', { numeric: true }) > 0

const unknownBefore = (since: string): string =>
  `Of the published versions that could be looked at, ${escapeHtml(since.replace('by ', ''))} is the first that shows it.`

/** Tags of a version without a known history may name one that is to come. */
const sinceFact = (since: string, version: string): string => {
  if (since.startsWith('by ')) {
    return `<span title="${unknownBefore(since)}">In lfi ${escapeHtml(since)}</span>`
  }
  return isLater(since, version)
    ? `<span title="The package's own statement; this is version ${escapeHtml(version)}.">Since ${escapeHtml(since)}, says the package</span>`
    : `Since ${escapeHtml(since)}`
}

const declaredFact = (declared: string, since: string): string => {
  const text = escapeHtml(declared)
  if (declared.replace('by ', '') === since.replace('by ', '')) {
    return 'Declaration unchanged'
  }
  return declared.startsWith('by ')
    ? `<span title="${unknownBefore(declared)}">Declared as now ${text}</span>`
    : `Declared as now since ${text}`
}

type Change = { version: string; section: string }

const isNewer = (a: Change, b: Change): boolean =>
  isLater(a.version.replace('by ', ''), b.version.replace('by ', ''))

/**
 * The newest change of what an export does: as the probes saw it, or as a test
 * saw it on both versions, which has a section of its own.
 */
const newestChange = ({ name, behaved }: Entry): Change | undefined => {
  const told = behaviourChanges.findLast(({ names }) => names.includes(name))
  const seen = behaved && { version: behaved, section: 'what-the-probes-saw' }
  if (told && seen) {
    return isNewer(seen, told) ? seen : told
  }
  return told ?? (seen || undefined)
}

const behaviourFacts = (entry: Entry, context: RenderContext): string[] => {
  const change = newestChange(entry)
  if (!change) {
    return []
  }
  const { version, section } = change
  const words = version.startsWith('by ') ? version : `since ${version}`
  return [
    pageLink(
      `/docs/upgrading#${section}`,
      `Behaves as now ${escapeHtml(words)}`,
      context,
    ),
  ]
}

/** Flavour, category, age and weight at a glance. */
export const renderFacts = (entry: Entry, context: RenderContext): string => {
  const index = entry.kind === 'type' ? 'type-aliases' : 'variables'
  const category = pageLink(
    `/docs/api/${index}#${slugOf(entry.category)}`,
    escapeHtml(entry.category),
    context,
  )
  return list(
    [
      ...(isFunction(entry) ? [flavourFact(entry)] : []),
      ...(entry.kind === 'constant' ? ['Constant'] : []),
      ...(entry.kind === 'type' ? ['Type'] : []),
      category,
      ...(entry.since
        ? [sinceFact(entry.since, context.model.packageVersion)]
        : []),
      ...(entry.declared ? [declaredFact(entry.declared, entry.since)] : []),
      ...behaviourFacts(entry, context),
      ...(entry.kind === 'type'
        ? []
        : [
            `<span title="Importing just this, bundled by Rollup, minified and compressed">${formatBytes(entry.importCost)} <abbr title="compressed with gzip -9">gzip</abbr></span>`,
          ]),
    ],
    'api-facts',
  )
}
