/*
 * In: the steps of the tour (model/steps).
 * Out: the routes /tour and /tour/<step>, with the programs in colour.
 * Read by: src/components/tour.
 */
import type { LoadContext, Plugin } from '@docusaurus/types'
import { normalizeUrl } from '@docusaurus/utils'
import { inColour } from './inColour'
import { taskProgram } from './model/step'
import { steps } from './model/steps'
import { tourPages } from './model/tourPages'

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
