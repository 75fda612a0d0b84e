import type { ApiModel, Helper } from '../../../library/model/schema'
import { formatTypeParameters } from './formatSignature'
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

/** The helpers that these types mention. */
const helpersIn = ({ helpers }: ApiModel, types: readonly string[]): Helper[] =>
  helpers.filter(({ name }) => isMentioned(name, types))

const helperSentence = ({
  name,
  typeParameters,
  definition,
}: Helper): string => {
  const explanation = explanations[name]
  return explanation
    ? `\`${name}\` ${explanation}.`
    : `\`${name}${formatTypeParameters(typeParameters)}\` stands for \`${definition.replace(/\s+/gu, ' ')}\`.`
}

/** A line about each helper that these types mention. */
export const renderHelperNotes = (
  model: ApiModel,
  types: readonly string[],
  links: ReadonlyMap<string, string>,
  baseUrl: string,
): string =>
  helpersIn(model, types)
    .map(helper => {
      const html =
        helper.name in explanations
          ? inlineHtml(helperSentence(helper), baseUrl)
          : `${code(helper.name)} stands for ${inlineType(helper.definition.replace(/\s+/gu, ' '), links)}.`
      return `<p class="api-note">${html}</p>`
    })
    .join('')
