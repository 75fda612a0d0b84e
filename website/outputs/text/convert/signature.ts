import type { Element } from 'hast'
import type { Code } from 'mdast'
import { visit } from 'unist-util-visit'
import { hasClass, textOf } from './elements'

const indentOf = (line: Element): number =>
  Number(/--indent:\s*(\d+)/u.exec(String(line.properties.style))?.[1] ?? 0)

/**
 * A signature as code. Its lines are indented by the style sheet, so that they
 * may wrap; in text they need their spaces back.
 */
export const signature = (pre: Element): Code => {
  const lines: string[] = []
  visit(pre, 'element', element => {
    if (hasClass(element, 'api-line')) {
      lines.push(' '.repeat(indentOf(element)) + textOf(element).trimStart())
    }
  })
  return {
    type: 'code',
    lang: 'ts',
    value: lines.length > 0 ? lines.join('\n') : textOf(pre),
  }
}
