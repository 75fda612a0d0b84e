import { typescriptLanguage } from '@codemirror/lang-javascript'
import { highlightCode } from '@lezer/highlight'
import { createElement } from '../../../browser/createElement'
import type { PageLink } from '../../compiler/typescript/facts'
import type { TypeInfo } from '../../compiler/typescript/messages'
import { highlightStyle } from '../highlightStyle'

/** Code in the editor's colours, as nodes. */
const colour = (code: string): (string | Node)[] => {
  const nodes: (string | Node)[] = []
  highlightCode(
    code,
    typescriptLanguage.parser.parse(code),
    highlightStyle,
    (text, classes) =>
      nodes.push(classes ? createElement('span', classes, text) : text),
    () => nodes.push('\n'),
  )
  return nodes
}

/** A text: only code is marked in it, by backticks. */
export const withCode = (text: string): (string | Node)[] =>
  text
    .split('`')
    .map((part, at) => (at % 2 === 1 ? createElement('code', '', part) : part))

/** Opens a tab of its own: the code stays where it is. */
export const renderLink = ({ label, href }: PageLink): HTMLElement =>
  Object.assign(createElement('a', '', label), {
    href,
    target: '_blank',
    rel: 'noopener',
  })

/** The box beside a completion and over a hovered name. */
export const renderHelp = (info: TypeInfo): HTMLElement => {
  const { display, documentation, link } = info
  const box = createElement('div', 'cm-help')
  if (display) {
    box.append(createElement('pre', '', ...colour(display)))
  }
  if (documentation) {
    box.append(createElement('p', '', ...withCode(documentation)))
  }
  if (link) {
    box.append(createElement('p', '', renderLink(link)))
  }
  return box
}
