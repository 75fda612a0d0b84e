import type { Element } from 'hast'
import { defaultHandlers, type Handle, type State } from 'hast-util-to-mdast'
import type { BlockContent, Code, Paragraph } from 'mdast'
import { findElement, hasClass, textOf, visitParents } from './elements'

const paragraph = (text: string): Paragraph => ({
  type: 'paragraph',
  children: [{ type: 'text', value: text }],
})

const codeOf = (element: Element | undefined): string =>
  element ? textOf(element).replace(/\n$/u, '') : ''

const codeBlock = (figure: Element): BlockContent[] => {
  const language = String(figure.properties.dataLanguage ?? '')
  const code = findElement(figure, element => element.tagName === 'code')
  const output = findElement(figure, element => element.tagName === 'samp')
  return [
    { type: 'code', lang: language, value: codeOf(code) },
    ...(output
      ? [
          paragraph('Output:'),
          { type: 'code' as const, lang: 'text', value: codeOf(output) },
        ]
      : []),
  ]
}

const figure: Handle = (state: State, element: Element) =>
  hasClass(element, 'code-block')
    ? codeBlock(element)
    : state.toFlow(state.all(element))

const describedPicture = (element: Element): Paragraph | undefined => {
  const { role, ariaLabel } = element.properties
  return role === 'img' && ariaLabel ? paragraph(`${ariaLabel}`) : undefined
}

const div: Handle = (state: State, element: Element) => {
  if (hasClass(element, 'theme-admonition')) {
    return {
      type: 'blockquote',
      children: state.toFlow(state.all(element)),
    }
  }
  return describedPicture(element) ?? state.toFlow(state.all(element))
}

const summary: Handle = (_state: State, element: Element) => ({
  type: 'paragraph',
  children: [
    { type: 'strong', children: [{ type: 'text', value: textOf(element) }] },
  ],
})

const indentOf = (line: Element): number =>
  Number(/--indent:\s*(\d+)/u.exec(String(line.properties.style))?.[1] ?? 0)

/**
 * A signature as code. Its lines are indented by the style sheet, so that they
 * may wrap; in text they need their spaces back.
 */
const signature = (pre: Element): Code => {
  const lines: string[] = []
  visitParents(pre, element => {
    if (element.type === 'element' && hasClass(element, 'api-line')) {
      lines.push(' '.repeat(indentOf(element)) + textOf(element).trimStart())
    }
  })
  return {
    type: 'code',
    lang: 'ts',
    value: lines.length > 0 ? lines.join('\n') : textOf(pre),
  }
}

const pre: Handle = (state: State, element: Element) =>
  hasClass(element, 'api-signature')
    ? signature(element)
    : defaultHandlers.pre(state, element)

export const handlers: Record<string, Handle> = { figure, div, pre, summary }
