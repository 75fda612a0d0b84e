import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { installResolvers, installVirtualClock } from '@lfi-docs/virtual-time'

/*
 * The world in which functions are observed. Time costs nothing, rejections that
 * nobody handles are not fatal, and garbage is collected on call.
 */

installResolvers()
// The functions use promises alone, and a million turns cost seconds.
const clock = installVirtualClock(1)

// A failure that nobody handles is one of the things that are tried.
process.on('unhandledRejection', () => {})

// Node warns of each rejection that somebody handles too late.
process.on('rejectionHandled', () => {})

setFlagsFromString('--expose-gc')
const collect: unknown = runInNewContext('gc')

export const collectGarbage = (): void => {
  if (typeof collect !== 'function') {
    throw new Error(
      'Node gave the probes no garbage collector to call, so they cannot see what a function holds.',
    )
  }
  collect()
}

export const now = (): number => clock.now

export const delay = (milliseconds: number): Promise<void> =>
  clock.sleep(milliseconds)

/** Waits until nothing more will happen, and sets the clock to zero. */
export const untilQuiet = (): Promise<void> => clock.rewind()
