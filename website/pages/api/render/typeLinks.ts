import type { ApiModel } from '../../../library/model/schema'
import { highlightLines } from '../../code/highlight'
import { address, breakable } from './html'

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
  return `<code>${breakable(html)}</code>`
}

const indentOf = (line: string): number => line.length - line.trimStart().length

/** Lines that wrap, when too long, under their own indentation. */
const codeLines = (text: string, links: ReadonlyMap<string, string>) => {
  const highlighted = highlightLines(text, 'ts', { links })
  return text
    .split('\n')
    .map(
      (line, index) =>
        `<span class="api-line" style="--indent:${indentOf(line)}">${breakable(highlighted[index] ?? '') || '&#8203;'}</span>`,
    )
    .join('\n')
}

/** A declaration as a block; names that have a page lead there. */
export const declarationBlock = (
  text: string,
  label: string,
  links: ReadonlyMap<string, string>,
): string =>
  `<pre class="api-signature" data-language="ts" tabindex="0" aria-label="${label}"><code>${codeLines(text, links)}</code></pre>`
