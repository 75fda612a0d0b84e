import type { CardOptions } from '../draw/Card'
import { hasLanes } from '../draw/layOutLanes'
import { drawSentence, group } from '../draw/parts'
import { describeEvent, describeFailure, describeGap } from '../tell/describe'
import type { SourceRange, Trace } from '../trace'
import { failureOf, readStory, subjectOf, waits } from '../values/readStory'
import { createCards } from './createCards'
import { createWalk } from './createWalk'
import { createToggle, make, toNodes } from './elements'
import './viewer.css'

export type TraceOptions = {
  /** Which event the reader stands at, and the source of its step. */
  readonly onEvent?: (at: number, source: SourceRange | undefined) => void
}

/** A trace that is drawn. */
export type MountedTrace = {
  readonly goToEvent: (at: number) => void
  /** Marks the step whose source a place of the code is in. */
  readonly selectAt: (place: number | undefined) => void
}

type MountOptions = Partial<Omit<CardOptions, 'isLive'>> & TraceOptions

/** Why there is nothing to walk through. */
const explainNothing = ({ steps }: Trace): string => {
  const kind = steps.at(-1)?.kind
  const suffix = kind === 'concur' ? 'Concur' : kind === 'async' ? 'Async' : ''
  return kind
    ? `No step ran, because the pipeline was never consumed. End it with reduce${suffix}(toArray()), forEach${suffix} or ${suffix ? `consume${suffix}, and await it` : 'a loop'}.`
    : 'Nothing was recorded: the code imports lfi, but calls none of its functions.'
}

/** The innermost step whose source a place is in. */
const stepAt = ({ steps }: Trace, place: number): number | undefined => {
  const lengths = steps.map(({ range }) =>
    range && range.from <= place && place <= range.to
      ? range.to - range.from
      : Infinity,
  )
  const least = Math.min(...lengths)
  return least < Infinity ? lengths.indexOf(least) : undefined
}

/**
 * Draws a trace into an element, to be walked through; or says why there is
 * none.
 */
export const mountTrace = (
  host: HTMLElement,
  trace: Trace | string,
  { onEvent, ...options }: MountOptions = {},
): MountedTrace => {
  const region = make('div', { className: 'trace-view', ...group('Trace') })
  host.replaceChildren(region)
  const note = (text: string): HTMLElement =>
    make('p', { className: 'trace-note' }, text)
  if (typeof trace === 'string' || trace.events.length === 0) {
    const said = note(typeof trace === 'string' ? trace : explainNothing(trace))
    said.role = 'status'
    region.append(said)
    return { goToEvent: () => {}, selectAt: () => {} }
  }
  const story = readStory(trace)
  const failure = failureOf(story)
  const timed = story.runs.some(run => waits(story, run))
  const sentence = make('p', { className: 'trace-sentence', role: 'status' })
  const time = make('span', { className: 'trace-place' })
  const cards = createCards(story, { ...options, isLive: true }, at =>
    walk.goToEvent(at),
  )
  const { box } = cards
  let isFollowing = false
  let subject: number | undefined
  /** Whoever opens a trace at its end reads it from its left. */
  let isSideways = failure !== undefined
  const follow = (): void => cards.follow(isFollowing ? subject : undefined)

  const show = (index: number): void => {
    const event = trace.events[index]
    if (!event) {
      return
    }
    const isFailure = event === failure
    const said = (isFailure ? describeFailure : describeEvent)(story, event)
    sentence.replaceChildren(...toNodes(drawSentence(said)))
    sentence.toggleAttribute('data-failed', isFailure)
    // The time of a plain run is the machine's.
    time.textContent = timed ? `${Math.round(event.time)} ms` : ''
    subject = subjectOf(story, event) ?? subject
    cards.goTo(event, isSideways)
    isSideways = true
    follow()
    onEvent?.(event.at, trace.steps[event.step]?.range)
  }

  const switchOf = (name: string): HTMLElement =>
    createToggle(name, isOn =>
      box.toggleAttribute(`data-${name.toLowerCase()}`, isOn),
    )
  const hasTable = story.outer.some(
    run => !hasLanes(story, run, options.withAsync),
  )
  const walk = createWalk({
    numbers: trace.events.map(({ at }) => at),
    total: trace.events.length + trace.folded,
    onGo: show,
    controls: [
      time,
      ...(hasTable ? [switchOf('Order'), switchOf('Pulls')] : []),
      createToggle('Follow value', isOn => {
        isFollowing = isOn
        follow()
      }),
    ],
  })
  region.addEventListener('keydown', walk.onKeyDown)
  region.append(walk.element, sentence, box)
  if (trace.foldedRuns > 0) {
    box.before(note(`${describeGap(trace.foldedRuns, 'pipeline')}.`))
  }
  walk.goToEvent((failure ?? trace.events.at(-1))?.at ?? 0)
  return {
    goToEvent: walk.goToEvent,
    selectAt: place =>
      cards.selectStep(place === undefined ? undefined : stepAt(trace, place)),
  }
}
