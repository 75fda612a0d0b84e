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
import { tourPages } from './model/tourPages'

/** As on other pages, the class of a token is its first letter. */
const highlighter = tagHighlighter(
  tokens.map(({ tag, token }) => ({ tag, class: token.slice(0, 1) })),
)

/**
 * A program as HTML, an element for each line, in the editor's own colours: the
 * editor that takes its place changes none.
 */
const inColour = (program: string): string => {
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

export default function tour({ baseUrl }: LoadContext): Plugin<void> {
  return {
    name: 'tour',
    contentLoaded: ({ actions }) => {
      for (const { permalink, step } of tourPages) {
        const shown = steps.find(({ id }) => id === step)
        actions.addRoute({
          path: normalizeUrl([baseUrl, permalink]),
          exact: true,
          ...(shown
            ? {
                component: '@site/src/components/tour/StepPage',
                props: {
                  id: shown.id,
                  code: {
                    program: inColour(shown.program),
                    task: inColour(taskProgram(shown.task)),
                    solution: inColour(shown.task.solution),
                  },
                },
              }
            : { component: '@site/src/components/tour/TourPage' }),
        })
      }
    },
  }
}
