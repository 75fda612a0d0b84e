/** How long one contender took for a task, in milliseconds. */
export type Timing = {
  readonly name: string
  readonly median: number
  /** Of the fastest and the slowest sample. */
  readonly low: number
  readonly high: number
}

/** The timings of each task, by its id. */
export type Measurements = Readonly<Record<string, readonly Timing[]>>

/** The run that the page shows to those who measure nothing themselves. */
export type Recording = {
  readonly browser: string
  readonly machine: string
  readonly versions: Readonly<Record<string, string>>
  readonly measurements: Measurements
}

/** A unit that suits all timings of a table. */
export const unitOf = (timings: readonly Timing[]): 'ms' | 'µs' =>
  timings.some(({ median }) => median > 10) ? 'ms' : 'µs'

/** Three significant digits: `0.123`, `12.3`, `2,040`. */
export const formatTime = (milliseconds: number, unit: 'ms' | 'µs'): string => {
  const time = unit === 'ms' ? milliseconds : milliseconds * 1000
  return time.toLocaleString('en', {
    minimumSignificantDigits: 3,
    maximumSignificantDigits: 3,
    // Of four digits before the point, none is rounded away.
    maximumFractionDigits: 0,
    roundingPriority: 'morePrecision',
  })
}

const CLOSE = 1.1

const times = (factor: number): string =>
  factor < 10 ? factor.toFixed(1) : factor.toFixed(0)

/** How lfi did, in a sentence: against the fastest, or the next. */
export const describeStanding = (timings: readonly Timing[]): string => {
  const ours = timings.find(({ name }) => name === 'lfi')
  const [fastest] = timings
    .filter(({ name }) => name !== 'lfi')
    .toSorted((a, b) => a.median - b.median)
  if (!(ours && fastest)) {
    return ''
  }
  const factor = ours.median / fastest.median
  if (factor > CLOSE) {
    return `lfi took ${times(factor)} times as long as the fastest: ${fastest.name}.`
  }
  if (factor < 1 / CLOSE) {
    return `lfi was ${times(1 / factor)} times as fast as the next: ${fastest.name}.`
  }
  return factor < 1
    ? `lfi was the fastest, closely followed by ${fastest.name}.`
    : `lfi took about as long as the fastest: ${fastest.name}.`
}
