import type { CodeLocation } from '../messages'
import { isA } from './builtIns'

export type ModuleNames = {
  /** Under which code imports it. */
  readonly name: string
  /** The functions that a reader knows, by the names they have inside it. */
  readonly exported: ReadonlyMap<string, string>
}

/** What an instrument put into code, by its lines. */
type Inserted = readonly (readonly {
  readonly index: number
  readonly length: number
}[])[]

/** Where the code of a run was loaded from, and how to call it. */
export type SourceNames = {
  /** The visitor's module. */
  readonly codeUrl: string
  readonly fileName: string
  /** Other files of the visitor's. */
  readonly files?: readonly {
    readonly name: string
    readonly url: string
    readonly inserted?: Inserted
  }[]
  readonly inserted?: Inserted
  /** Other modules, by the address they were loaded from. */
  readonly modules: ReadonlyMap<string, ModuleNames>
  /** The module that records the run, if one does. */
  readonly recorder?: string
  /** The lines of the visitor's module, if its run is recorded. */
  readonly recorded?: readonly string[]
  /** Of code that is recorded: stacks of where an error has been awaited. */
  readonly awaitersOf?: (error: unknown) => readonly string[]
}

/** Where a frame is, if it is in what was loaded from one of the addresses. */
export const positionIn = (
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

/** Where a place was before anything was put into its line. */
const withoutInserted = (
  { line, column }: CodeLocation,
  inserted: Inserted = [],
): CodeLocation => {
  let shift = 0
  for (const { index, length } of inserted[line - 1] ?? []) {
    shift += Math.min(length, Math.max(0, column - 1 - index))
  }
  return { line, column: column - shift }
}

/** Browsers name a module by its `sourceURL`, or else by its address. */
export const codePosition = (
  line: string,
  { codeUrl, fileName, files = [], inserted }: SourceNames,
): CodeLocation | undefined => {
  for (const file of files) {
    const inFile = positionIn(line, [file.name, file.url])
    if (inFile) {
      return { ...withoutInserted(inFile, file.inserted), file: file.name }
    }
  }
  const position = positionIn(line, [fileName, codeUrl])
  return position && withoutInserted(position, inserted)
}

/**
 * Gecko's stack of `new MyError()` begins in the constructor, V8's at the call,
 * which is where a reader looks.
 */
export const withoutConstructor = (
  lines: readonly string[],
  error: unknown,
): readonly string[] => {
  const maker: unknown = isA(Error, error) ? error.constructor : undefined
  const name = typeof maker === 'function' ? maker.name : ''
  return name !== '' && lines[0]?.startsWith(`${name}@`)
    ? lines.slice(1)
    : lines
}

/** Who is named before the address, in V8's form or in Gecko's and WebKit's. */
export const callerOf = (line: string): string => {
  const v8 = /^\s*at (?:async )?(.+?) \(/u.exec(line)
  return v8?.[1] ?? /^\s*([^@\s]+)@/u.exec(line)?.[1] ?? ''
}

export const isBuiltIn = (line: string): boolean =>
  line.trimEnd().endsWith('(<anonymous>)')

export const isFrame = (line: string): boolean =>
  /^\s+at |@.*:\d+:\d+$|^[^\s]*@/u.test(line)
