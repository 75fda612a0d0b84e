/** Where a line and column of a file are in the reader's code, if they are. */
export type Locate = (
  address: string,
  line: number,
  column: number,
) => Position | undefined

/** A place in the JavaScript of the reader's files. */
export type Position = {
  /** The name of a file beside the main one; empty for that. */
  readonly file: string
  readonly line: number
  readonly column: number
}

/** What is asked of V8's call sites. */
type Frame = {
  readonly getScriptNameOrSourceURL: () => string | null
  readonly getLineNumber: () => number | null
  readonly getColumnNumber: () => number | null
}

/** What V8 adds to `Error`; types differ between where this is compiled. */
type Stacks = { stackTraceLimit?: unknown; prepareStackTrace?: unknown }

/** The recorder's own frames, lfi's and built-ins' are above the reader's. */
const MAX_LOOKED_AT = 40

const isFrames = (value: unknown): value is readonly Frame[] =>
  Array.isArray(value)

const textFrame =
  /^(?:.*?[@(\s])?(?<address>\S+):(?<line>\d+):(?<column>\d+)\)?$/u

const locateText = (text: string, locate: Locate): Position | undefined => {
  const { address = '', line, column } = textFrame.exec(text)?.groups ?? {}
  return locate(address, Number(line), Number(column))
}

const locateFrame = (frame: Frame, locate: Locate): Position | undefined =>
  locate(
    frame.getScriptNameOrSourceURL() ?? '',
    frame.getLineNumber() ?? 0,
    frame.getColumnNumber() ?? 0,
  )

/** The innermost place of the reader's code that runs now. */
export const findPosition = (locate: Locate): Position | undefined => {
  const stacks: Stacks & ErrorConstructor = Error
  const { stackTraceLimit, prepareStackTrace } = stacks
  let frames: unknown
  try {
    stacks.stackTraceLimit = MAX_LOOKED_AT
    stacks.prepareStackTrace = (_error: Error, given: unknown) => {
      frames = given
      return ''
    }
    const { stack } = new Error('place')
    const positions = isFrames(frames)
      ? frames.map(frame => () => locateFrame(frame, locate))
      : String(stack)
          .split('\n')
          .map(line => () => locateText(line, locate))
    for (const position of positions) {
      const found = position()
      if (found) {
        return found
      }
    }
    return undefined
  } finally {
    stacks.stackTraceLimit = stackTraceLimit
    if (prepareStackTrace) {
      stacks.prepareStackTrace = prepareStackTrace
    } else {
      Reflect.deleteProperty(stacks, 'prepareStackTrace')
    }
  }
}
