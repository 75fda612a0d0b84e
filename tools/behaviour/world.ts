import 'core-js/actual/promise/with-resolvers.js'
import { VirtualClock } from '../virtualClock'

/** Virtual time costs nothing. lfi has no timers: only the probes wait. */
export const clock = new VirtualClock(1)

// A failure that nothing handles is one of the things that are tried.
process.on('unhandledRejection', () => {})

// Without it Node warns of each rejection that is handled too late.
process.on('rejectionHandled', () => {})
