import {
  type CallPlace,
  type Consumer,
  type Places,
  placeKey,
} from '../rewrite/places'

/** A place in the JavaScript of the reader's files. */
export type Position = {
  /** The name of a file beside the main one; empty for that. */
  readonly file: string
  readonly line: number
  readonly column: number
}

/** Where an address, line and column are in the reader's code, if they are. */
export type Locate = (
  address: string,
  line: number,
  column: number,
) => Position | undefined

let places: Places = { calls: {}, consumers: [], lines: {} }
let locate: Locate = () => undefined

export const beginPlaces = (given: Places, locateIn: Locate): void => {
  places = given
  locate = locateIn
}

/** What is asked of V8's call sites. */
type Frame = {
  readonly getScriptNameOrSourceURL: () => string | null
  readonly getLineNumber: () => number | null
  readonly getColumnNumber: () => number | null
}

/** The recorder's own frames, lfi's and built-ins' are above the reader's. */
const MAX_LOOKED_AT = 30
const { defineProperty, getOwnPropertyDescriptor, deleteProperty } = Reflect

const setOwn = (
  key: string,
  value: unknown,
): PropertyDescriptor | undefined => {
  const known = getOwnPropertyDescriptor(Error, key)
  defineProperty(Error, key, {
    configurable: true,
    enumerable: true,
    writable: true,
    value,
  })
  return known
}

const setBack = (key: string, known: PropertyDescriptor | undefined): void => {
  if (known) {
    defineProperty(Error, key, known)
  } else {
    deleteProperty(Error, key)
  }
}

let frames: readonly Frame[] | undefined

const keepFrames = (_error: Error, given: readonly Frame[]): string => {
  frames = given
  return ''
}

const textFrame =
  /^(?:.*?[@(\s])?(?<address>\S+):(?<line>\d+):(?<column>\d+)\)?$/u

const locateText = (text: string): Position | undefined => {
  const { address = '', line, column } = textFrame.exec(text)?.groups ?? {}
  return locate(address, Number(line), Number(column))
}

const locateFrame = (frame: Frame): Position | undefined =>
  locate(
    frame.getScriptNameOrSourceURL() ?? '',
    frame.getLineNumber() ?? 0,
    frame.getColumnNumber() ?? 0,
  )

/** The first that is found, after so many others. */
const findNth = <Item>(
  items: readonly Item[],
  find: (item: Item) => Position | undefined,
  skipped: number,
): Position | undefined => {
  let left = skipped
  for (const item of items) {
    const position = find(item)
    if (position && left-- === 0) {
      return position
    }
  }
  return undefined
}

/**
 * Where the reader's code is that runs now: its innermost place, or that of a
 * caller.
 */
const findPosition = (skipped = 0): Position | undefined => {
  const limit = setOwn('stackTraceLimit', MAX_LOOKED_AT)
  const prepare = setOwn('prepareStackTrace', keepFrames)
  frames = undefined
  try {
    const { stack } = new Error('place')
    const found: readonly Frame[] | undefined = frames
    return found
      ? findNth(found, locateFrame, skipped)
      : findNth(String(stack).split('\n'), locateText, skipped)
  } finally {
    setBack('prepareStackTrace', prepare)
    setBack('stackTraceLimit', limit)
  }
}

/** The call in the reader's code that runs now. */
export const findCall = (): CallPlace | undefined => {
  const position = findPosition()
  return position && callAt(position)
}

const callAt = ({ file, line, column }: Position): CallPlace | undefined =>
  places.calls[placeKey(file, line, column)]

/** What consumes in the reader's code that runs now, or in a caller of it. */
export const findConsumer = (skipped = 0): Consumer | undefined => {
  const position = findPosition(skipped)
  if (!position) {
    return undefined
  }
  const { file, line, column } = position
  const offset = (places.lines[file]?.[line - 1] ?? 0) + column - 1
  const call = callAt(position)
  return (
    call?.consumer ??
    places.consumers.find(
      ({ file: other, start, end }) =>
        other === file && start <= offset && offset < end,
    )?.consumer
  )
}
