import type { Flavour } from '../../../library/model/flavour'
import type { Entry, FunctionEntry } from '../../../library/model/schema'
import { newestChange } from '../model/newestChange'
import { isFunction, type RenderContext } from './context'
import { escapeHtml, inlineHtml, list, pageLink } from './html'

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

/** Tags of a version without a known history may name one that is to come. */
const sinceFact = (since: string, version: string): string => {
  const first = since.replace('by ', '')
  if (since.startsWith('by ')) {
    return `<span title="The oldest published version that could be examined.">Since ${escapeHtml(first)}</span>`
  }
  return isLater(first, version)
    ? `<span title="The package's own statement; this is version ${escapeHtml(version)}.">Since ${escapeHtml(first)}, says the package</span>`
    : `Since ${escapeHtml(first)}`
}

/** The newest change of what an export does, with a link to both versions. */
const changeFacts = (entry: Entry, context: RenderContext): string[] => {
  const change = newestChange(entry)
  return change
    ? [
        pageLink(
          change.section === 'behaviour'
            ? '/docs/upgrading#behaviour'
            : `/docs/upgrading/${change.section}`,
          inlineHtml(`${change.when}: ${change.phrases.join('; ')}`, ''),
          context,
        ),
      ]
    : []
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
      ...changeFacts(entry, context),
      ...(entry.kind === 'type'
        ? []
        : [
            `<span title="Importing just this, bundled by Rollup, minified and compressed">${formatBytes(entry.importCost)} <abbr title="compressed with gzip -9">gzip</abbr></span>`,
          ]),
    ],
    'api-facts',
  )
}
