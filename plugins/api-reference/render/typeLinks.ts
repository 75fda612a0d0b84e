import { highlightLines } from '../../code-highlighting/highlight'
import type { ApiModel } from '../model/schema'
import { address } from './html'

/** Addresses of the names that types may mention. */
export const typeLinks = (
  { entries }: ApiModel,
  baseUrl: string,
): Map<string, string> =>
  new Map(
    entries
      .filter(({ kind }) => kind !== 'function')
      .map(({ name, path }) => [name, address(path, baseUrl)]),
  )

/** A type inside a sentence or a table, its names linked. */
export const inlineType = (
  type: string,
  links: ReadonlyMap<string, string>,
): string => {
  // The grammar tells types from values only where a type must stand.
  const [, , html = ''] = highlightLines(
    `function _(\n_: (\n${type}\n)): _`,
    'ts',
    {
      links,
    },
  )
  return `<code>${html}</code>`
}

const indentOf = (line: string): number => line.length - line.trimStart().length

/** A block of TypeScript whose long lines wrap under their own indentation. */
export const codeLines = (
  text: string,
  links: ReadonlyMap<string, string>,
): string => {
  const highlighted = highlightLines(text, 'ts', { links })
  return text
    .split('\n')
    .map(
      (line, index) =>
        `<span class="api-line" style="--indent:${indentOf(line)}">${(highlighted[index] ?? '').trimStart() || '&#8203;'}</span>`,
    )
    .join('\n')
}
