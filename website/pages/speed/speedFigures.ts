import { renderCodeBlock } from '../code/renderCodeBlock'
import { speedTasks } from './programs'

/** The figure of each program that is measured, by its task. */
export const speedFigures = (): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    speedTasks.map(({ id, title, code }) => [
      id,
      { title, ...renderCodeBlock({ language: 'js', meta: '', code }) },
    ]),
  )
