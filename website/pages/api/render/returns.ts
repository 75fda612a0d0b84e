import { returnNotes } from '../../../data/returns'
import type { FunctionEntry } from '../../../library/model/schema'
import type { RenderContext } from './context'
import { inlineHtml } from './html'
import { isVariation, seeSignature } from './signatureSection'
import { inlineType, typeLinks } from './typeLinks'

const concepts = '/docs/concepts'
const explanations: readonly (readonly [RegExp, string])[] = [
  [/^Iterable</u, 'A lazy iterable: nothing is computed until it is iterated.'],
  [
    /^RangeIterable$/u,
    'A lazy iterable of integers that can also go in steps.',
  ],
  [
    /^AsyncIterable</u,
    'A lazy async iterable: nothing is computed until it is iterated.',
  ],
  [
    /^ConcurIterable</u,
    `A lazy [concur iterable](${concepts}/concurrent-iterable): nothing runs until it is consumed.`,
  ],
  [
    /^(?:Optional|AsyncOptional|ConcurOptional)</u,
    `An [optional](${concepts}/optional): it holds one value or none.`,
  ],
  [
    /^Curried</u,
    'A function that takes its arguments all at once or a few at a time.',
  ],
  [/^Promise</u, 'A promise: the work is done when it resolves.'],
  [
    /^(?:Raw)?(?:Async)?(?:Optional|Keyed)?Reducer(?:With\w+)?</u,
    // Tested in website/data/claims/severalFunctions.test.ts
    `A [reducer](${concepts}/reducer); its behaviour says in which of \`reduce\`, \`reduceAsync\` and \`reduceConcur\` it works.`,
  ],
]

const MAX_TYPE_LENGTH = 90

/** `Reducer<…>`: what a long type is at heart. */
const shorten = (type: string): string =>
  type.length > MAX_TYPE_LENGTH ? type.replace(/^(\w+)<.*>$/su, '$1<…>') : type

const explainReturn = (type: string): string =>
  explanations.find(([pattern]) => pattern.test(type))?.[1] ?? ''

/** What is returned, in sentences; Markdown. */
const describeReturns = ({
  name,
  signatures,
}: Pick<FunctionEntry, 'name' | 'signatures'>): string[] => {
  const note = returnNotes[name]
  const types = new Set(signatures.map(({ returns }) => returns))
  return note
    ? [note]
    : [...new Set([...types].map(explainReturn))].filter(Boolean)
}

/** The types returned and, where they are of a known kind, what that means. */
export const renderReturns = (
  { name, signatures }: FunctionEntry,
  { model, baseUrl }: RenderContext,
): string => {
  if (isVariation({ signatures })) {
    return `<p>The type of the result depends on the arguments: ${seeSignature({ signatures })}.</p>`
  }
  const links = typeLinks(model, baseUrl)
  const types = [...new Set(signatures.map(({ returns }) => returns))]
  const sentences = describeReturns({ name, signatures })
  const shown = types.map(type => inlineType(shorten(type), links)).join(' or ')
  const isShortened = types.some(type => shorten(type) !== type)
  const rest = isShortened ? `; ${seeSignature({ signatures })}` : ''
  return `<p>${shown}${rest}</p>${sentences
    .map(sentence => `<p>${inlineHtml(sentence, baseUrl)}</p>`)
    .join('')}`
}
