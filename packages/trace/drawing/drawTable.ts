import { outcomeOf, type Pipeline } from '../model/pipelines'
import type { Trace } from '../model/trace'
import { countersOf, drawHead } from './drawHead'
import { type Drawn, draw, drawCode } from './drawn'
import { type DrawingOptions, drawTableBody } from './drawTableBody'
import { layOutTable } from './tableLayout'

const drawFoot = (
  trace: Trace,
  pipeline: Pipeline,
  columns: readonly number[],
  { isLive }: DrawingOptions,
): Drawn => {
  const outcome = outcomeOf(pipeline)
  return draw(
    'tfoot',
    {},
    draw(
      'tr',
      {},
      ...columns.map(step =>
        outcome?.step === step && outcome.type === 'value'
          ? draw(
              'td',
              {
                'data-cell': 'result',
                'data-at': isLive ? outcome.at : undefined,
                title: outcome.value.length > 20 ? outcome.value : undefined,
              },
              drawCode(outcome.value),
            )
          : draw('td', {}, countersOf(trace, step, pipeline.events)),
      ),
    ),
  )
}

/** A row for each source value, a column for each step. */
export const drawTable = (
  trace: Trace,
  pipeline: Pipeline,
  options: DrawingOptions,
  columns: readonly number[] = pipeline.steps,
): Drawn => {
  const table = layOutTable(trace, pipeline, columns)
  return draw(
    'div',
    {
      class: 'trace-scroll',
      // On a narrow page it scrolls sideways, which keys must reach too.
      role: 'group',
      'aria-label': 'Values and steps',
      tabindex: '0',
    },
    draw(
      'table',
      { class: 'trace-table', style: `--columns:${columns.length}` },
      draw(
        'thead',
        {},
        draw(
          'tr',
          {},
          ...columns.map(step => drawHead(trace, step, pipeline.events)),
        ),
      ),
      ...drawTableBody(trace, pipeline, table, options),
      drawFoot(trace, pipeline, columns, options),
    ),
  )
}
