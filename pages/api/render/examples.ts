import type { Entry, Example } from '../../../library/model/schema'
import type { RenderContext, ShownExample } from './context'
import { escapeMdx } from './mdx'

const fence = (language: string, meta: string, lines: string): string =>
  [`\`\`\`${language}${meta}`, lines, '```'].join('\n')

const renderShown = ({
  code,
  language,
  output,
  meta,
  correction,
}: ShownExample): string =>
  [
    fence(language, meta && ` ${meta}`, code),
    ...(output.length > 0 ? [fence('output', '', output.join('\n'))] : []),
    ...(correction
      ? [`The package’s own example is mistaken here. ${escapeMdx(correction)}`]
      : []),
  ].join('\n\n')

const renderOwn = ({ language, code }: Example): string =>
  fence(language, '', code)

/** An entry's examples as fences, with their verified output when known. */
export const renderExamples = (
  { name, examples }: Pick<Entry, 'name' | 'examples'>,
  context: Pick<RenderContext, 'examples'>,
): string[] => {
  const shown = context.examples.get(name)
  return shown ? shown.map(renderShown) : examples.map(renderOwn)
}
