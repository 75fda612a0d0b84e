import type { CodeLocation } from '../messages'

/** Where the code of a run was loaded from, and how to call it. */
export interface SourceNames {
  /** The visitor's module. */
  readonly codeUrl: string
  readonly fileName: string
  /** Other modules, by the address they were loaded from. */
  readonly modules: ReadonlyMap<string, string>
}

const codePosition = (line: string, { codeUrl }: SourceNames) => {
  const start = line.indexOf(`${codeUrl}:`)
  if (codeUrl === '' || start === -1) return undefined
  const match = /^(\d+):(\d+)/u.exec(line.slice(start + codeUrl.length + 1))
  if (!match) return undefined
  return { line: Number(match[1]), column: Number(match[2]) }
}

/** The innermost place in the visitor's own code. */
export const locationOf = (
  error: unknown,
  names: SourceNames,
): CodeLocation | undefined => {
  if (!(error instanceof Error)) return undefined
  for (const line of String(error.stack ?? '').split('\n')) {
    const position = codePosition(line, names)
    if (position) return position
  }
  return undefined
}

/** Who is named before the address, in V8's form or in Gecko's and WebKit's. */
const callerOf = (line: string): string => {
  const v8 = /^\s*at (?:async )?(.+?) \(/u.exec(line)
  return v8?.[1] ?? /^\s*([^@\s]+)@/u.exec(line)?.[1] ?? ''
}

const showFrame = (line: string, names: SourceNames): string[] => {
  const caller = callerOf(line)
  const frame = (place: string): string[] => [
    caller ? `    at ${caller} (${place})` : `    at ${place}`,
  ]
  const position = codePosition(line, names)
  if (position)
    return frame(`${names.fileName}:${position.line}:${position.column}`)
  for (const [url, name] of names.modules)
    if (line.includes(url)) return caller ? frame(name) : []
  return line.includes('<anonymous>') ? frame('<anonymous>') : []
}

const isFrame = (line: string): boolean =>
  /^\s+at |@.*:\d+:\d+$|^[^\s]*@/u.test(line)

/**
 * A stack with the visitor's lines under the name of their file, and without
 * the sandbox's own.
 */
export const showStack = (
  stack: string,
  error: { readonly name?: unknown; readonly message?: unknown },
  names: SourceNames,
): string => {
  const lines = stack.split('\n')
  const firstFrame = lines.findIndex(isFrame)
  if (firstFrame === -1) return stack
  const head =
    firstFrame > 0
      ? lines.slice(0, firstFrame).join('\n')
      : // Gecko's and WebKit's stacks have frames alone.
        [error.name, error.message].filter(Boolean).join(': ')
  const frames = lines.slice(firstFrame).flatMap(line => showFrame(line, names))
  return [head, ...frames].join('\n')
}
