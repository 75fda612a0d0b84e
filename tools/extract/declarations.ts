import prettier from 'prettier'
import type {
  FunctionEntry,
  Parameter,
  Signature,
  TypeEntry,
  TypeParameter,
} from '../../website/library/model/schema'
import { splitType } from '../../website/library/model/splitType'

type Folded = Pick<FunctionEntry, 'signatures' | 'elided'>

const wrapped = /^Readonly<(?<inner>.*)>$/su

/** A number that TypeScript looks at closely is a number to a reader. */
const integers = /\b(?:NonNegative|Positive)?Integer<\w+>/gu

const plainType = (type: string): string =>
  type
    .replace(wrapped, '$<inner>')
    .replace(integers, 'number')
    .replace(/\bMaybePromiseLike<(\w+)>/gu, '$1 | PromiseLike<$1>')

/** Kinds of reducers that overloads tell apart; here they are all reducers. */
const reducer =
  /^(?:Raw)?(?<kind>(?:Async)?(?:Keyed)?)(?:Optional|Function)?Reducer(?:With(?:out)?Finish)?<.*>$/su

/** What these types have in common, or all of them. */
const mergeTypes = (types: readonly string[]): string => {
  const [only = '', ...others] = new Set(types.map(plainType))
  if (others.length === 0) {
    return only
  }
  const members = [only, ...others]
    .flatMap(type => splitType(type, '|'))
    .map(member => member.replace(reducer, '$<kind>Reducer'))
  return [...new Set(members)].join(' | ')
}

const namesOf = ({ parameters }: Signature): string =>
  parameters.map(({ name }) => name).join()

const hasPredicate = ({ parameters }: Signature): boolean =>
  parameters.some(({ type }) => / is \w+$/u.test(type))

/** The calls to merge into one; of a ladder of steps, the one with two. */
const pickCalls = ({ signatures, elided }: Folded): Signature[] => {
  const general = signatures.filter(signature => !hasPredicate(signature))
  const [first, , typical] = general
  return elided > 0 && typical
    ? [typical]
    : general.filter(call => first && namesOf(call) === namesOf(first))
}

const mentions = (texts: readonly string[], name: string): boolean =>
  texts.some(text => new RegExp(`\\b${name}\\b`, 'u').test(text))

/** One signature to be read at a glance: what its overloads have in common. */
const simpleSignature = (entry: Folded): Signature => {
  const calls = pickCalls(entry)
  const parameters = (calls[0]?.parameters ?? []).map(
    (parameter, index): Parameter => ({
      ...parameter,
      type: mergeTypes(
        calls.flatMap(call => call.parameters[index]?.type ?? []),
      ),
    }),
  )
  const returns = mergeTypes(calls.map(call => call.returns))
  const types = [returns, ...parameters.map(({ type }) => type)]
  const typeParameters = (calls[0]?.typeParameters ?? []).filter(
    ({ name, constraint }) =>
      mentions(types, name) && (constraint ?? '').length < 30,
  )
  return { typeParameters, parameters, returns }
}

const typeParametersText = (parameters: readonly TypeParameter[]): string => {
  const texts = parameters.map(({ name, constraint, default: fallback }) =>
    [
      name,
      ...(constraint ? [`extends ${constraint}`] : []),
      ...(fallback ? [`= ${fallback}`] : []),
    ].join(' '),
  )
  return texts.length > 0 ? `<${texts.join(', ')}>` : ''
}

/** Narrow enough for a column of text; a phone wraps the odd longer line. */
const PRINT_WIDTH = 64

/** Breaks a declaration into lines as a reader wants them. */
const format = async (
  declaration: string,
  printWidth = PRINT_WIDTH,
): Promise<string> => {
  const formatted = await prettier.format(`declare ${declaration}`, {
    parser: 'typescript',
    semi: false,
    singleQuote: true,
    arrowParens: 'avoid',
    printWidth,
  })
  return formatted.trim().replace(/^declare /u, '')
}

const formatSignature = (
  name: string,
  { typeParameters, parameters, returns }: Signature,
): Promise<string> => {
  const list = parameters.map(
    ({ name, type, optional, rest }) =>
      `${rest ? '...' : ''}${name}${optional ? '?' : ''}: ${type}`,
  )
  return format(
    `function ${name}${typeParametersText(typeParameters)}(${list.join(', ')}): ${returns}`,
    parameters.length > 1 ? PRINT_WIDTH - 8 : PRINT_WIDTH,
  )
}

/** The signature that people use, and each overload, as text. */
export const declarationsOf = async (
  name: string,
  folded: Folded,
): Promise<Pick<FunctionEntry, 'declaration' | 'overloads'>> => ({
  declaration: await formatSignature(name, simpleSignature(folded)),
  overloads: await Promise.all(
    folded.signatures.map(signature => formatSignature(name, signature)),
  ),
})

/** The declaration of a type, as text. */
export const declarationOfType = (
  name: string,
  {
    typeParameters,
    definition,
  }: Pick<TypeEntry, 'typeParameters' | 'definition'>,
): Promise<string> =>
  format(`type ${name}${typeParametersText(typeParameters)} = ${definition}`)
