import type { CodeLocation } from '../messages'

export type ModuleNames = {
  /** Under which code imports it. */
  readonly name: string
  /** What it exports: the functions that a reader knows. */
  readonly exported: ReadonlySet<string>
}

/** Where the code of a run was loaded from, and how to call it. */
export type SourceNames = {
  /** The visitor's module. */
  readonly codeUrl: string
  readonly fileName: string
  /** Other modules, by the address they were loaded from. */
  readonly modules: ReadonlyMap<string, ModuleNames>
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

/** Browsers name a module by its `sourceURL`, or else by its address. */
const codePosition = (line: string, { codeUrl, fileName }: SourceNames) =>
  positionIn(line, [fileName, codeUrl])

/** Code may have replaced what makes stacks by something that throws. */
const stackOf = (error: unknown): string => {
  try {
    return error instanceof Error ? String(error.stack ?? '') : ''
  } catch {
    return ''
  }
}

/** The innermost place in the visitor's own code. */
export const locationOf = (
  error: unknown,
  names: SourceNames,
): CodeLocation | undefined => {
  for (const line of stackOf(error).split('\n')) {
    const position = codePosition(line, names)
    if (position) {
      return position
    }
  }
  return undefined
}

/** Whether an error came from somewhere, and not from reading the code. */
export const hasFrames = (error: unknown): boolean =>
  stackOf(error).split('\n').some(isFrame)

/** Who is named before the address, in V8's form or in Gecko's and WebKit's. */
const callerOf = (line: string): string => {
  const v8 = /^\s*at (?:async )?(.+?) \(/u.exec(line)
  return v8?.[1] ?? /^\s*([^@\s]+)@/u.exec(line)?.[1] ?? ''
}

const show = (caller: string, place: string): string =>
  caller ? `    at ${caller} (${place})` : `    at ${place}`

/** A function that the visitor called, or nothing for a module's inner ones. */
const showModuleFrame = (line: string, { modules }: SourceNames): string[] => {
  const caller = callerOf(line).replace(/^Module\./u, '')
  for (const [url, { name, exported }] of modules) {
    if (positionIn(line, [name, url])) {
      return exported.has(caller) ? [show(caller, name)] : []
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
      return [
        show(
          callerOf(line),
          `${names.fileName}:${position.line}:${position.column}`,
        ),
      ]
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
  const lines = stack.split('\n')
  const firstFrame = lines.findIndex(isFrame)
  if (firstFrame === -1) {
    return stack
  }
  const head =
    firstFrame > 0
      ? lines.slice(0, firstFrame).join('\n').trimEnd()
      : // Gecko's and WebKit's stacks have frames alone.
        [error.name, error.message].filter(Boolean).join(': ')
  return [head, ...showFrames(lines.slice(firstFrame), names)].join('\n')
}
