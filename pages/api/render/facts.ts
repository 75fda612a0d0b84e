import type {
  Entry,
  Flavour,
  FunctionEntry,
} from '../../../library/model/schema'
import { isFunction, type RenderContext } from './context'
import { address, escapeHtml, link, list } from './html'

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

const flavourFact = (entry: FunctionEntry): string =>
  hasFlavour(entry)
    ? `<span class="api-flavour" data-flavour="${entry.flavour}">${flavourLabels[entry.flavour]}</span>`
    : 'Any flavour'

const isLater = (since: string, version: string): boolean =>
  since.replace('v', '').localeCompare(version, 'en', { numeric: true }) > 0

/** Some comments of 4.1.2 say v5.0.0: shown as what it is, a statement. */
const sinceFact = (since: string, version: string): string =>
  isLater(since, version)
    ? `<span title="The package's own statement; this is version ${escapeHtml(version)}.">Since ${escapeHtml(since)}, says the package</span>`
    : `Since ${escapeHtml(since)}`

/** Flavour, category, age and weight at a glance. */
export const renderFacts = (
  entry: Entry,
  { model, baseUrl }: RenderContext,
): string => {
  const index = entry.kind === 'type' ? 'type-aliases' : 'variables'
  const category = link(
    address(`/docs/api/${index}#${slugOf(entry.category)}`, baseUrl),
    escapeHtml(entry.category),
  )
  return list(
    [
      ...(isFunction(entry) ? [flavourFact(entry)] : []),
      ...(entry.kind === 'constant' ? ['Constant'] : []),
      ...(entry.kind === 'type' ? ['Type'] : []),
      category,
      ...(entry.since ? [sinceFact(entry.since, model.packageVersion)] : []),
      ...(entry.kind === 'type'
        ? []
        : [
            `<span title="Importing just this, bundled by Rollup, minified and compressed">${formatBytes(entry.importCost)} <abbr title="compressed with gzip -9">gzip</abbr></span>`,
          ]),
    ],
    'api-facts',
  )
}
