import type { PackageExample } from '../../../examples/packageExamples'
import type { Entry, FunctionEntry } from '../../../library/model/schema'
import { familyOf, type RenderContext } from './context'
import { escapeMdx } from './mdx'

const fence = (language: string, meta: string, lines: string): string =>
  [`\`\`\`${language}${meta}`, lines, '```'].join('\n')

const renderShown = ({
  code,
  language,
  output,
  meta,
  correction,
  note,
}: PackageExample): string =>
  [
    fence(language, meta && ` ${meta}`, code),
    ...(output.length > 0 ? [fence('output', '', output.join('\n'))] : []),
    ...(correction
      ? [`The package’s own example is mistaken here. ${escapeMdx(correction)}`]
      : []),
    ...(note ? [escapeMdx(note)] : []),
  ].join('\n\n')

/** An entry's examples as fences, with their verified output when known. */
export const renderExamples = (
  { name, examples }: Pick<Entry, 'name' | 'examples'>,
  context: Pick<RenderContext, 'examples'>,
): string[] => {
  const shown = context.examples.get(name)
  return shown
    ? shown.map(renderShown)
    : examples.map(({ language, code }) => fence(language, '', code))
}

const otherFlavour = {
  async: { flavour: 'concur', how: 'with all values at once' },
  concur: { flavour: 'async', how: 'one value after the other' },
} as const

/** Leads to the same program in the other flavour, which prints other things. */
export const renderComparison = (
  entry: FunctionEntry,
  { model, examples }: RenderContext,
): string => {
  const isOwn = ({ name }: FunctionEntry): boolean =>
    examples.get(name)?.[0]?.isOwn ?? false
  if (entry.flavour === 'plain' || !isOwn(entry)) {
    return ''
  }
  const { flavour, how } = otherFlavour[entry.flavour]
  const other = familyOf(model, entry).find(
    sibling => sibling.flavour === flavour && isOwn(sibling),
  )
  return other
    ? `[\`${other.name}\`](${other.path}#example) runs the same program ${how}.`
    : ''
}
