import {
  formatWithOptions,
  type InspectOptions,
  inspect,
} from 'node-inspect-extracted'
import { MAX_TEXT } from '../limits'
import {
  type CodeLocation,
  type ConsoleLevel,
  consoleLevels,
  type Flavour,
} from '../messages'
import type { Output } from './output'
import { isObject, table } from './table'

type Methods = Record<string, (...args: unknown[]) => void>

type ConsoleOptions = {
  readonly output: Output
  readonly locate: (error: unknown) => CodeLocation | undefined
  readonly showStack: (error: Error) => string
  readonly now: () => number
  /** How far the recorder of the run is, if there is one. */
  readonly mark: () => number | undefined
}

const shown: InspectOptions = { colors: true, depth: 4 }

const show = (value: unknown, options?: InspectOptions): string =>
  inspect(value, { ...shown, ...options })

const cut = (text: string): string =>
  text.length > MAX_TEXT
    ? `${text.slice(0, MAX_TEXT)}... ${text.length - MAX_TEXT} more characters`
    : text

/** The printer looks at each item of an array, however few it prints. */
const MAX_ITEMS = 1000

type Printer = typeof inspect

/**
 * Adapts the printer, which asks each value for a method of its own first.
 * Errors get stacks that say something to a reader, wherever they are in a value;
 * of a long array only the beginning is given to the printer.
 */
export const adaptPrinter = (showStack: (error: Error) => string): void => {
  Reflect.defineProperty(Error.prototype, inspect.custom, {
    value(this: Error) {
      Reflect.defineProperty(this, 'stack', {
        configurable: true,
        writable: true,
        value: showStack(this),
      })
      return this
    },
  })
  Reflect.defineProperty(Array.prototype, inspect.custom, {
    value(
      this: unknown[],
      depth: number,
      options: InspectOptions,
      print: Printer,
    ) {
      const most = options.maxArrayLength ?? Number.POSITIVE_INFINITY
      if (this.length <= MAX_ITEMS || most >= MAX_ITEMS || depth < 0) {
        return this
      }
      return print(this.slice(0, most + 1), { ...options, depth })
        .replace(`(${most + 1})`, `(${this.length})`)
        .replace(
          /\.{3} 1 more item(?=\s*\]$)/u,
          `... ${this.length - most} more items`,
        )
    },
  })
}

/** By the one method that an iterable of lfi's has. */
const lazyFlavours = new Map<string, Flavour>([
  ['Symbol(Symbol.iterator)', 'plain'],
  ['Symbol(Symbol.asyncIterator)', 'async'],
  ['Symbol(concurIterator)', 'concur'],
])

/** An iterable of lfi's is an object with nothing but the method of its kind. */
const lazyFlavour = (value: unknown): Flavour | undefined => {
  if (!isObject(value) || Reflect.getPrototypeOf(value) !== Object.prototype) {
    return undefined
  }
  const keys = Reflect.ownKeys(value)
  return keys.length === 1 ? lazyFlavours.get(String(keys[0])) : undefined
}

/** `time`, `count` and their companions. */
const createMeasures = (
  print: (level: ConsoleLevel, ...args: unknown[]) => void,
  now: () => number,
): Methods => {
  const starts = new Map<unknown, number>()
  const counts = new Map<unknown, number>()
  const timeLog = (label: unknown = 'default', ...extra: unknown[]): void => {
    const start = starts.get(label)
    if (start === undefined) {
      print('warn', `Warning: There is no timer '${label}'`)
    } else {
      const took = Number((now() - start).toFixed(3))
      print('log', `${label}: ${took}ms`, ...extra)
    }
  }
  return {
    time: (label = 'default') => void starts.set(label, now()),
    timeLog,
    timeEnd: (label = 'default') => {
      timeLog(label)
      starts.delete(label)
    },
    count: (label = 'default') => {
      const count = (counts.get(label) ?? 0) + 1
      counts.set(label, count)
      print('log', `${label}: ${count}`)
    },
    countReset: (label = 'default') => void counts.delete(label),
  }
}

/** The `console` of a run, which prints what Node's would. */
export const createConsole = (options: ConsoleOptions): Methods => {
  const { output, locate, showStack, now, mark } = options
  let depth = 0

  const add = (
    level: ConsoleLevel,
    text: () => string,
    args: readonly unknown[] = [],
  ): void =>
    output.add(() => {
      const location = args.map(locate).find(found => found !== undefined)
      const lazy = args.map(lazyFlavour).find(found => found !== undefined)
      const marked = mark()
      return {
        kind: 'output',
        level,
        text: cut(text()),
        depth,
        ...(location && { location }),
        ...(lazy && { lazy }),
        ...(marked !== undefined && { mark: marked }),
      }
    })
  const print = (level: ConsoleLevel, ...args: unknown[]): void =>
    add(level, () => formatWithOptions(shown, ...args), args)
  const group = (...label: unknown[]): void => {
    if (label.length > 0) {
      print('log', ...label)
    }
    depth++
  }
  const methods: Methods = {
    ...Object.fromEntries(
      consoleLevels.map(level => [
        level,
        (...args: unknown[]) => print(level, ...args),
      ]),
    ),
    dirxml: (...args) => print('log', ...args),
    dir: (value, options) =>
      add('log', () => show(value, isObject(options) ? options : {}), [value]),
    table: (data, columns) => {
      const shown = Array.isArray(columns) ? columns : undefined
      if (isObject(data)) {
        add('log', () => table(data, shown, show))
      } else {
        print('log', data)
      }
    },
    trace: (...args) => {
      const error = new Error(formatWithOptions(shown, ...args))
      add('error', () => showStack(error).replace(/^Error\b/u, 'Trace'))
    },
    assert: (condition, ...args) => {
      if (!condition) {
        const reason = args.length > 0 ? `: ${args[0]}` : ''
        print('warn', `Assertion failed${reason}`, ...args.slice(1))
      }
    },
    group,
    groupCollapsed: group,
    groupEnd: () => {
      depth = Math.max(0, depth - 1)
    },
    clear: () => output.clear(),
    ...createMeasures(print, now),
  }
  // Each has the name that Node prints, and never throws into the code.
  for (const [name, method] of Object.entries(methods)) {
    const guarded = (...args: unknown[]): void => {
      try {
        method(...args)
      } catch {
        const text = '<a value that throws when it is printed>'
        output.add(() => ({ kind: 'output', level: 'log', text, depth }))
      }
    }
    methods[name] = Object.defineProperty(guarded, 'name', { value: name })
  }
  return methods
}

/** What a value is as text, in the colours of the console. */
export const showValue = (value: unknown): string => show(value)
