import type { CodeLocation } from '../messages'
import type { LoadedFile, LoadedModule } from './loadCode'

/** As many frames as V8 keeps. */
const MAX_FRAMES = 10
/** A recorded run needs more, for the recorder's own. */
export const MAX_RECORDED_FRAMES = 50

/** Where the code of a run was loaded from, and how to call it. */
export type SourceNames = {
  /** The visitor's. */
  readonly file: LoadedFile
  readonly modules: readonly LoadedModule[]
}

/**
 * Where a frame is, if it is in what was loaded from there: browsers name a
 * module by its `sourceURL`, or else by its address.
 */
const positionIn = (
  frame: string,
  { name, url }: { readonly name: string; readonly url: string },
): CodeLocation | undefined => {
  for (const address of [name, url]) {
    const start = frame.lastIndexOf(`${address}:`)
    const isWhole = start === 0 || /[\s(@]/u.test(frame.charAt(start - 1))
    const place =
      start >= 0 && isWhole
        ? /^(\d+):(\d+)/u.exec(frame.slice(start + address.length + 1))
        : null
    if (place) {
      return { line: Number(place[1]), column: Number(place[2]) }
    }
  }
  return undefined
}

/** Who is named before the address, in V8's form or in Gecko's and WebKit's. */
const callerOf = (frame: string): string =>
  /^\s*at (?:async )?(.+?) \(/u.exec(frame)?.[1] ??
  /^\s*([^@\s]+)@/u.exec(frame)?.[1] ??
  ''

const isFrame = (line: string): boolean =>
  /^\s+at |@.*:\d+:\d+$|^[^\s]*@/u.test(line)

/** Code may have replaced what makes stacks by something that throws. */
const linesOf = (error: unknown): readonly string[] => {
  try {
    if (!(error instanceof Error)) {
      return []
    }
    const lines = String(error.stack ?? '').split('\n')
    // Gecko's stack of `new MyError()` begins in the constructor.
    return lines[0]?.startsWith(`${error.constructor.name}@`)
      ? lines.slice(1)
      : lines
  } catch {
    return []
  }
}

/** The innermost place in the visitor's own code. */
export const locationOf = (
  error: unknown,
  names: SourceNames,
): CodeLocation | undefined =>
  linesOf(error).flatMap(line => positionIn(line, names.file) ?? [])[0]

const show = (caller: string, place: string): string =>
  caller ? `    at ${caller} (${place})` : `    at ${place}`

/**
 * A frame with the visitor's lines under the name of their file, or a function
 * that a module exports; nothing for what is inside of modules and the sandbox.
 */
const showFrame = (
  frame: string,
  { file, modules }: SourceNames,
): readonly string[] => {
  const position = positionIn(frame, file)
  if (position) {
    const { line, column } = position
    return [show(callerOf(frame), `${file.name}:${line}:${column}`)]
  }
  const module = modules.find(each => positionIn(frame, each))
  const known = module?.exported.get(callerOf(frame).replace(/^Module\./u, ''))
  return module && known !== undefined ? [show(known, module.name)] : []
}

/** The stack of an error, in V8's form. */
export const showStack = (error: Error, names: SourceNames): string => {
  const lines = linesOf(error)
  const first = lines.findIndex(isFrame)
  if (first === -1) {
    return lines.join('\n')
  }
  const head =
    first > 0
      ? lines.slice(0, first).join('\n').trimEnd()
      : // Gecko's and WebKit's stacks have frames alone.
        [error.name, error.message].filter(Boolean).join(': ')
  const frames = lines
    .slice(first)
    .flatMap(frame => showFrame(frame, names))
    .slice(0, MAX_FRAMES)
  return [head, ...frames].join('\n')
}
