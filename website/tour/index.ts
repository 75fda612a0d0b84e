/*
 * In: the steps of the tour (model/steps).
 * Out: the routes /tour and /tour/<step>, with the programs in colour.
 * Read by: src/components/tour.
 */
import type { LoadContext, Plugin } from '@docusaurus/types'
import { normalizeUrl } from '@docusaurus/utils'
import { highlightLines } from '../pages/code/highlight'
import { taskProgram } from './model/step'
import { steps } from './model/steps'

const inColour = (program: string): string =>
  highlightLines(program.trimEnd(), 'js').join('\n')

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
