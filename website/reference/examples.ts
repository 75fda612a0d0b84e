import type { Entry, FunctionEntry } from '../library/model/schema'
import type { PackageExample } from '../records/readRecord'
import { escapeMdx } from './parts'
import { familyOf, isFunction, type Reference } from './reference'

const fence = (language: string, meta: string, code: string): string =>
  [`\`\`\`${language}${meta && ` ${meta}`}`, code, '```'].join('\n')

const renderVerified = (example: PackageExample): string =>
  [
    fence(example.language, example.meta, example.code),
    example.output.length > 0 && fence('output', '', example.output.join('\n')),
    example.note && escapeMdx(example.note),
  ]
    .filter(Boolean)
    .join('\n\n')

/** An entry's examples as fences, with their verified output when known. */
export const renderExamples = (
  { name, examples }: Pick<Entry, 'name' | 'examples'>,
  reference: Pick<Reference, 'examples'>,
): string[] =>
  reference.examples.get(name)?.map(renderVerified) ??
  examples.map(({ language, code }) => fence(language, '', code))

const otherFlavour = {
  async: { flavour: 'concur', how: 'without waiting for each value' },
  concur: { flavour: 'async', how: 'one value at a time' },
} as const

/** Leads to the same program in the other flavour, which prints other things. */
export const renderComparison = (
  entry: FunctionEntry,
  { model, examples }: Reference,
): string => {
  const isOwn = ({ name }: Entry): boolean =>
    examples.get(name)?.[0]?.isOwn ?? false
  if (entry.flavour === 'plain' || !isOwn(entry)) {
    return ''
  }
  const { flavour, how } = otherFlavour[entry.flavour]
  const other = familyOf(model, entry).find(
    sibling =>
      isFunction(sibling) && sibling.flavour === flavour && isOwn(sibling),
  )
  return other
    ? `[\`${other.name}\`](${other.path}#example) runs the same program ${how}.`
    : ''
}
