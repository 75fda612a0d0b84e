/*
 * In: the programs that are measured (model/programs.ts).
 * Out: figures.json, the figure of each.
 * Read by: src/components/Speed.
 */
import type { LoadContext, Plugin } from '@docusaurus/types'
import { renderCodeBlock } from '../code/renderCodeBlock'
import { programOf, speedTasks } from './model/programs'

export default function speed({ baseUrl }: LoadContext): Plugin {
  return {
    name: 'speed',
    contentLoaded: async ({ actions }) => {
      const figures = speedTasks.map(task => {
        const code = { language: 'js', meta: '', code: programOf(task) }
        const block = renderCodeBlock(code, baseUrl)
        return [task.id, { title: task.title, ...block }]
      })
      await actions.createData('figures.json', Object.fromEntries(figures))
    },
  }
}
