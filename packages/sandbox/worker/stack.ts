import type { CodeLocation } from '../messages'
import { isA } from './builtIns'
import { awaitedFrames, MAX_FRAMES, withoutRecorder } from './recordedStack'
import {
  callerOf,
  codePosition,
  isBuiltIn,
  isFrame,
  positionIn,
  type SourceNames,
  withoutConstructor,
} from './stackFrames'

/** Code may have replaced what makes stacks by something that throws. */
const stackOf = (error: unknown): string => {
  try {
    return isA(Error, error) ? String(error.stack ?? '') : ''
  } catch {
    return ''
  }
}

/** The innermost place in the visitor's own code. */
export const locationOf = (
  error: unknown,
  names: SourceNames,
): CodeLocation | undefined => {
  const lines = withoutConstructor(stackOf(error).split('\n'), error)
  const [first] = lines.flatMap(line => codePosition(line, names) ?? [])
  // Without the recorder, only errors have a position.
  return isA(Error, error)
    ? (first ?? awaitedFrames(lines, error, names)[0]?.position)
    : undefined
}

/** Omits the frames above a given function; not every browser has it. */
const { captureStackTrace } = Error as Partial<ErrorConstructor>

/** Where the code called the function that is running. */
export const callLocation = (
  called: (...args: unknown[]) => void,
  names: SourceNames,
): CodeLocation | undefined => {
  // It is the visitor's function, and may print.
  if (Reflect.get(Error, 'prepareStackTrace') !== undefined) {
    return undefined
  }
  const error = new Error('call')
  captureStackTrace?.(error, called)
  return locationOf(error, names)
}

/** Whether the innermost frame that is not a built-in's is in that module. */
export const isThrownIn = (
  module: string,
  error: unknown,
  { modules }: SourceNames,
): boolean => {
  const frame = stackOf(error)
    .split('\n')
    .find(line => isFrame(line) && !isBuiltIn(line))
  return [...modules].some(
    ([url, { name }]) =>
      name === module &&
      frame !== undefined &&
      positionIn(frame, [name, url]) !== undefined,
  )
}

const show = (caller: string, place: string): string =>
  caller ? `    at ${caller} (${place})` : `    at ${place}`

const showFrame = (
  caller: string,
  { line, column, file }: CodeLocation,
  { fileName }: SourceNames,
): string => show(caller, `${file ?? fileName}:${line}:${column}`)

/** A function that the visitor called, or nothing for a module's inner ones. */
const showModuleFrame = (line: string, { modules }: SourceNames): string[] => {
  const caller = callerOf(line).replace(/^Module\./u, '')
  for (const [url, { name, exported }] of modules) {
    if (positionIn(line, [name, url])) {
      const known = exported.get(caller)
      return known === undefined ? [] : [show(known, name)]
    }
  }
  return []
}

const showFrames = (lines: readonly string[], names: SourceNames): string[] =>
  lines.flatMap((line, index) => {
    const position = codePosition(line, names)
    if (position) {
      return [showFrame(callerOf(line), position, names)]
    }
    if (!isBuiltIn(line)) {
      return showModuleFrame(line, names)
    }
    // What the visitor's code called, not what a module or the sandbox did.
    const caller = lines.slice(index + 1).find(other => !isBuiltIn(other))
    return caller !== undefined && codePosition(caller, names)
      ? [show(callerOf(line), '<anonymous>')]
      : []
  })

/**
 * A stack with the visitor's lines under the name of their file, the functions
 * of modules that they called, and without what is inside of those and of the
 * sandbox.
 */
export const showStack = (
  stack: string,
  error: { readonly name?: unknown; readonly message?: unknown },
  names: SourceNames,
): string => {
  const lines = withoutConstructor(stack.split('\n'), error)
  const firstFrame = lines.findIndex(isFrame)
  if (firstFrame === -1) {
    return stack
  }
  const head =
    firstFrame > 0
      ? lines.slice(0, firstFrame).join('\n').trimEnd()
      : // Gecko's and WebKit's stacks have frames alone.
        [error.name, error.message].filter(Boolean).join(': ')
  const frames = withoutRecorder(lines.slice(firstFrame), names)
  const awaited = awaitedFrames(frames, error, names).map(
    ({ caller, position }) => showFrame(caller, position, names),
  )
  const shown = [...showFrames(frames, names), ...awaited]
  return [head, ...shown.slice(0, MAX_FRAMES)].join('\n')
}
