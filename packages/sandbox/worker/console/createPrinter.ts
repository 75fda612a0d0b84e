import type { CodeLocation, ConsoleLevel } from '../../messages'
import { withBuiltIns } from '../builtIns'
import type { Output, PendingOutput } from '../output'
import type { PromiseStates } from '../promiseStates'
import { format, type Inspect } from './format'
import type { createPreviewer } from './preview'

export type ConsoleOptions = {
  readonly output: Output
  readonly inspect: Inspect
  readonly preview: ReturnType<typeof createPreviewer>
  readonly promises: Pick<PromiseStates, 'isUnsure' | 'printAgain'>
  /** The object behind a proxy, whose traps printing must not run. */
  readonly unwrap: (value: unknown) => unknown
  readonly locate: (error: unknown) => CodeLocation | undefined
  /** Where the code called that function of the console. */
  readonly locateCall: (
    called: (...args: unknown[]) => void,
  ) => CodeLocation | undefined
  /** The frames of the caller, as in a stack. */
  readonly frames: () => string
  readonly now: () => number
}

const MAX_LENGTH = 10_000

export const unshowable = '<a value that throws when it is inspected>'

const cut = (text: string): string =>
  text.length > MAX_LENGTH
    ? `${text.slice(0, MAX_LENGTH)}... ${text.length - MAX_LENGTH} more characters`
    : text

export type Printer = (level: ConsoleLevel, ...args: readonly unknown[]) => void
export type Groups = {
  depth: number
  /** The function of the console that the code has called. */
  called?: (...args: unknown[]) => void
}

/** What a console call shows; a value that resists being shown says so. */
const describeCall = (
  { inspect, preview, locate, locateCall, unwrap }: ConsoleOptions,
  given: readonly unknown[],
  { called }: Groups,
) => {
  try {
    const args = given.map(unwrap)
    const location = args.map(locate).find(found => found !== undefined)
    const calledAt = location || !called ? undefined : locateCall(called)
    const tree = preview(args)
    return {
      text: () => cut(format(args, inspect)),
      ...(tree.length > 0 ? { tree } : {}),
      ...(location ? { location } : {}),
      ...(calledAt ? { calledAt } : {}),
    }
  } catch {
    return { text: () => unshowable }
  }
}

/** Printing must not throw into the code that prints. */
export const safely = (text: () => string): string => {
  try {
    return text()
  } catch {
    return unshowable
  }
}

export const createPrinter = (
  options: ConsoleOptions,
  groups: Groups,
): Printer => {
  const { output, promises } = options
  return (level, ...given) => {
    if (!output.isOpen()) {
      return output.skip()
    }
    const { text, ...extras } = describeCall(options, given, groups)
    const entry: PendingOutput = {
      kind: 'output',
      level,
      text: safely(text),
      depth: groups.depth,
      ...extras,
    }
    output.add(entry, promises.isUnsure())
    promises.printAgain(() =>
      withBuiltIns(() => output.amend(entry, safely(text))),
    )
  }
}
