import { renderCodeBlock } from '../code/renderCodeBlock'
import { programOf, speedTasks } from './programs'

/** The figure of each program that is measured, by its task. */
export const speedFigures = (): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    speedTasks.map(task => {
      const fence = { language: 'js', meta: '', code: programOf(task) }
      return [task.id, { title: task.title, ...renderCodeBlock(fence) }]
    }),
  )
