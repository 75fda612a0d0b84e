import type {
  FunctionEntry,
  Signature,
  TypeParameter,
} from '../../../library/model/schema'
import type { RenderContext } from './context'
import { formatSignature, formatTypeParameter } from './formatSignature'
import { renderHelperNotes } from './helperNotes'
import { code, link, list, table } from './html'
import { declarationBlock, inlineType, typeLinks } from './typeLinks'

const typesOf = ({ parameters, returns }: Signature): string[] => [
  returns,
  ...parameters.map(({ type }) => type),
]

const MANY = 3

/** Overloads that take the same parameters and differ in their types. */
export const isVariation = ({
  signatures,
}: Pick<FunctionEntry, 'signatures'>): boolean => {
  const names = signatures.map(({ parameters }) =>
    parameters.map(({ name }) => name).join(),
  )
  return signatures.length >= MANY && new Set(names).size === 1
}

/** Leads to where the types are told apart. */
export const seeSignature = (
  entry: Pick<FunctionEntry, 'signatures'>,
): string =>
  link('#signature', `see the ${isVariation(entry) ? 'table' : 'signature'}`)

/** What differs between variations, as a table: pass this, get that. */
const renderVariations = (
  { signatures }: FunctionEntry,
  links: ReadonlyMap<string, string>,
): string => {
  const [first] = signatures
  const varying = (first?.parameters ?? [])
    .map((parameter, index) => ({ name: parameter.name, index }))
    .filter(
      ({ index }) =>
        new Set(signatures.map(({ parameters }) => parameters[index]?.type))
          .size > 1,
    )
  const rows = signatures.map(({ parameters, returns }) => [
    ...varying.map(({ index }) =>
      inlineType(parameters[index]?.type ?? '', links),
    ),
    inlineType(returns, links),
  ])
  return `<p class="api-label">What you pass decides what you get</p>${table(
    [...varying.map(({ name }) => code(name)), 'Result'],
    rows,
    'api-variations',
  )}`
}

const LONG = 60

/** A long constraint is read where it has lines of its own. */
const briefTypeParameter = (parameter: TypeParameter): string => {
  const text = formatTypeParameter(parameter)
  return text.length > LONG ? `${parameter.name} extends …` : text
}

const renderTypeParameters = (signatures: readonly Signature[]): string => {
  const names = new Set(
    signatures
      .flatMap(({ typeParameters }) => typeParameters)
      .map(briefTypeParameter),
  )
  return names.size > 0
    ? `<p class="api-note">Type parameters: ${[...names].map(code).join(', ')}</p>`
    : ''
}

const renderLadder = ({ elided }: FunctionEntry): string =>
  elided > 0
    ? `<p class="api-note">And so on: ${elided} more overloads type longer calls in the same way.</p>`
    : ''

const renderCallForms = ({ callForms }: FunctionEntry): string =>
  callForms.length > 1
    ? `<p class="api-label">Ways to call it</p>${list(callForms.map(code), 'api-forms')}`
    : ''

const renderFirstOnly = ({ firstOnly }: FunctionEntry): string =>
  firstOnly
    ? '<p class="api-note">Curried, TypeScript knows the first of these only: with the others, pass all arguments at once.</p>'
    : ''

/** The folded signature, its call forms and what helps to read it. */
export const renderSignatureSection = async (
  entry: FunctionEntry,
  { model, baseUrl }: RenderContext,
): Promise<string> => {
  const links = typeLinks(model, baseUrl)
  const shown = isVariation(entry)
    ? entry.signatures.slice(0, 1)
    : entry.signatures
  const blocks = await Promise.all(
    shown.map(signature => formatSignature(entry.name, signature)),
  )
  const pre = declarationBlock(blocks.join('\n\n'), 'Signature', links)
  return [
    pre,
    renderLadder(entry),
    renderCallForms(entry),
    isVariation(entry) ? renderVariations(entry, links) : '',
    renderFirstOnly(entry),
    renderTypeParameters(shown),
    renderHelperNotes(model, entry.signatures.flatMap(typesOf), links, baseUrl),
  ].join('')
}
