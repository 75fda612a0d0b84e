import type { CodeLocation } from '../messages'
import {
  callerOf,
  codePosition,
  isBuiltIn,
  positionIn,
  type SourceNames,
} from './stackFrames'

/** As many frames as V8 keeps; recorded runs need more for the recorder's. */
export const MAX_FRAMES = 10
export const MAX_RECORDED_FRAMES = 50

/** A stack as it would be if nothing were recorded. */
export const withoutRecorder = (
  lines: readonly string[],
  { recorder, modules }: SourceNames,
): readonly string[] => {
  if (recorder === undefined) {
    return lines
  }
  const [address] = [...modules].find(([, { name }]) => name === recorder) ?? [
    '',
  ]
  const isRecorders = (line: string): boolean =>
    positionIn(line, [recorder, address]) !== undefined
  const isOthers = (line: string, index: number): boolean => {
    const caller = isBuiltIn(line)
      ? lines.slice(index).find(other => !isBuiltIn(other))
      : line
    return caller === undefined || !isRecorders(caller)
  }
  return lines.filter(isOthers).slice(0, MAX_FRAMES)
}

type AwaitedFrame = {
  readonly caller: string
  readonly position: CodeLocation
}

/** The position of the `await` at a location, or whose operand is there. */
const toAwait = (
  { line, column, file }: CodeLocation,
  { recorded }: SourceNames,
): CodeLocation | undefined => {
  const text = file ? '' : (recorded?.[line - 1] ?? '')
  const isInLoop = /\bfor\s+await\b[^;{}]*$/u.test(text.slice(0, column - 1))
  if (isInLoop || text.startsWith('await', column - 1)) {
    return { line, column }
  }
  const keyword = /await\s*$/u.exec(text.slice(0, column - 1))
  return keyword ? { line, column: keyword.index + 1 } : undefined
}

/** The innermost frames of a stack, as long as each awaits the one before. */
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
 * The awaiting frames that a stack lacks because the recorder's listener makes
 * browsers drop them. Stacks that have them already get none.
 */
export const awaitedFrames = (
  lines: readonly string[],
  error: unknown,
  names: SourceNames,
): readonly AwaitedFrame[] => {
  const known = lines.flatMap((line, index) => {
    const position = codePosition(line, names)
    // Not the first frame: the failing call may be on the awaiting line.
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
