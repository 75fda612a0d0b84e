/** Where a line and column of a file are in the reader's code, if they are. */
export type Locate = (
  address: string,
  line: number,
  column: number,
) => Position | undefined

/** A place in the reader's JavaScript. */
export type Position = { readonly line: number; readonly column: number }

/** What V8 adds to `Error`; types differ between where this is compiled. */
type Stacks = { stackTraceLimit?: unknown; prepareStackTrace?: unknown }

/** The recorder's own frames, lfi's and built-ins' are above the reader's. */
const MAX_LOOKED_AT = 40

/** A line of a stack: `at call (address:1:2)`, or `call@address:1:2`. */
const frame =
  /^(?:.*?[@(\s])?(?<address>[^\s(@]\S*):(?<line>\d+):(?<column>\d+)\)?$/u

/** The innermost place of the reader's code that runs now. */
export const findPosition = (locate: Locate): Position | undefined => {
  const stacks: Stacks & ErrorConstructor = Error
  const { stackTraceLimit, prepareStackTrace } = stacks
  try {
    stacks.stackTraceLimit = MAX_LOOKED_AT
    Reflect.deleteProperty(stacks, 'prepareStackTrace')
    for (const text of String(new Error('place').stack).split('\n')) {
      const { address = '', line, column } = frame.exec(text)?.groups ?? {}
      const found = locate(address, Number(line), Number(column))
      if (found) {
        return found
      }
    }
    return undefined
  } finally {
    Object.assign(stacks, { stackTraceLimit })
    if (prepareStackTrace !== undefined) {
      Object.assign(stacks, { prepareStackTrace })
    }
  }
}
