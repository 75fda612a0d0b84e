import type { Flavour } from '../../../library/model/flavour'
import type { Entry, FunctionEntry } from '../../../library/model/schema'
import { familyOf, isFunction, type RenderContext } from './context'
import { code, escapeHtml, link, list, pageLink } from './html'

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

/** Links to the flavours of a family, with the current one marked. */
export const renderFlavourSwitch = (
  entry: FunctionEntry,
  context: RenderContext,
): string => {
  const family = familyOf(context.model, entry)
  if (family.length < 2) {
    return ''
  }
  const links = family.map(sibling =>
    pageLink(
      sibling.path,
      `${code(sibling.name)}<small>${flavourLabel(sibling)}</small>`,
      context,
      ` data-flavour="${sibling.flavour}"${sibling === entry ? ' aria-current="page"' : ''}`,
    ),
  )
  return `<nav class="api-switch" aria-label="Flavours of ${escapeHtml(entry.family)}">${links.join('')}</nav>`
}

/** What the badge of a function and its card among its flavours say. */
const flavourLabel = (entry: FunctionEntry): string =>
  hasFlavour(entry) ? flavourLabels[entry.flavour] : 'Any flavour'

const flavourFact = (entry: FunctionEntry): string =>
  hasFlavour(entry)
    ? `<span class="api-flavour" data-flavour="${entry.flavour}">${flavourLabel(entry)}</span>`
    : flavourLabel(entry)

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
      ...(entry.since ? [`Since ${escapeHtml(entry.since)}`] : []),
      ...(entry.kind === 'type'
        ? []
        : [
            `<span title="Importing just this, bundled by Rollup, minified and compressed">${formatBytes(entry.importCost)} <abbr title="compressed with gzip -9">gzip</abbr></span>`,
          ]),
    ],
    'api-facts',
  )
}

/** What of a page is the package's: all, unless this site has an example. */
const partsOf = ({ name }: Entry, { examples }: RenderContext): string => {
  const [first, ...others] = examples.get(name) ?? []
  if (!first?.isOwn) {
    return 'The description and the examples come'
  }
  return others.length > 0
    ? 'The description and the further examples come'
    : 'The description comes'
}

/** Where the code is, and whose words the page shows. */
export const renderSource = (entry: Entry, context: RenderContext): string => {
  const { sourceUrl } = entry
  const { model } = context
  const file = /\/blob\/[^/]+\/(?<file>.*)$/u.exec(sourceUrl)?.groups?.file
  const repository = sourceUrl.replace(/\/(?:blob|tree)\/.*$/u, '')
  return [
    `<p>${link(sourceUrl, code(file ?? sourceUrl))} in ${escapeHtml(model.packageName)} ${escapeHtml(model.packageVersion)}</p>`,
    `<p class="api-note">${partsOf(entry, context)} from the package ${escapeHtml(model.packageName)}, © ${escapeHtml(model.author)}, ${link(`${repository}/tree/v${model.packageVersion}#license`, escapeHtml(model.license))}.</p>`,
  ].join('')
}
