import { type InspectOptions, inspect } from 'node:util'

const ESCAPE = String.fromCharCode(27)
const green = String.raw`(?:${ESCAPE}\[32m)?`
const plain = String.raw`(?:${ESCAPE}\[39m)?`
const hiddenKey = new RegExp(
  String.raw`${green}\[(byteLength|byteOffset|buffer)\]${plain}: `,
  'gu',
)
const symbolKey = new RegExp(
  String.raw`([{,] |\n +)(${green}Symbol\([^()]*\)${plain}): `,
  'gu',
)

/**
 * What Node 20 prints, under newer versions too: Node 22 came to put brackets
 * around the hidden properties of buffers, and Node 24 leaves them away where
 * a key is a symbol.
 */
export const inspectOfNode = (
  value: unknown,
  options: InspectOptions = {},
): string =>
  inspect(value, options)
    .replaceAll(hiddenKey, '$1: ')
    .replaceAll(symbolKey, '$1[$2]: ')
