import { typescriptLanguage } from '@codemirror/lang-javascript'
import { highlightTree } from '@lezer/highlight'
import { highlightStyle } from '../highlightStyle'

/** What is put before a declaration so that it parses; it is not shown. */
const hiddenStart = (code: string): string =>
  /^[\w$]+\??:/u.test(code) ? 'let ' : ''

/** TypeScript's word for what something is, as in `(parameter)`. */
const kindOf = (text: string): string => /^\([a-z ]+\) /u.exec(text)?.[0] ?? ''

/** Code in the editor's colours, as nodes. */
export const renderCode = (text: string): (string | Node)[] => {
  const kind = kindOf(text)
  const hidden = hiddenStart(text.slice(kind.length))
  const code = hidden + text.slice(kind.length)
  const nodes: (string | Node)[] = [kind]
  let end = hidden.length
  highlightTree(
    typescriptLanguage.parser.parse(code),
    highlightStyle,
    (from, to, classes) => {
      if (to <= end) {
        return
      }
      const start = Math.max(from, end)
      const part = document.createElement('span')
      part.className = classes
      part.textContent = code.slice(start, to)
      nodes.push(code.slice(end, start), part)
      end = to
    },
  )
  return [...nodes, code.slice(end)]
}
