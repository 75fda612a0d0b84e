import {
  networkSandboxAddress,
  sandboxAddress,
} from '@site/generated/sandbox/addresses'
import { createFrame, type Frame } from './createFrame'
import type { SandboxRuntime } from './loadRuntime'

type SpareFrame = {
  readonly allowNetwork: boolean
  readonly frame: Frame
  /** What it was started with; it can't be started with anything else. */
  runtime?: SandboxRuntime
}

/** A sandbox that waits for the one run it is for. */
let spare: SpareFrame | undefined

export const discardSpareFrame = (): void => {
  spare?.frame.remove()
  spare = undefined
}

/**
 * Opens the page of the next run's sandbox. Browsers give it a process of its
 * own, which takes longer than all that is fetched meanwhile.
 */
export const openSpareFrame = (allowNetwork: boolean): SpareFrame => {
  if (spare?.allowNetwork === allowNetwork && !spare.frame.hasFailed()) {
    return spare
  }
  discardSpareFrame()
  const address = allowNetwork ? networkSandboxAddress : sandboxAddress
  spare = { allowNetwork, frame: createFrame(address) }
  return spare
}

/** Starts the sandbox of the next run, so that the run need not wait. */
export const startSpareFrame = (
  runtime: SandboxRuntime,
  allowNetwork: boolean,
): Frame => {
  if (spare?.runtime && spare.runtime !== runtime) {
    discardSpareFrame()
  }
  const opened = openSpareFrame(allowNetwork)
  if (!opened.runtime) {
    opened.runtime = runtime
    opened.frame.start(runtime.workerSource)
    opened.frame.send({ type: 'modules', sources: runtime.moduleSources })
  }
  return opened.frame
}

/** A sandbox that nothing has run in: the spare one, or else a new one. */
export const takeFrame = (
  runtime: SandboxRuntime,
  allowNetwork: boolean,
): Frame => {
  const frame = startSpareFrame(runtime, allowNetwork)
  spare = undefined
  return frame
}
