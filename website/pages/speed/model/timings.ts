import { isFields } from '@lfi-docs/fields'
import { withCommas } from '../../../browser/withCommas'

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

const isTiming = (value: unknown): value is Timing =>
  isFields(value) &&
  typeof value.name === 'string' &&
  ['median', 'low', 'high'].every(field => Number.isFinite(value[field]))

/** Reads a line that a program printed; undefined if it is about no timing. */
export const parseTiming = (line: string): Timing | undefined => {
  try {
    const value: unknown = JSON.parse(line)
    return isTiming(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** A unit that suits all timings of a table. */
export const unitOf = (timings: readonly Timing[]): 'ms' | 'µs' =>
  timings.some(({ median }) => median > 10) ? 'ms' : 'µs'

/** Three significant digits: `0.123`, `12.3`, `2,040`. */
export const formatTime = (milliseconds: number, unit: 'ms' | 'µs'): string => {
  const time = unit === 'ms' ? milliseconds : milliseconds * 1000
  const digits = 2 - Math.floor(Math.log10(Math.max(time, 0.001)))
  const [whole = '', rest] = time.toFixed(Math.max(digits, 0)).split('.')
  return [withCommas(Number(whole)), rest].filter(Boolean).join('.')
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
