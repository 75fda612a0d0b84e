import { recorderModule } from '../../../trace/recorder/rewrite/names'
import { pieces } from '../../../trace/recorder/rewrite/Wraps'
import type { CodeLocation } from '../messages'
import { isA } from './builtIns'

export type ModuleNames = {
  /** Under which code imports it. */
  readonly name: string
  /** The functions that a reader knows, by the names they have inside it. */
  readonly exported: ReadonlyMap<string, string>
}

/** Where the code of a run was loaded from, and how to call it. */
export type SourceNames = {
  /** The visitor's module. */
  readonly codeUrl: string
  readonly fileName: string
  /** Other files of the visitor's. */
  readonly files?: readonly { readonly name: string; readonly url: string }[]
  /** Other modules, by the address they were loaded from. */
  readonly modules: ReadonlyMap<string, ModuleNames>
  /** The lines of code that is recorded, with what was put into it. */
  readonly recorded?: readonly string[]
  /** Of code that is recorded: stacks of where an error has been awaited. */
  readonly awaitersOf?: (error: unknown) => readonly string[]
}

/** As many frames as browsers keep; a recorded run keeps its own beside. */
const MAX_FRAMES = 10
export const MAX_RECORDED_FRAMES = 50

const { stackTraceLimit } = Error

/** Other browsers keep a hundred; more is for code that asks for more. */
const shownFrames = (): number => {
  const limit: unknown = Error.stackTraceLimit
  return limit === stackTraceLimit || limit === MAX_RECORDED_FRAMES
    ? MAX_FRAMES
    : Number(limit) || MAX_FRAMES
}

/**
 * Gecko's stack of `new MyError()` begins in the constructor, V8's at the call,
 * which is where a reader looks.
 */
const withoutConstructor = (
  lines: readonly string[],
  error: unknown,
): readonly string[] => {
  const maker: unknown = isA(Error, error) ? error.constructor : undefined
  const name = typeof maker === 'function' ? maker.name : ''
  return name !== '' && lines[0]?.startsWith(`${name}@`)
    ? lines.slice(1)
    : lines
}

/** Where a frame is, if it is in what was loaded from one of the addresses. */
const positionIn = (
  line: string,
  addresses: readonly string[],
): CodeLocation | undefined => {
  for (const address of addresses) {
    const start = line.lastIndexOf(`${address}:`)
    const isWhole = start === 0 || /[\s(@]/u.test(line.charAt(start - 1))
    const match =
      address !== '' && start >= 0 && isWhole
        ? /^(\d+):(\d+)/u.exec(line.slice(start + address.length + 1))
        : null
    if (match) {
      return { line: Number(match[1]), column: Number(match[2]) }
    }
  }
  return undefined
}

/** Where a column was before anything was put into its line. */
const columnBefore = (line: string, column: number): number => {
  let shift = 0
  for (const { 0: piece, index } of line.matchAll(pieces)) {
    shift += Math.min(piece.length, Math.max(0, column - 1 - index))
  }
  return column - shift
}

/** Browsers name a module by its `sourceURL`, or else by its address. */
const codePosition = (
  line: string,
  { codeUrl, fileName, files = [], recorded }: SourceNames,
): CodeLocation | undefined => {
  for (const { name, url } of files) {
    const inFile = positionIn(line, [name, url])
    if (inFile) {
      return { ...inFile, file: name }
    }
  }
  const position = positionIn(line, [fileName, codeUrl])
  const text = position && recorded?.[position.line - 1]
  return position && text !== undefined
    ? { ...position, column: columnBefore(text, position.column) }
    : position
}

/** A stack as it would be if nothing were recorded. */
const withoutRecorder = (
  lines: readonly string[],
  { recorded, modules }: SourceNames,
): readonly string[] => {
  if (!recorded) {
    return lines
  }
  const [recorder] = [...modules].find(
    ([, { name }]) => name === recorderModule,
  ) ?? ['']
  const isRecorders = (line: string): boolean =>
    positionIn(line, [recorderModule, recorder]) !== undefined
  const isOthers = (line: string, index: number): boolean => {
    const caller = isBuiltIn(line)
      ? lines.slice(index).find(other => !isBuiltIn(other))
      : line
    return caller === undefined || !isRecorders(caller)
  }
  return lines.filter(isOthers).slice(0, MAX_FRAMES)
}

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
  return first ?? awaitedFrames(lines, error, names)[0]?.position
}

