/*
 * In: the steps of the tour (model/steps).
 * Out: the routes /tour and /tour/<step>, and code.json, their programs in
 * colour. Read by: src/components/tour, and outputs/social-images, which draws a picture
 * for each page.
 */
import type { LoadContext, Plugin } from '@docusaurus/types'
import { normalizeUrl } from '@docusaurus/utils'
import { colourLines } from './colourLines'
import { taskProgram } from './model/step'
import type { StepCode } from './model/stepCode'
import { steps } from './model/steps'
import { type TourPage, tourPages } from './model/tourPages'

/** The indentation apart, so that a line can wrap beside it: see Program. */
const withIndent = (line: string): string => {
  const code = line.trimStart()
  const indent = line.slice(0, line.length - code.length)
  return `<span><span>${indent}</span><span>${code}\n</span></span>`
}

const inColour = (code: string): string =>
  colourLines(code.trimEnd()).map(withIndent).join('')

export default function tour({ baseUrl }: LoadContext): Plugin<TourPage[]> {
  return {
    name: 'tour',
    loadContent: () =>
      tourPages.map(page => ({
        ...page,
        permalink: normalizeUrl([baseUrl, page.permalink]),
      })),
    contentLoaded: async ({ content, actions }) => {
      const code: Record<string, StepCode> = {}
      for (const { id, program, task } of steps) {
        code[id] = {
          program: inColour(program),
          task: inColour(taskProgram(task)),
          solution: inColour(task.solution),
        }
      }
      await actions.createData('code.json', code)
      for (const { permalink, step } of content) {
        actions.addRoute({
          path: permalink,
          exact: true,
          ...(step === undefined
            ? { component: '@site/src/components/tour/TourPage' }
            : {
                component: '@site/src/components/tour/StepPage',
                props: { id: step },
              }),
        })
      }
    },
  }
}
