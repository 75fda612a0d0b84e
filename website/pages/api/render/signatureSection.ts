import { isDeepStrictEqual } from 'node:util'
import type {
  FunctionEntry,
  Signature,
  TypeParameter,
} from '../../../library/model/schema'
import type { RenderContext } from './context'
import { formatSignature, formatTypeParameter } from './formatSignature'
import { renderHelperNotes } from './helperNotes'
import { code, link, list, table } from './html'
import { simpleSignature } from './simpleSignature'
import { declarationBlock, inlineType, typeLinks } from './typeLinks'

const typesOf = ({ parameters, returns }: Signature): string[] => [
  returns,
  ...parameters.map(({ type }) => type),
]

const MIN_VARIATIONS = 3

/** Overloads that take the same parameters and differ in their types. */
export const isVariation = ({
  signatures,
}: Pick<FunctionEntry, 'signatures'>): boolean => {
  const names = signatures.map(({ parameters }) =>
    parameters.map(({ name }) => name).join(),
  )
  return signatures.length >= MIN_VARIATIONS && new Set(names).size === 1
}

/** Leads to where the types are distinguished. */
export const seeSignature = (
  entry: Pick<FunctionEntry, 'signatures'>,
): string =>
  link(
    '#calls-and-types',
    `see the ${isVariation(entry) ? 'table' : 'signature'}`,
  )

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
  return `<p class="api-label">What you can pass, and the type of the result</p>${table(
    [...varying.map(({ name }) => code(name)), 'Result'],
    rows,
    'api-variations',
  )}`
}

const MAX_PARAMETER_LENGTH = 60

/** A long constraint is read where it has lines of its own. */
const briefTypeParameter = (parameter: TypeParameter): string => {
  const text = formatTypeParameter(parameter)
  return text.length > MAX_PARAMETER_LENGTH
    ? `${parameter.name} extends …`
    : text
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

const renderFirstOnly = ({
  curriesFirstOverloadOnly,
}: FunctionEntry): string =>
  curriesFirstOverloadOnly
    ? '<p class="api-note">Curried, TypeScript knows the first of these only: with the others, pass all arguments at once.</p>'
    : ''

/** Everything that the simple signature leaves out. */
const renderFull = async (
  entry: FunctionEntry,
  links: ReadonlyMap<string, string>,
): Promise<string> => {
  const shown = isVariation(entry)
    ? entry.signatures.slice(0, 1)
    : entry.signatures
  const blocks = await Promise.all(
    shown.map(signature => formatSignature(entry.name, signature)),
  )
  return [
    declarationBlock(blocks.join('\n\n'), 'All types', links),
    renderLadder(entry),
    isVariation(entry) ? renderVariations(entry, links) : '',
    renderTypeParameters(shown),
  ].join('')
}

const isSimple = (
  { signatures: [first, ...others] }: FunctionEntry,
  simple: Signature,
): boolean => others.length === 0 && isDeepStrictEqual(first, simple)

/**
 * A signature that can be read at a glance; and, for further down the page, its
 * call forms, and the full signature with all that helps to read it.
 */
export const renderSignature = async (
  entry: FunctionEntry,
  { model, baseUrl }: RenderContext,
): Promise<{ glance: string; inFull: string }> => {
  const links = typeLinks(model, baseUrl)
  const simple = simpleSignature(entry)
  const text = await formatSignature(entry.name, simple)
  const notes = (types: readonly string[]): string =>
    renderHelperNotes(model, types, links, baseUrl)
  const few = notes(typesOf(simple))
  const all = notes(entry.signatures.flatMap(typesOf))
  return {
    glance: declarationBlock(text, 'Signature', links),
    inFull: [
      few,
      renderCallForms(entry),
      renderFirstOnly(entry),
      isSimple(entry, simple)
        ? ''
        : `<details class="api-full"><summary>Full signature</summary>${await renderFull(entry, links)}${all === few ? '' : all}</details>`,
    ].join(''),
  }
}
