import type { Printer } from './createPrinter'
import { duration } from './duration'

export type Methods = Record<string, (...args: unknown[]) => void>

/** `time` and its companions. */
export const createTimers = (print: Printer, now: () => number): Methods => {
  const starts = new Map<string, number>()
  const report = (label: string, method: string, extra: unknown[]): void => {
    const start = starts.get(label)
    if (start === undefined) {
      print('warn', `Warning: No such label '${label}' for console.${method}()`)
    } else {
      print('log', `${label}: ${duration(now() - start)}`, ...extra)
    }
  }
  return {
    time: (given = 'default') => {
      const label = String(given)
      if (starts.has(label)) {
        print(
          'warn',
          `Warning: Label '${label}' already exists for console.time()`,
        )
      } else {
        starts.set(label, now())
      }
    },
    timeLog: (label = 'default', ...extra) =>
      report(String(label), 'timeLog', extra),
    timeEnd: (label = 'default') => {
      report(String(label), 'timeEnd', [])
      starts.delete(String(label))
    },
  }
}

/** `count` and its companion. */
export const createCounters = (print: Printer): Methods => {
  const counts = new Map<string, number>()
  return {
    count: (given = 'default') => {
      const label = String(given)
      const count = (counts.get(label) ?? 0) + 1
      counts.set(label, count)
      print('log', `${label}: ${count}`)
    },
    countReset: (given = 'default') => {
      const label = String(given)
      if (!counts.delete(label)) {
        print('warn', `Warning: Count for '${label}' does not exist`)
      }
    },
  }
}
