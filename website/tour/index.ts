/*
 * In: the steps of the tour (model/steps).
 * Out: the routes /tour and /tour/<step>, with the programs in colour.
 * Read by: src/components/tour.
 */
import { javascriptLanguage } from '@codemirror/lang-javascript'
import type { LoadContext, Plugin } from '@docusaurus/types'
import { normalizeUrl } from '@docusaurus/utils'
import { highlightCode, tagHighlighter } from '@lezer/highlight'
import { escapeHtml } from '../pages/model/escapeHtml'
import { tokens } from '../playground/editor/tokens'
import { taskProgram } from './model/step'
import { steps } from './model/steps'

/** As on other pages, the class of a token is its first letter. */
const highlighter = tagHighlighter(
  tokens.map(({ tag, token }) => ({ tag, class: token.slice(0, 1) })),
)

/**
 * A program as HTML, in the editor's own colours: the editor that takes its place
 * changes none.
 */
const inColour = (program: string): string => {
  const code = program.trimEnd()
  let html = ''
  highlightCode(
    code,
    javascriptLanguage.parser.parse(code),
    highlighter,
    (text, name) => {
      const escaped = escapeHtml(text)
      html += name === '' ? escaped : `<span class="${name}">${escaped}</span>`
    },
    () => {
      html += '\n'
    },
  )
  return html
}

export default function tour({ baseUrl }: LoadContext): Plugin {
  return {
    name: 'tour',
    contentLoaded: ({ actions: { addRoute } }) => {
      addRoute({
        path: normalizeUrl([baseUrl, 'tour']),
        exact: true,
        component: '@site/src/components/tour/TourPage',
      })
      for (const { id, program, task } of steps) {
        addRoute({
          path: normalizeUrl([baseUrl, 'tour', id]),
          exact: true,
          component: '@site/src/components/tour/StepPage',
          props: {
            id,
            code: {
              program: inColour(program),
              task: inColour(taskProgram(task)),
              solution: inColour(task.solution),
            },
          },
        })
      }
    },
  }
}
