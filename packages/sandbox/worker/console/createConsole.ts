import { type ConsoleLevel, consoleLevels } from '../../messages'
import { isObject, withBuiltIns } from '../builtIns'
import { createCounters, createTimers, type Methods } from './createMeasures'
import {
  type ConsoleOptions,
  createPrinter,
  type Groups,
  type Printer,
  safely,
  unshowable,
} from './createPrinter'
import { format } from './format'
import { table } from './table'

const createGroups = (print: Printer, groups: Groups): Methods => {
  const begin = (...label: unknown[]): void => {
    if (label.length > 0) {
      print('log', ...label)
    }
    groups.depth++
  }
  return {
    group: begin,
    groupCollapsed: begin,
    groupEnd: () => {
      groups.depth = Math.max(0, groups.depth - 1)
    },
  }
}

const names = (value: unknown): readonly string[] | undefined =>
  Array.isArray(value) ? value.map(String) : undefined

const createViews = (
  print: Printer,
  options: ConsoleOptions,
  groups: Groups,
): Methods => {
  const { inspect, frames, output } = options
  return {
    table: (data, properties) => {
      const isDrawn = isObject(data) && output.isOpen()
      print(
        'log',
        isDrawn ? safely(() => table(data, names(properties), inspect)) : data,
      )
    },
    dir: (value, given) => {
      const show: typeof inspect = (shown, own) =>
        inspect(shown, { ...own, ...(isObject(given) ? given : {}) })
      if (isObject(value)) {
        // As an object, so that it can be opened.
        createPrinter({ ...options, inspect: show }, groups)('log', value)
      } else {
        print('log', show(value))
      }
    },
    trace: (...args) => {
      const head = args.length > 0 ? `Trace: ${format(args, inspect)}` : 'Trace'
      print('error', [head, frames()].filter(Boolean).join('\n'))
    },
    assert: (condition, ...args) => {
      if (condition) {
        return
      }
      const [first, ...rest] = args
      const head =
        args.length > 0 ? `Assertion failed: ${first}` : 'Assertion failed'
      print('warn', head, ...rest)
    },
  }
}

const { apply } = Reflect

/**
 * The methods as the code sees them: each has the name that Node prints, runs
 * with the original built-ins, and never throws into the code.
 */
const guard = (
  methods: Methods,
  { output }: ConsoleOptions,
  groups: Groups,
): Methods => {
  const guarded: Methods = {}
  for (const [name, method] of Object.entries(methods)) {
    const call = (...args: unknown[]): void => {
      // Beyond the limit, lines are only counted: this path must be fast.
      if (name in levels && !output.isOpen()) {
        output.skip()
        return
      }
      try {
        groups.called = call
        withBuiltIns(() => apply(method, undefined, args))
      } catch {
        output.add(
          { kind: 'output', level: 'log', text: unshowable, depth: 0 },
          false,
        )
      }
    }
    guarded[name] = Object.defineProperty(call, 'name', { value: name })
  }
  return guarded
}

const levels: Readonly<Record<string, ConsoleLevel>> = {
  ...Object.fromEntries(consoleLevels.map(level => [level, level])),
  dirxml: 'log',
}

/** The `console` of a run, which prints what Node's would. */
export const createConsole = (options: ConsoleOptions): Methods => {
  const groups: Groups = { depth: 0 }
  const print = createPrinter(options, groups)
  const level =
    (name: ConsoleLevel) =>
    (...args: unknown[]) =>
      print(name, ...args)
  const methods = {
    ...Object.fromEntries(
      Object.entries(levels).map(([name, of]) => [name, level(of)]),
    ),
    clear: () => options.output.clear(),
    ...createTimers(print, options.now),
    ...createCounters(print),
    ...createGroups(print, groups),
    ...createViews(print, options, groups),
  }
  return guard(methods, options, groups)
}
