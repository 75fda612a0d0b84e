import type { CodeLocation } from '../messages'
import {
  callerOf,
  codePosition,
  isBuiltIn,
  positionIn,
  type SourceNames,
} from './stackFrames'

/** As many frames as browsers keep; a recorded run keeps its own beside. */
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

/** Where the `await` is that a place is at, or whose operand is there. */
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
export const awaitedFrames = (
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
