/**
 * Put before the program of the sandbox's worker, so that a run in it costs no
 * waiting and is the same each time: virtual time, and chance that repeats.
 */
import { installVirtualClock } from '@lfi-docs/virtual-time'

const { port1, port2 } = new MessageChannel()
const waiting: (() => void)[] = []
let hasBegun = false
port1.onmessage = () => waiting.shift()?.()

// Loading the code takes real time, so virtual time begins with the code: the
// worker takes away what tells it so.
const { deleteProperty } = Reflect
Reflect.deleteProperty = (holder, key) => {
  Reflect.deleteProperty = deleteProperty
  // The recorder has taken this one for the built-in, and calls it again.
  if (!hasBegun) {
    hasBegun = true
    for (const _ of waiting) {
      port2.postMessage(0)
    }
  }
  return deleteProperty(holder, key)
}

Object.assign(globalThis, {
  setImmediate: (run: () => void) => {
    waiting.push(run)
    if (hasBegun) {
      port2.postMessage(0)
    }
  },
})
installVirtualClock()
deleteProperty(globalThis, 'setImmediate')

let state = 1
Math.random = () => {
  state = (state * 48_271) % 0x7f_ff_ff_ff
  return state / 0x7f_ff_ff_ff
}
