import { programs, type RunName } from '../../data/timelines'
import { readRecord } from '../../records/readRecord'
import {
  layOutTimeline,
  renderCards,
  renderPicture,
  renderTimeline,
  renderTimelineLanes,
} from '../../trace/draw/Picture'
import type { Trace } from '../../trace/trace'

/** Of `mapConcur(download)`, what is done. */
const workOf = (label = ''): string => label.replace(/^\w+\((.*)\)$/u, '$1')

/** A run of the home page's race: its lanes and when they settle. */
const drawRace = (trace: Trace, end: number) => {
  const { settled, stages } = layOutTimeline(trace, end).lanes
  return {
    html: renderTimelineLanes(trace, end),
    settled,
    stages: stages.map(step => workOf(trace.steps[step]?.label)),
  }
}

/** Every recorded run that a page draws, as `@site/generated/timelines/…`. */
export const drawTimelines = () => {
  const recorded = readRecord('traces').timelines
  const traceOf = (name: string): Trace => {
    const { trace } = recorded[name] ?? {}
    if (!trace) {
      throw new Error(
        `website/records/traces.json has no run called ${name}: npm run record traces.`,
      )
    }
    return trace
  }
  const lastMoment = (...names: readonly RunName[]): number =>
    Math.max(...names.map(name => traceOf(name).events.at(-1)?.time ?? 0))

  /** A run by itself, to the scale of another if there is one. */
  const timeline = (name: RunName, scale?: RunName) => ({
    html: renderTimeline(
      traceOf(name),
      programs[name].title,
      scale && lastMoment(scale),
    ),
  })
  /** Runs on the same input, one below the other and to one scale. */
  const compared = (...names: readonly RunName[]) => {
    const options = { end: lastMoment(...names), withAsync: true }
    return {
      html: names
        .map(name =>
          renderPicture(traceOf(name), programs[name].title, options),
        )
        .join(''),
    }
  }
  const race = ['oneAtATime', 'stageByStage', 'concurrently'] as const
  return {
    stageByStage: timeline('stageByStage'),
    concurrently: timeline('concurrently', 'stageByStage'),
    order: timeline('order'),
    find: timeline('find'),
    unlimited: timeline('unlimited'),
    chunks: timeline('chunks'),
    pulling: timeline('pulling'),
    dropping: timeline('dropping', 'pulling'),
    flavours: compared('mappedAsync', 'mappedConcur'),
    branches: compared('branchesAsync', 'branchesConcur'),
    explained: {
      html: renderPicture(
        traceOf('explained'),
        'A row is a value of the source, a column is a step, and a cell is the output of that step for that value',
        { isBesideCode: true },
      ),
    },
    race: race.map(name => drawRace(traceOf(name), lastMoment(...race))),
    laziness: { html: renderCards(traceOf('laziness')) },
  }
}
