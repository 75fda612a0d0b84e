import { commonParameters, familyParameters } from '../../../data/parameters'
import type { FunctionEntry, Parameter } from '../../../library/model/schema'
import type { RenderContext } from './context'
import { code, inlineHtml, table } from './html'
import { seeSignature } from './signatureSection'
import { inlineType, typeLinks } from './typeLinks'

/** What a parameter is, Markdown; empty if nothing was written. */
const describeParameter = (
  { family }: Pick<FunctionEntry, 'family'>,
  name: string,
): string => familyParameters[family]?.[name] ?? commonParameters[name] ?? ''

type MergedParameter = Parameter & { types: string[] }

/** The parameters of all signatures, each once, with every type it takes. */
const mergeParameters = ({ signatures }: Pick<FunctionEntry, 'signatures'>) => {
  const merged = new Map<string, MergedParameter>()
  for (const parameter of signatures.flatMap(({ parameters }) => parameters)) {
    const known = merged.get(parameter.name)
    if (!known) {
      merged.set(parameter.name, { ...parameter, types: [parameter.type] })
    } else if (!known.types.includes(parameter.type)) {
      known.types.push(parameter.type)
    }
  }
  return [...merged.values()]
}

const SHOWN_TYPES = 2

export const renderParameters = (
  entry: FunctionEntry,
  { model, baseUrl }: RenderContext,
): string => {
  const links = typeLinks(model, baseUrl)
  const parameters = mergeParameters(entry)
  const rows = parameters.map(({ name, types, optional, rest }) => [
    `${code(`${rest ? '...' : ''}${name}`)}${optional ? ' <small>optional</small>' : ''}`,
    types.length > SHOWN_TYPES
      ? seeSignature(entry)
      : types.map(type => inlineType(type, links)).join(' or '),
    inlineHtml(describeParameter(entry, name), baseUrl),
  ])
  return rows.length > 0
    ? table(['Name', 'Type', 'What it is'], rows, 'api-parameters')
    : ''
}
