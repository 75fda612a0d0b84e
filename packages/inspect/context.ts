import { type Style, stylize } from './stylize'

/** What a page can only know from whoever runs the code. */
export type InspectHost = {
  readonly promiseState: (promise: Promise<unknown>) => PromiseState
  readonly proxyTarget: (value: object) => object | undefined
  readonly showStack: (stack: string, error: Error) => string
}

export type PromiseState =
  | { readonly status: 'pending' }
  | { readonly status: 'fulfilled' | 'rejected'; readonly result: unknown }

export type InspectOptions = {
  readonly depth: number
  readonly colors: boolean
  readonly showHidden: boolean
  readonly maxArrayLength: number
  readonly maxStringLength: number
  readonly breakLength: number
}

export type GivenOptions = {
  readonly [Key in keyof InspectOptions]?: InspectOptions[Key] | null
}

/** Null means no limit, as in Node. */
const withoutNulls = (given: GivenOptions): Partial<InspectOptions> =>
  Object.fromEntries(
    Object.entries(given).map(([key, value]) => [
      key,
      value === null ? Number.POSITIVE_INFINITY : value,
    ]),
  )

const defaultOptions: InspectOptions = {
  depth: 2,
  colors: false,
  showHidden: false,
  maxArrayLength: 100,
  maxStringLength: 10_000,
  breakLength: 80,
}

/** How many of the innermost levels may share one line (Node's `compact`). */
export const innermostLevels = 3

export interface Context extends InspectOptions {
  readonly host: InspectHost
  readonly style: (text: string, style: Style) => string
  /** The objects that the value being printed is inside of. */
  readonly ancestors: object[]
  /** Objects that contain themselves, by the number they are shown with. */
  readonly circular: Map<object, number>
  indentation: number
  /** The level of the object that was entered last. */
  currentLevel: number
}

export const createContext = (
  options: GivenOptions,
  host: InspectHost,
): Context => {
  const all = { ...defaultOptions, ...withoutNulls(options) }
  return {
    ...all,
    host,
    style: (text, style) => (all.colors ? stylize(text, style) : text),
    ancestors: [],
    circular: new Map(),
    indentation: 0,
    currentLevel: 0,
  }
}

/** Runs `print` with everything it breaks onto new lines indented further. */
export const indented = <Result>(context: Context, print: () => Result) => {
  context.indentation += 2
  const result = print()
  context.indentation -= 2
  return result
}
