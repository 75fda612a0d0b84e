import { flowColumns } from '../model/drawing/columns'
import { momentToPercent } from '../model/drawing/drawLanes'
import type { Drawn } from '../model/drawing/drawn'
import {
  type LaneOptions,
  layOutLanes,
  momentOf,
} from '../model/drawing/laneLayout'
import { ancestorsOf, descendantsOf } from '../model/kinship'
import type { Trace, TraceEvent } from '../model/trace'
import { reveal } from './reveal'

/** Makes an element of a drawing; its texts stay texts. */
const toElement = ({ tag, attributes, children }: Drawn): HTMLElement => {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    element.setAttribute(name, value)
  }
  element.append(
    ...children.map(child =>
      typeof child === 'string' ? child : toElement(child),
    ),
  )
  return element
}

/** A drawing on the page, changed only where a step changes it. */
export type LiveDrawing = {
  readonly element: HTMLElement
  /** The moment is the event's own, if no other is given. */
  readonly goTo: (event: TraceEvent, time?: number) => void
  /** Lights all that an event came from and led to; undefined lights all. */
  readonly follow: (at: number | undefined) => void
  readonly selectStep: (step: number | undefined) => void
}

const byNumber = (element: HTMLElement): Map<number, HTMLElement[]> => {
  const found = new Map<number, HTMLElement[]>()
  for (const part of element.querySelectorAll<HTMLElement>('[data-at]')) {
    for (const at of (part.dataset.at ?? '').split(' ').map(Number)) {
      found.set(at, [...(found.get(at) ?? []), part])
    }
  }
  return found
}

/** Puts a mark on other elements than before. */
const createMarker = (name: string) => {
  let marked: readonly Element[] = []
  return (elements: readonly Element[]): void => {
    for (const element of marked) {
      element.removeAttribute(name)
    }
    for (const element of elements) {
      element.setAttribute(name, '')
    }
    marked = elements
  }
}

/** The event that a click asks for: the first of a call and its end. */
export const eventNumberOf = (
  target: EventTarget | null,
): number | undefined => {
  const part = target instanceof Element ? target.closest('[data-at]') : null
  const [at] = part?.getAttribute('data-at')?.split(' ') ?? []
  return at === undefined ? undefined : Number(at)
}

/** Makes the flow or the lanes of a trace, ready to be walked through. */
export const createDrawing = (
  trace: Trace,
  drawn: Drawn,
  options: LaneOptions = {},
): LiveDrawing => {
  const element = toElement(drawn)
  const parts = byNumber(element)
  const lanes = layOutLanes(trace, options)
  const columns = flowColumns(trace)
  const chart = element.querySelector<HTMLElement>('.trace-chart')
  const heads = [...element.querySelectorAll<HTMLElement>('[data-step]')]
  const headsOf = (step: number | undefined): HTMLElement[] =>
    heads.filter(head => Number(head.dataset.step) === step)
  const mark = {
    now: createMarker('data-now'),
    line: createMarker('data-line'),
    active: createMarker('data-active'),
    lit: createMarker('data-lit'),
    selected: createMarker('data-selected'),
  }
  return {
    element,
    goTo: (event, time = event.time) => {
      const here = parts.get(event.at) ?? []
      // Of a drawing and the words for narrow screens, one is shown.
      const part = here.find(({ offsetParent }) => offsetParent)
      const line = part?.closest('.trace-row')
      mark.now(here)
      mark.line(line ? [line] : [])
      mark.active(headsOf(event.step))
      chart?.style.setProperty(
        '--now',
        String(
          momentToPercent(lanes, momentOf(lanes, { ...event, time })) / 100,
        ),
      )
      if (part) {
        reveal(part)
      }
    },
    follow: at => {
      element.toggleAttribute('data-following', at !== undefined)
      const kin =
        at === undefined
          ? []
          : [at, ...ancestorsOf(trace, at), ...descendantsOf(trace, at)]
      mark.lit(kin.flatMap(number => parts.get(number) ?? []))
    },
    selectStep: step => {
      const column = step === undefined ? -1 : columns.indexOf(step)
      element.toggleAttribute('data-column', column >= 0)
      element.style.setProperty('--column', String(column))
      mark.selected(headsOf(step))
    },
  }
}
