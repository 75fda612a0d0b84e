import { typescriptLanguage } from '@codemirror/lang-javascript'
import { highlightCode } from '@lezer/highlight'
import { highlightStyle } from '../highlightStyle'

/** Code in the editor's colours, as nodes. */
export const renderCode = (code: string): (string | Node)[] => {
  const nodes: (string | Node)[] = []
  highlightCode(
    code,
    typescriptLanguage.parser.parse(code),
    highlightStyle,
    (text, className) => {
      const part = document.createElement('span')
      nodes.push(className ? Object.assign(part, { className }) : text)
      part.textContent = text
    },
    () => nodes.push('\n'),
  )
  return nodes
}
