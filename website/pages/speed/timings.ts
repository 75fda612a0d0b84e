/** How long each contender took for a task: the median, in milliseconds. */
export type Timings = Readonly<Record<string, number>>

/** The run that the page shows. */
export type Recording = {
  readonly browser: string
  readonly machine: string
  readonly versions: Readonly<Record<string, string>>
  /** By the id of each task. */
  readonly measurements: Readonly<Record<string, Timings>>
}

/** The fastest first. */
export const inOrder = (timings: Timings): [name: string, median: number][] =>
  Object.entries(timings).toSorted(([, a], [, b]) => a - b)

/** Three significant digits: `0.123`, `12.3`, `2,040`. */
export const formatTime = (time: number): string =>
  time.toLocaleString('en', {
    minimumSignificantDigits: 3,
    maximumSignificantDigits: 3,
  })

const CLOSE = 1.1

const times = (factor: number): string =>
  `${factor.toFixed(factor < 10 ? 1 : 0)} times as`

/** How lfi did, in a sentence: against the fastest of the others. */
export const describeStanding = ({ lfi = 0, ...others }: Timings): string => {
  const [name, median] = inOrder(others)[0] ?? ['', 1]
  const factor = lfi / median
  if (factor > CLOSE) {
    return `lfi took ${times(factor)} long as the fastest: ${name}.`
  }
  return factor < 1 / CLOSE
    ? `lfi was ${times(1 / factor)} fast as the next: ${name}.`
    : `lfi took about as long as the fastest of the others: ${name}.`
}
