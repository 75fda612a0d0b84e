import type { ApiModel } from '../../../library/model/schema'
import { code, inlineHtml } from './html'
import { inlineType } from './typeLinks'

/** What the package's unexported types mean, in words where words are better. */
const explanations: Readonly<Record<string, string>> = {
  MaybePromiseLike:
    'is its argument or a promise of it: `T | PromiseLike<T>`, so a callback may be async or not',
  PositiveInteger:
    'is a `number`; TypeScript refuses a literal that is negative or has a fraction',
  NonNegativeInteger:
    'is a `number`; TypeScript refuses a literal that is negative or has a fraction',
  Integer: 'is a `number`; TypeScript refuses a literal that has a fraction',
  Curried:
    'is a function that takes its parameters all at once or a few at a time',
}

const isMentioned = (name: string, texts: readonly string[]): boolean =>
  texts.some(text => new RegExp(`\\b${name}\\b`, 'u').test(text))

/** A line about each helper that these types mention. */
export const renderHelperNotes = (
  { helpers }: ApiModel,
  types: readonly string[],
  links: ReadonlyMap<string, string>,
  baseUrl: string,
): string =>
  helpers
    .filter(({ name }) => isMentioned(name, types))
    .map(({ name, definition }) => {
      const explanation = explanations[name]
      const means = explanation
        ? inlineHtml(explanation, baseUrl)
        : `is short for ${inlineType(definition.replace(/\s+/gu, ' '), links)}`
      return `<p class="api-note">${code(name)} ${means}.</p>`
    })
    .join('')
