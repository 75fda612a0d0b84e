import type { CodeLocation, ConsoleLevel } from '../../messages'
import type { InspectOptions } from '../inspect/context'
import type { Output, PendingOutput } from '../output'
import type { PromiseStates } from '../promiseStates'
import { duration } from './duration'
import { format, type Inspect } from './format'
import type { createPreviewer } from './preview'
import { table } from './table'

interface ConsoleOptions {
  readonly output: Output
  readonly inspect: Inspect
  readonly preview: ReturnType<typeof createPreviewer>
  readonly promises: Pick<PromiseStates, 'isUnsure' | 'printAgain'>
  /** The object behind a proxy, whose traps printing must not run. */
  readonly unwrap: (value: unknown) => unknown
  readonly locate: (error: unknown) => CodeLocation | undefined
  /** The frames of the caller, as in a stack. */
  readonly frames: () => string
  readonly now: () => number
}

const mostLength = 10_000

const cut = (text: string): string =>
  text.length > mostLength
    ? `${text.slice(0, mostLength)}... ${text.length - mostLength} more characters`
    : text

type Printer = (level: ConsoleLevel, ...args: readonly unknown[]) => void
type Methods = Record<string, (...args: unknown[]) => void>

interface Groups {
  depth: number
}

const createPrinter = (options: ConsoleOptions, groups: Groups): Printer => {
  const { output, inspect, preview, promises, locate, unwrap } = options
  return (level, ...given) => {
    if (!output.isOpen()) return output.skip()
    const args = given.map(unwrap)
    const location = args.map(locate).find(found => found !== undefined)
    const tree = preview(args)
    const entry: PendingOutput = {
      kind: 'output',
      level,
      text: cut(format(args, inspect)),
      depth: groups.depth,
      ...(tree.length > 0 ? { tree } : {}),
      ...(location ? { location } : {}),
    }
    output.add(entry, promises.isUnsure())
    promises.printAgain(() => {
      entry.text = cut(format(args, inspect))
    })
  }
}

const createTimers = (print: Printer, now: () => number): Methods => {
  const starts = new Map<string, number>()
  const report = (label: string, method: string, extra: unknown[]): void => {
    const start = starts.get(label)
    if (start === undefined)
      print('warn', `Warning: No such label '${label}' for console.${method}()`)
    else print('log', `${label}: ${duration(now() - start)}`, ...extra)
  }
  return {
    time: (given = 'default') => {
      const label = String(given)
      if (starts.has(label))
        print(
          'warn',
          `Warning: Label '${label}' already exists for console.time()`,
        )
      else starts.set(label, now())
    },
    timeLog: (label = 'default', ...extra) =>
      report(String(label), 'timeLog', extra),
    timeEnd: (label = 'default') => {
      report(String(label), 'timeEnd', [])
      starts.delete(String(label))
    },
  }
}

const createCounters = (print: Printer): Methods => {
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
      if (!counts.delete(label))
        print('warn', `Warning: Count for '${label}' does not exist`)
    },
  }
}

const createGroups = (print: Printer, groups: Groups): Methods => {
  const group = (...label: unknown[]): void => {
    if (label.length > 0) print('log', ...label)
    groups.depth++
  }
  return {
    group,
    groupCollapsed: group,
    groupEnd: () => {
      groups.depth = Math.max(0, groups.depth - 1)
    },
  }
}

const isOptions = (value: unknown): value is Partial<InspectOptions> =>
  typeof value === 'object' && value !== null

const names = (value: unknown): readonly string[] | undefined =>
  Array.isArray(value) ? value.map(String) : undefined

const createViews = (
  print: Printer,
  { inspect, frames, output }: ConsoleOptions,
): Methods => ({
  table: (data, properties) => {
    const drawn = output.isOpen()
      ? table(data, names(properties), inspect)
      : undefined
    print('log', drawn ?? data)
  },
  dir: (value, options) =>
    print('log', inspect(value, isOptions(options) ? options : {})),
  trace: (...args) => {
    const head = args.length > 0 ? `Trace: ${format(args, inspect)}` : 'Trace'
    print('error', [head, frames()].filter(Boolean).join('\n'))
  },
  assert: (condition, ...args) => {
    if (condition) return
    const [first, ...rest] = args
    const head =
      args.length > 0 ? `Assertion failed: ${first}` : 'Assertion failed'
    print('warn', head, ...rest)
  },
})

/** The `console` of a run, which prints what Node's would. */
export const createConsole = (options: ConsoleOptions): Methods => {
  const groups: Groups = { depth: 0 }
  const print = createPrinter(options, groups)
  const level =
    (name: ConsoleLevel) =>
    (...args: unknown[]) =>
      print(name, ...args)
  return {
    log: level('log'),
    info: level('info'),
    debug: level('debug'),
    warn: level('warn'),
    error: level('error'),
    dirxml: level('log'),
    clear: () => options.output.clear(),
    ...createTimers(print, options.now),
    ...createCounters(print),
    ...createGroups(print, groups),
    ...createViews(print, options),
  }
}
