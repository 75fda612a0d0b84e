import type { Behaviour } from '../model/schema'
import { inTurn, type Observed, observeAll } from './observe'
import { closesOf } from './probeClosing'
import type { Subject } from './Subject'

const largest = (numbers: readonly number[]): number | null =>
  numbers.length > 0 ? Math.max(...numbers) : null

const smallest = (numbers: readonly number[]): number | null =>
  numbers.length > 0 ? Math.min(...numbers) : null

/** Whether it stopped before the source said that it has no more. */
const stoppedEarly = ({ reading: { isSettled, pulls } }: Observed): boolean =>
  isSettled && pulls !== undefined && pulls < 6

const firstPulls = ({ reading }: Observed): number[] => {
  const first = reading.outputs[0]?.pulls ?? reading.pulls
  return first === undefined ? [] : [first]
}

const pullsAhead = ({ reading }: Observed): number[] => {
  const last = reading.outputs.at(-1)
  return last && reading.pulls !== undefined ? [reading.pulls - last.pulls] : []
}

const decides = ({ plan }: Subject): boolean =>
  plan.arguments.some(({ kind }) => kind === 'callback' || kind === 'search')

const hasOutput = ({ reading }: Observed): boolean =>
  reading.outputs.length > 0 || reading.state === 'failed'

/** A reader that takes one output and never asks for another. */
const waitIndefinitely = (): Promise<never> => new Promise(() => {})

/** What is read although nothing asks for it; a plain result rests by itself. */
const probeUnasked = async (subject: Subject) => {
  if (subject.plan.result !== 'async') {
    return null
  }
  const all = await observeAll(subject, () => ({
    source: subject.newSource({ length: 5, interval: 10 }),
    later: waitIndefinitely,
  }))
  return largest(
    all.flatMap(({ reading, source }) =>
      reading.outputs.slice(0, 1).map(({ pulls }) => source.pulls - pulls),
    ),
  )
}

/** Milliseconds for a value: a reader may lose patience. */
const intervals = [10, 100_000]

/** Opens until each value of a source of five came once, or it was done. */
const probeOpens = async (subject: Subject): Promise<number> => {
  const all = await observeAll(subject, () => ({
    source: subject.newSource({ length: 5 }),
    limit: 5,
  }))
  return Math.max(...all.map(({ source }) => source.opens))
}

type Found = {
  opens: Behaviour['opens']
  pulls: Omit<Behaviour['pulls'], 'meanwhile'>
  own: Behaviour['closes']['own']
}

/** How a source of five values is read, in every setting; a quick and a slow one. */
export const probePulls = async (subject: Subject): Promise<Found> => {
  const both = await inTurn(intervals, interval =>
    observeAll(subject, () => ({
      source: subject.newSource({ length: 5, interval }),
    })),
  )
  const all = both.flat()
  const early = all.filter(stoppedEarly)
  return {
    opens: await probeOpens(subject),
    pulls: {
      first: smallest(all.filter(hasOutput).flatMap(firstPulls)),
      all: all.every(({ reading }) => reading.isSettled)
        ? largest(all.map(({ source }) => source.pulls))
        : null,
      early: largest(early.flatMap(({ reading }) => reading.pulls ?? [])),
      ahead: decides(subject) ? null : largest(early.flatMap(pullsAhead)),
      unasked: await probeUnasked(subject),
    },
    own: closesOf(early),
  }
}
