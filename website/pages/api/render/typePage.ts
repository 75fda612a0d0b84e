import type { Member, TypeEntry } from '../../../library/model/schema'
import { findEntry, type RenderContext, typesMentioning } from './context'
import {
  closingSections,
  entryList,
  inertSection,
  openingBlocks,
  pageOf,
  prose,
  section,
} from './entryPage'
import { renderExamples } from './examples'
import { formatDeclaration, formatTypeParameters } from './formatSignature'
import { renderHelperNotes } from './helperNotes'
import { code, entryLink, list, table } from './html'
import { inert, type Page } from './mdx'
import { declarationBlock, inlineType, typeLinks } from './typeLinks'

const renderDefinition = async (
  entry: TypeEntry,
  { model, baseUrl }: RenderContext,
): Promise<string> => {
  const links = typeLinks(model, baseUrl)
  links.delete(entry.name)
  const text = await formatDeclaration(
    `type ${entry.name}${formatTypeParameters(entry.typeParameters)} = ${entry.definition}`,
  )
  return [
    declarationBlock(text, 'Definition', links),
    renderHelperNotes(model, [entry.definition], links, baseUrl),
  ].join('')
}

const renderTypeParameters = (
  { typeParameters }: TypeEntry,
  { model, baseUrl }: RenderContext,
): string => {
  const links = typeLinks(model, baseUrl)
  const cell = (type: string | undefined) =>
    type ? inlineType(type, links) : 'none'
  return typeParameters.length > 0
    ? table(
        ['Name', 'Constraint', 'Default'],
        typeParameters.map(({ name, constraint, default: fallback }) => [
          code(name),
          cell(constraint),
          cell(fallback),
        ]),
        'api-type-parameters',
      )
    : ''
}

const renderMember = (
  member: Member,
  entry: TypeEntry,
  context: RenderContext,
): string[] => {
  const links = typeLinks(context.model, context.baseUrl)
  const type = inlineType(member.type, links)
  return [
    `### ${member.name}`,
    inert(`<p>${type}${member.optional ? ' <small>optional</small>' : ''}</p>`),
    prose(member.description, entry, context),
    ...member.throws.map(text => `Throws ${prose(text, entry, context)}`),
    ...renderExamples(
      { name: `${entry.name}.${member.name}`, examples: member.examples },
      context,
    ),
  ]
}

const functionLinks = (names: readonly string[], context: RenderContext) => {
  const links = names
    .flatMap(named => findEntry(context.model, named) ?? [])
    .map(entry => entryLink(entry, context))
  return links.length > 0 ? list(links, 'api-names') : ''
}

export const renderTypePage = async (
  entry: TypeEntry,
  context: RenderContext,
): Promise<Page> =>
  pageOf(entry, [
    ...openingBlocks(entry, context),
    ...inertSection('Definition', await renderDefinition(entry, context)),
    ...inertSection('Type parameters', renderTypeParameters(entry, context)),
    ...section(
      'Members',
      entry.members
        .flatMap(member => renderMember(member, entry, context))
        .filter(Boolean)
        .join('\n\n'),
    ),
    ...section('Examples', renderExamples(entry, context).join('\n\n')),
    ...inertSection(
      'Functions that take it',
      functionLinks(entry.takenBy, context),
    ),
    ...inertSection(
      'Functions that return it',
      functionLinks(entry.returnedBy, context),
    ),
    ...inertSection(
      'Types built on it',
      entryList(typesMentioning(entry, context), context),
    ),
    ...closingSections(entry, context),
  ])
