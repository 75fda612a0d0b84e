import { readFrameMessage, readWorkerMessage } from './guards'
import { loadMilliseconds } from './limits'
import type { PageMessage, StartFrame, WorkerMessage } from './messages'
import type { OpenedFrame } from './openFrame'
import { notLoadedSentence } from './sentences'

type FrameHandlers = {
  /** Undefined stands for a message that could not be read. */
  readonly onMessage: (message: WorkerMessage | undefined) => void
  readonly onFailure: (message: string) => void
}

export type Frame = ReturnType<typeof createFrame>

/**
 * Makes a fresh sandbox of a frame that `openFrame` opened, which will start a
 * worker, and a port to that worker.
 */
export const createFrame = ({ element, loaded }: OpenedFrame) => {
  const address = element.src
  const control = new MessageChannel()
  const run = new MessageChannel()
  let handlers: FrameHandlers | undefined
  /** What came before somebody listened: that the worker is ready. */
  const early: unknown[] = []
  let hasFailed = false
  let isRemoved = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const fail = (message: string): void => {
    if (isRemoved) {
      return
    }
    hasFailed = true
    handlers?.onFailure(message)
  }
  control.port1.onmessage = event => {
    clearTimeout(timer)
    const message = readFrameMessage(event.data)
    if (message?.type === 'frame-failure') {
      fail(message.message)
    } else if (message?.type === 'frame-flood') {
      handlers?.onMessage(undefined)
    }
  }
  run.port1.onmessage = event => void early.push(event.data)
  let isLoaded = false
  /**
   * Firefox does not say that a frame could not be loaded. The same address,
   * asked for once more, tells that from a slow connection; a page may not ask
   * a sandbox on a host of its own.
   */
  const checkAddress = async (): Promise<void> => {
    if (new URL(address, location.href).origin !== location.origin) {
      return
    }
    const answer = await fetch(address, { method: 'HEAD' }).catch(() => null)
    if (!isLoaded && !answer?.ok) {
      fail(notLoadedSentence)
    }
  }
  const start = (workerSource: string): void => {
    isLoaded = true
    clearTimeout(timer)
    const message: StartFrame = { type: 'sandbox:start', workerSource }
    // The frame's origin is opaque: no other target than "*" can name it.
    element.contentWindow?.postMessage(message, '*', [control.port2, run.port2])
    // A page that says that there is no network loads as well, but is mute.
    timer = setTimeout(() => fail(notLoadedSentence), loadMilliseconds)
  }

  return {
    /** Starts the worker, once; until then the frame only loads its page. */
    start: (workerSource: string): void => {
      timer = setTimeout(checkAddress, loadMilliseconds)
      void loaded.then(() => start(workerSource))
    },
    /** What came before is handled at once, so that the run need not wait. */
    listen: (given: FrameHandlers): void => {
      handlers = given
      run.port1.onmessage = event =>
        given.onMessage(readWorkerMessage(event.data))
      for (const message of early.splice(0)) {
        given.onMessage(readWorkerMessage(message))
      }
    },
    hasFailed: (): boolean => hasFailed,
    send: (message: PageMessage): void => run.port1.postMessage(message),
    /** Ends the code that runs in it, even an endless loop. */
    remove: (): void => {
      isRemoved = true
      clearTimeout(timer)
      control.port1.onmessage = null
      run.port1.onmessage = null
      control.port1.close()
      run.port1.close()
      element.remove()
    },
  }
}
