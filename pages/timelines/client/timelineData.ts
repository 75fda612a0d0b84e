/** `done` worked; `failed` threw; `unused` finished after nobody waited. */
type Outcome = 'done' | 'failed' | 'unused'

export type Bar = {
  stage: string
  /** Milliseconds since the run began. */
  start: number
  end: number
  outcome: Outcome
}

export type Lane = { label: string; bars: Bar[] }

export type Mark = { at: number; label: string }

/** One recorded run: everything that the Timeline component draws. */
export type TimelineData = {
  title: string
  /** When the last bar ended, which may be after `settled`. */
  duration: number
  /** When the awaited promise resolved or rejected. */
  settled: number
  stages: string[]
  lanes: Lane[]
  marks: Mark[]
}

/** One call of a reducer's method, and the accumulator after it. */
export type ReducerStep = { code: string; result: string }
