import { forms, formWords } from '../../../library/behaviour/model/forms'
import type {
  ChangedDeclaration,
  Upgrade,
} from '../../../library/history/model/schema'
import type { ApiModel } from '../../../library/model/schema'
import { columnOf, wordFor } from '../model/behaviourColumns'
import { findEntry } from './context'
import { formatDeclaration } from './formatSignature'
import { code, entryLink, escapeHtml, inlineHtml, list, table } from './html'
import { declarationBlock, typeLinks } from './typeLinks'

/** The computed parts of the page on upgrading, as inert HTML. */
export type UpgradeParts = {
  package: string
  exports: string
  renamed: string
  declarations: string
  behaviour: string
}

/** On a phone rows are stacked, without the heads of their columns. */
const versioned = (version: string, html: string): string =>
  `<span class="api-version" aria-hidden="true">${version}</span>${html}`

const formatNames = { module: 'ES module', commonjs: 'CommonJS' }

const renderPackage = ({ from, to }: Upgrade): string => {
  const formats = (release: Upgrade['from']): string =>
    release.formats.map(format => formatNames[format]).join(' and ')
  return table(
    ['Version', from.version, to.version],
    [
      [
        'Node',
        versioned(from.version, escapeHtml(from.node)),
        versioned(to.version, escapeHtml(to.node)),
      ],
      [
        'Format',
        versioned(from.version, formats(from)),
        versioned(to.version, formats(to)),
      ],
    ],
    'api-releases',
  )
}

const nameLink =
  (model: ApiModel, baseUrl: string) =>
  (name: string): string => {
    const entry = findEntry(model, name)
    return entry ? entryLink(entry, { baseUrl }) : code(name)
  }

const renderExports = (
  { added, removed }: Upgrade,
  linkTo: (name: string) => string,
): string => {
  const names = (heading: string, all: readonly string[]): string =>
    all.length > 0
      ? `<p>${heading}:</p>${list(all.map(linkTo), 'api-names')}`
      : `<p>${heading}: none.</p>`
  return names('Added', added) + names('Removed', removed)
}

/** Optional is declared as Iterable: it is the same type by another name. */
const withoutOptionals = (forms: readonly string[]): string =>
  forms.join('\n').replace(/\b(Async|Concur)?Optional</gu, '$1Iterable<')

const isRenamed = ({ before, after }: ChangedDeclaration): boolean =>
  withoutOptionals(after) === withoutOptionals(before)

const renderForms = async (
  version: string,
  name: string,
  forms: readonly string[],
  links: ReadonlyMap<string, string>,
): Promise<string> => {
  const label = `${name} in lfi ${version}`
  const texts = await Promise.all(forms.map(form => formatDeclaration(form)))
  return forms.length > 0
    ? `<p class="api-release">${escapeHtml(`lfi ${version}`)}</p>${declarationBlock(texts.join('\n\n'), label, links)}`
    : `<p class="api-release">${escapeHtml(`lfi ${version}`)}: no other form</p>`
}

const renderChange = async (
  { name, before, after }: ChangedDeclaration,
  { from, to }: Upgrade,
  links: ReadonlyMap<string, string>,
  linkTo: (name: string) => string,
): Promise<string> =>
  [
    `<h3>${linkTo(name)}</h3>`,
    await renderForms(from.version, name, before, links),
    await renderForms(to.version, name, after, links),
  ].join('')

/** `reduce` with a function, for a way to call it; its name otherwise. */
const labelLink = (label: string, linkTo: (name: string) => string): string => {
  const [name = label, form] = label.replace(')', '').split('(')
  const words = forms.find(known => known === form)
  return words
    ? `${linkTo(name)} ${inlineHtml(formWords[words], '')}`
    : linkTo(name)
}

const renderBehaviours = (
  { from, to, behaviour }: Upgrade,
  linkTo: (name: string) => string,
): string =>
  table(
    ['What', from.version, to.version, 'Functions'],
    behaviour.map(({ field, before, after, names }) => {
      const column = columnOf(field)
      const words = (version: string, value: string): string =>
        versioned(
          version,
          inlineHtml(wordFor(column, value) || 'does not happen', ''),
        )
      return [
        inlineHtml(column.heading, ''),
        words(from.version, before),
        words(to.version, after),
        names.map(name => labelLink(name, linkTo)).join(', '),
      ]
    }),
    'api-changes',
  )

export const renderUpgrade = async (
  upgrade: Upgrade,
  model: ApiModel,
  baseUrl: string,
): Promise<UpgradeParts> => {
  const linkTo = nameLink(model, baseUrl)
  const links = typeLinks(model, baseUrl)
  const renamed = upgrade.changed.filter(isRenamed)
  const others = upgrade.changed.filter(change => !isRenamed(change))
  const changes = await Promise.all(
    others.map(change => renderChange(change, upgrade, links, linkTo)),
  )
  return {
    package: renderPackage(upgrade),
    exports: renderExports(upgrade, linkTo),
    renamed: `<p>${renamed.length} of ${upgrade.changed.length} changed declarations only say ${code('Optional')} where they said ${code('Iterable')}, in each flavour. The types are the same:</p>${list(
      renamed.map(({ name }) => linkTo(name)),
      'api-names',
    )}`,
    declarations: changes.join(''),
    behaviour: renderBehaviours(upgrade, linkTo),
  }
}
