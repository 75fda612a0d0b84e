import { nameOf } from '../model/describeEvent'
import { findEvent, originOf } from '../model/events'
import { type Pipeline, pipelinesOf } from '../model/pipelines'
import type { Trace, TraceEvent } from '../model/trace'
import { type CardOptions, drawCard } from './drawCard'
import { type Drawn, draw, drawWhole } from './drawn'

const drawFact = (name: string, ...value: (Drawn | string)[]): Drawn =>
  draw('div', {}, draw('dt', {}, name), draw('dd', {}, ...value))

/** The value that a step worked with at an event, whole. */
const givenAt = (trace: Trace, event: TraceEvent): string | undefined => {
  const origin = originOf(trace, event)
  return event.type === 'call' ? event.value : origin?.value || undefined
}

/** An event, the call that it ended, and the value that this was made for. */
const chainOf = (trace: Trace, event: TraceEvent): readonly number[] => {
  const origin = originOf(trace, event)
  return origin && event.type !== 'value'
    ? [event.at, ...chainOf(trace, origin)]
    : [event.at, event.from ?? event.at]
}

/** The pipelines that callbacks ran for what happened at an event. */
const innerOf = (trace: Trace, event: TraceEvent): readonly Pipeline[] => {
  const { inner } = pipelinesOf(trace)
  const around = [...inner.values()]
    .flat()
    .filter(({ events }) => events.includes(event))
  return around.length > 0
    ? around
    : [...new Set(chainOf(trace, event))].flatMap(at => inner.get(at) ?? [])
}

/** What happened at an event, with its values whole. */
export const drawDetails = (
  trace: Trace,
  event: TraceEvent,
  options: CardOptions,
): readonly Drawn[] => {
  const step = trace.steps[event.step]
  const given = givenAt(trace, event)
  const throughStep = findEvent(trace, event.from ?? -1)?.type === 'value'
  const made = event.type === 'call' ? undefined : event.value || undefined
  return [
    draw(
      'dl',
      {},
      drawFact(
        'Step',
        draw('code', {}, step?.label ?? nameOf(step)),
        ...(step && step.line > 0 ? [` in line ${step.line}`] : []),
      ),
      given !== undefined &&
        (throughStep || event.type !== 'value') &&
        drawFact('In', drawWhole(given)),
      made !== undefined &&
        drawFact(event.type === 'throw' ? 'Threw' : 'Out', drawWhole(made)),
    ),
    ...innerOf(trace, event).map(inner =>
      drawCard(trace, inner, { ...options, isLive: false }),
    ),
  ]
}
