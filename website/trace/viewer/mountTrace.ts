import { copyText } from '../../browser/copyText'
import type { MountedTrace, TraceOptions } from '../../playground/page/tracing'
import type { CardOptions } from '../draw/card'
import { drawSentence } from '../draw/drawn'
import { hasLanes } from '../draw/layOutLanes'
import { describeEvent, describeFailure } from '../tell/describe'
import type { Trace } from '../trace'
import { failureOf, readStory, subjectOf } from '../values/readStory'
import { createCards, eventNumberOf } from './createCards'
import { createWalk } from './createWalk'
import { make, toElement } from './elements'
import { reveal, revealSideways } from './reveal'
import './viewer.css'

const FEEDBACK_MILLISECONDS = 2000

type MountOptions = Partial<Omit<CardOptions, 'isLive'>> & TraceOptions

/** Why there is nothing to walk through. */
const explainNothing = ({ note, steps }: Trace): string => {
  const kind = steps.at(-1)?.kind
  const suffix = kind === 'concur' ? 'Concur' : kind === 'async' ? 'Async' : ''
  return (
    note ??
    (kind
      ? `No step ran, because the pipeline was never consumed. End it with reduce${suffix}(toArray()), forEach${suffix} or ${suffix ? `consume${suffix}, and await it` : 'a loop'}.`
      : 'Nothing was recorded: the code imports lfi, but calls none of its functions.')
  )
}

/** A name that no other region of the page has. */
const freeName = (): string => {
  let name = 'Trace'
  for (
    let count = 2;
    document.querySelector(`section[aria-label="${name}"]`);
    count++
  ) {
    name = `Trace ${count}`
  }
  return name
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

const createButton = (
  name: string,
  attributes: Readonly<Record<string, string>>,
  press: (button: HTMLElement) => void,
): HTMLElement => {
  const button = make('button', { type: 'button', ...attributes }, name)
  button.addEventListener('click', () => press(button))
  return button
}

/** A button that is on or off, and says so. */
const createToggle = (
  name: string,
  kind: 'pressed' | 'checked',
  change: (isOn: boolean) => void,
): HTMLElement => {
  const state = `aria-${kind}`
  const role = kind === 'checked' ? { role: 'switch' } : {}
  return createButton(name, { ...role, [state]: 'false' }, button => {
    const isOn = button.getAttribute(state) !== 'true'
    button.setAttribute(state, String(isOn))
    change(isOn)
  })
}

const createCopy = (trace: Trace): HTMLElement =>
  createButton('Copy trace', {}, async button => {
    const copied = await copyText(JSON.stringify(trace, undefined, 1))
    button.textContent = copied ? 'Copied' : 'Could not copy'
    setTimeout(
      () => button.replaceChildren('Copy trace'),
      FEEDBACK_MILLISECONDS,
    )
  })

/** Draws a trace into an element, to be walked through. */
export const mountTrace = (
  host: HTMLElement,
  trace: Trace,
  { start, onStep, ...options }: MountOptions = {},
): MountedTrace => {
  const region = make('section', { class: 'trace-view' })
  host.replaceChildren(region)
  region.ariaLabel = freeName()
  const note = (text: string): HTMLElement =>
    make('p', { class: 'trace-note' }, text)
  if (trace.events.length === 0) {
    const said = note(explainNothing(trace))
    said.role = 'status'
    region.append(said)
    return { goToEvent: () => {}, selectAt: () => {} }
  }
  const story = readStory(trace)
  const failure = failureOf(story)
  const cards = createCards(story, { ...options, isLive: true })
  const waits = trace.steps.some(({ kind }) => kind !== 'sync')
  const words = make('span', { role: 'status' })
  const time = make('small', {})
  const sentence = make('p', { class: 'trace-sentence' }, words, time)
  const box = make(
    'div',
    {
      class: 'trace-box',
      role: 'group',
      'aria-label': 'What happened',
      tabindex: 0,
    },
    ...cards.elements,
  )
  let isFollowing = false
  let subject: number | undefined
  let frame = 0
  /** Whoever opens a trace at its end reads it from its left. */
  let isOpening = start === undefined && failure === undefined
  const follow = (): void => cards.follow(isFollowing ? subject : undefined)

  const show = (index: number): void => {
    const event = trace.events[index]
    if (!event) {
      return
    }
    const isFailure = event === failure
    const said = (isFailure ? describeFailure : describeEvent)(story, event)
    words.replaceChildren(
      ...drawSentence(said).map(part =>
        typeof part === 'string' ? part : toElement(part),
      ),
    )
    sentence.toggleAttribute('data-failed', isFailure)
    // The time of a plain run is the machine's.
    time.textContent = waits
      ? `${Math.round(event.time)} ms from the start`
      : ''
    subject = subjectOf(story, event) ?? subject
    const parts = cards.goTo(event)
    follow()
    const isSideways = !isOpening
    isOpening = false
    // With the next frame, which lays the page out anyway.
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(() => {
      const part = parts.find(({ offsetParent }) => offsetParent)
      if (part && isSideways) {
        revealSideways(part)
      }
      if (part) {
        reveal(part, box)
      }
    })
    onStep?.(event.at, trace.steps[event.step]?.range)
  }

  const hasTable = story.outer.some(
    run => !hasLanes(story, run, options.withAsync),
  )
  const walk = createWalk({
    numbers: trace.events.map(({ at }) => at),
    total: trace.events.length + trace.folded,
    onGo: show,
    controls: [
      ...(hasTable
        ? [
            createToggle('Order', 'checked', isOn =>
              box.toggleAttribute('data-order', isOn),
            ),
            createToggle('Pulls', 'checked', isOn =>
              box.toggleAttribute('data-pulls', isOn),
            ),
          ]
        : []),
      createToggle('Follow value', 'pressed', isOn => {
        isFollowing = isOn
        follow()
      }),
      createCopy(trace),
    ],
  })
  box.addEventListener('keydown', walk.onKeyDown)
  box.addEventListener('click', ({ target }) => {
    const at = eventNumberOf(target)
    if (at !== undefined) {
      walk.goToEvent(at)
    }
  })
  region.append(
    walk.element,
    sentence,
    ...(trace.note === undefined ? [] : [note(trace.note)]),
    ...(trace.foldedRuns > 0
      ? [note(`${trace.foldedRuns} pipelines in between were not kept.`)]
      : []),
    box,
  )
  walk.goToEvent(start ?? (failure ?? trace.events.at(-1))?.at ?? 0)
  return {
    goToEvent: walk.goToEvent,
    selectAt: place =>
      cards.selectStep(place === undefined ? undefined : stepAt(trace, place)),
  }
}
