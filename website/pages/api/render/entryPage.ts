import { toPlainText } from '../../../content/model/phrase'
import { ownWarnings } from '../../../data/ownWarnings'
import type {
  ConstantEntry,
  Entry,
  FunctionEntry,
} from '../../../library/model/schema'
import { renderBehaviour } from './behaviourCard'
import {
  fileNameOf,
  isFunction,
  pageId,
  type RenderContext,
  typesMentioning,
} from './context'
import { renderElsewhere } from './counterparts'
import { renderComparison, renderExamples } from './examples'
import { renderFacts, renderFlavourSwitch, renderSource } from './facts'
import { fitGuideLinks } from './guideLinks'
import { briefHtml, entryLink, inlineHtml, list } from './html'
import { escapeMdx, inert, type Page, pageTitle } from './mdx'
import { renderParameters } from './parameters'
import { relatedTo } from './related'
import { renderReturns } from './returns'
import { renderSignature } from './signatureSection'
import { declarationBlock, typeLinks } from './typeLinks'
import { renderUsages } from './usages'

/** A heading with what is under it, or nothing at all. */
export const section = (heading: string, content: string): string[] =>
  content ? [`## ${heading}`, content] : []

export const inertSection = (heading: string, html: string): string[] =>
  section(heading, html && inert(html))

export const prose = (
  markdown: string,
  entry: Entry,
  context: RenderContext,
): string => escapeMdx(fitGuideLinks(markdown, context, entry.name))

const warning = /^WARNING: */u

/** The package's further paragraphs, its warnings apart. */
const remarksOf = (entry: Entry, context: RenderContext) => {
  const paragraphs = fitGuideLinks(entry.remarks, context, entry.name).split(
    '\n\n',
  )
  const remarks = paragraphs.filter(text => !warning.test(text))
  return {
    remarks: remarks.map(escapeMdx),
    warnings: [
      ...paragraphs
        .filter(text => warning.test(text))
        .map(text => text.replace(warning, '')),
      ...[ownWarnings[entry.name] ?? []].flat(),
    ].map(text => inert(renderCallout(text, context))),
  }
}

/** A paragraph that nobody should miss. */
const renderCallout = (text: string, { baseUrl }: RenderContext): string =>
  `<div class="api-callout" role="note"><p><strong>Take care.</strong> ${inlineHtml(text, baseUrl)}</p></div>`

const renderCorrection = ({ corrected = [] }: Entry): string =>
  corrected.length > 0
    ? inert(
        corrected
          .map(
            ({ said, reason }) =>
              `<p class="api-note">Corrected here: the package says “${inlineHtml(said, '')}”. ${inlineHtml(reason, '')}</p>`,
          )
          .join(''),
      )
    : ''

/** Links to entries, each with what it does. */
export const entryList = (
  entries: readonly Entry[],
  context: RenderContext,
): string =>
  entries.length > 0
    ? list(
        entries.map(
          entry =>
            `${entryLink(entry, context)} <span>${briefHtml(entry, context.baseUrl)}</span>`,
        ),
        'api-entries',
      )
    : ''

const throwsList = ({ throws }: Entry): string =>
  throws.map(text => `- Throws ${text}`).join('\n')

/** What every kind of entry begins with. */
export const openingBlocks = (
  entry: Entry,
  context: RenderContext,
): string[] => {
  const { remarks, warnings } = remarksOf(entry, context)
  return [
    prose(entry.summary, entry, context),
    ...(isFunction(entry) ? [] : remarks),
    ...warnings,
  ]
}

/** Sections that every kind of entry ends with. */
export const closingSections = (
  entry: Entry,
  context: RenderContext,
): string[] => [
  ...inertSection('In the guides', renderUsages(entry, context)),
  '## Versions and source',
  inert(renderFacts(entry, context)),
  renderCorrection(entry),
  inert(renderSource(entry, context)),
]

export const pageOf = (entry: Entry, body: readonly string[]): Page => ({
  file: `${pageId(entry)}.mdx`,
  frontMatter: {
    id: fileNameOf(entry),
    title: entry.name,
    slug: entry.path.replace(/^\/docs/u, ''),
    description: `${toPlainText(entry.summary)} A ${entry.kind} of lfi.`,
    sidebar_label: entry.name,
  },
  body: [pageTitle(entry.name), ...body],
})

export const renderFunctionPage = async (
  entry: FunctionEntry,
  context: RenderContext,
): Promise<Page> => {
  const [first = '', ...others] = renderExamples(entry, context)
  const { remarks } = remarksOf(entry, context)
  const { glance, inFull } = await renderSignature(entry, context)
  return pageOf(entry, [
    ...openingBlocks(entry, context),
    inert(renderFlavourSwitch(entry, context)),
    ...inertSection('Signature', glance),
    ...section('Example', first),
    renderComparison(entry, context),
    ...section('In detail', remarks.join('\n\n')),
    ...inertSection('Calls and types', inFull),
    ...inertSection('Behaviour', renderBehaviour(entry, context)),
    ...inertSection('Parameters', renderParameters(entry, context)),
    ...inertSection('Returns', renderReturns(entry, context)),
    ...section('More examples', others.join('\n\n')),
    ...inertSection('One run', context.pictures.get(entry.name) ?? ''),
    ...section('Errors', prose(throwsList(entry), entry, context)),
    ...inertSection(
      'The same thing elsewhere',
      renderElsewhere(entry, context),
    ),
    ...inertSection(
      'Related functions',
      entryList(relatedTo(entry, context), context),
    ),
    ...closingSections(entry, context),
  ])
}

export const renderConstantPage = (
  entry: ConstantEntry,
  context: RenderContext,
): Page => {
  const links = typeLinks(context.model, context.baseUrl)
  links.delete(entry.name)
  const declaration = `const ${entry.name}: ${entry.type}`
  return pageOf(entry, [
    ...openingBlocks(entry, context),
    ...section('Example', renderExamples(entry, context).join('\n\n')),
    ...inertSection(
      'Declaration',
      declarationBlock(declaration, 'Declaration', links),
    ),
    ...inertSection(
      'Types that use it',
      entryList(typesMentioning(entry, context), context),
    ),
    ...closingSections(entry, context),
  ])
}