/** Leaves out who is above a function; not every browser has it. */
const { captureStackTrace } = Error as Partial<ErrorConstructor>

/** Where the code called a function, which is at work. */
export const callLocation = (
  called: (...args: unknown[]) => void,
  names: SourceNames,
): CodeLocation | undefined => {
  // It is the code's own, and may print.
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

/** Who is named before the address, in V8's form or in Gecko's and WebKit's. */
const callerOf = (line: string): string => {
  const v8 = /^\s*at (?:async )?(.+?) \(/u.exec(line)
  return v8?.[1] ?? /^\s*([^@\s]+)@/u.exec(line)?.[1] ?? ''
}

type AwaitedFrame = {
  readonly caller: string
  readonly position: CodeLocation
}

/** Where the `await` is that a place of its operand belongs to. */
const toAwait = (
  { line, column, file }: CodeLocation,
  { recorded }: SourceNames,
): CodeLocation | undefined => {
  const text = file ? '' : (recorded?.[line - 1]?.replaceAll(pieces, '') ?? '')
  const keyword = /await\s*$/u.exec(text.slice(0, column - 1))
  return keyword ? { line, column: keyword.index + 1 } : undefined
}

/** The places of a stack, from the innermost, as long as each awaits the last. */
const awaitingFrames = (stack: string, names: SourceNames): AwaitedFrame[] => {
  const frames: AwaitedFrame[] = []
  for (const line of withoutRecorder(stack.split('\n').slice(1), names)) {
    const place = codePosition(line, names)
    const isAsync = /^\s*at async /u.test(line)
    const position = place && (isAsync ? place : toAwait(place, names))
    if (!position) {
      break
    }
    frames.push({ caller: callerOf(line), position })
  }
  return frames
}

/**
 * What a stack lacks because the recorder hears of a promise as well: browsers
 * then forget who awaits it. An error that was made before that has it all.
 */
const awaitedFrames = (
  lines: readonly string[],
  error: unknown,
  names: SourceNames,
): readonly AwaitedFrame[] => {
  const known = lines.flatMap((line, index) => {
    const position = codePosition(line, names)
    // What failed may stand on the line that awaits it.
    return position && index > 0 ? [`${callerOf(line)}:${position.line}`] : []
  })
  const stacks = names.awaitersOf?.(error) ?? []
  return stacks
    .map(stack => awaitingFrames(stack, names))
    .filter(
      ([first]) =>
        first && !known.includes(`${first.caller}:${first.position.line}`),
    )
    .flat()
    .slice(0, Math.max(0, MAX_FRAMES - lines.length))
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

const isBuiltIn = (line: string): boolean =>
  line.trimEnd().endsWith('(<anonymous>)')

const showFrames = (lines: readonly string[], names: SourceNames): string[] =>
  lines.flatMap((line, index) => {
    const position = codePosition(line, names)
    if (position) {
      return [showFrame(callerOf(line), position, names)]
    }
    if (!isBuiltIn(line)) {
      return showModuleFrame(line, names)
    }
    // What the visitor's code called, not what lfi or the sandbox did.
    const caller = lines.slice(index + 1).find(other => !isBuiltIn(other))
    return caller !== undefined && codePosition(caller, names)
      ? [show(callerOf(line), '<anonymous>')]
      : []
  })

const isFrame = (line: string): boolean =>
  /^\s+at |@.*:\d+:\d+$|^[^\s]*@/u.test(line)

/**
 * A stack with the visitor's lines under the name of their file, the functions
 * of lfi that they called, and without what is inside of those and of the
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
  return [head, ...shown.slice(0, shownFrames())].join('\n')
}
