import { javascriptLanguage } from '@codemirror/lang-javascript'
import { highlightCode, tagHighlighter } from '@lezer/highlight'
import { escapeHtml } from '../pages/model/escapeHtml'
import { tokens } from '../playground/editor/tokens'

/** As on other pages, the class of a token is its first letter. */
const highlighter = tagHighlighter(
  tokens.map(({ tag, token }) => ({ tag, class: token.slice(0, 1) })),
)

/**
 * A program as HTML, an element for each line, in the editor's own colours: the
 * editor that takes its place changes none.
 */
export const inColour = (program: string): string => {
  const code = program.trimEnd()
  const lines = ['']
  const add = (html: string): void => {
    lines.push(`${lines.pop()}${html}`)
  }
  highlightCode(
    code,
    javascriptLanguage.parser.parse(code),
    highlighter,
    (text, name) => {
      const html = escapeHtml(text)
      add(name === '' ? html : `<span class="${name}">${html}</span>`)
    },
    () => lines.push(''),
  )
  return lines.map(line => `<span>${line}\n</span>`).join('')
}
