import { createFrame, type Frame } from './createFrame'
import { type OpenedFrame, openFrame } from './openFrame'

/** What a sandbox is started with. */
type SandboxRuntime = {
  /** The worker's program, a classic script. */
  readonly workerSource: string
  /** The source of each module that code may import, by its name. */
  readonly moduleSources: Readonly<Record<string, string>>
}

type Opened = {
  readonly allowNetwork: boolean
  readonly frame: Frame
  /** What it was started with; it can't be started with anything else. */
  runtime?: SandboxRuntime
}

/**
 * Keeps a sandbox that waits for the one run it is for. `takeOpened` gives the
 * frame that was opened at an address ahead of this, if one was, and gives it
 * once.
 */
export const createSpareFrame = (
  addressOf: (allowNetwork: boolean) => string,
  takeOpened: (address: string) => OpenedFrame | undefined = () => undefined,
) => {
  let spare: Opened | undefined

  const discard = (): void => {
    spare?.frame.remove()
    spare = undefined
  }
  /**
   * Opens the page of the next run's sandbox. Browsers give it a process of its
   * own, which takes longer than all that is fetched meanwhile.
   */
  const open = (allowNetwork: boolean): Opened => {
    if (spare?.allowNetwork === allowNetwork && !spare.frame.hasFailed()) {
      return spare
    }
    discard()
    const address = addressOf(allowNetwork)
    spare = {
      allowNetwork,
      frame: createFrame(takeOpened(address) ?? openFrame(address)),
    }
    return spare
  }
  /** Starts the sandbox of the next run, so that the run need not wait. */
  const start = (runtime: SandboxRuntime, allowNetwork: boolean): Frame => {
    if (spare?.runtime && spare.runtime !== runtime) {
      discard()
    }
    const opened = open(allowNetwork)
    if (!opened.runtime) {
      opened.runtime = runtime
      opened.frame.start(runtime.workerSource)
      opened.frame.send({ type: 'modules', sources: runtime.moduleSources })
    }
    return opened.frame
  }
  /** A sandbox that nothing has run in: the spare one, or else a new one. */
  const take = (runtime: SandboxRuntime, allowNetwork: boolean): Frame => {
    const frame = start(runtime, allowNetwork)
    spare = undefined
    return frame
  }
  return { open, start, take, discard }
}
