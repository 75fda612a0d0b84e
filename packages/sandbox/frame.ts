import { readFrameMessage, readWorkerMessage } from './guards'
import { loadMilliseconds } from './limits'
import type { PageMessage, StartFrame, WorkerMessage } from './messages'

const notLoaded =
  'The sandbox could not be loaded. Running code needs a connection to this site, or something blocked sandbox.html. Check your connection and run again.'

/** An element that loads the sandbox's page. */
export type OpenedFrame = {
  readonly element: HTMLIFrameElement
  readonly loaded: Promise<unknown>
}

/** Opens a sandbox's page, in a frame with an origin of its own. */
export const openFrame = (address: string): OpenedFrame => {
  const element = Object.assign(document.createElement('iframe'), {
    // Without allow-same-origin: an origin that equals no other.
    sandbox: 'allow-scripts',
    referrerPolicy: 'no-referrer',
    hidden: true,
    src: address,
  })
  document.body.append(element)
  return {
    element,
    loaded: new Promise(resolve => {
      element.onload = resolve
    }),
  }
}

type FrameHandlers = {
  readonly onMessage: (message: WorkerMessage) => void
  readonly onFlood: () => void
  readonly onFailure: (message: string) => void
}

export type Frame = ReturnType<typeof startFrame>

/** Starts a worker in a frame, with a private port to it, for one run. */
const startFrame = (
  { element, loaded }: OpenedFrame,
  workerSource: string,
  onFailed: () => void,
) => {
  const control = new MessageChannel()
  const run = new MessageChannel()
  let handlers: FrameHandlers | undefined
  /** A buffer for messages from before somebody listens. */
  const early: unknown[] = []
  let isRemoved = false
  let isLoaded = false

  const fail = (message: string): void => {
    if (!isRemoved) {
      onFailed()
      handlers?.onFailure(message)
    }
  }
  /**
   * Firefox fires no error for a frame that could not be loaded. The same
   * address, asked for once more, tells that from a slow connection; a page may
   * not ask a sandbox on a host of its own.
   */
  const checkAddress = async (): Promise<void> => {
    if (new URL(element.src).origin === location.origin) {
      const answer = await fetch(element.src, { method: 'HEAD' }).catch(
        () => null,
      )
      if (!isLoaded && !answer?.ok) {
        fail(notLoaded)
      }
    }
  }
  let timer = setTimeout(checkAddress, loadMilliseconds)
  void loaded.then(() => {
    isLoaded = true
    clearTimeout(timer)
    const message: StartFrame = { type: 'sandbox:start', workerSource }
    // The frame's origin is opaque: no other target than "*" can name it.
    element.contentWindow?.postMessage(message, '*', [control.port2, run.port2])
    // A browser's own page about a missing network loads too, but never answers.
    timer = setTimeout(() => fail(notLoaded), loadMilliseconds)
  })
  control.port1.onmessage = event => {
    clearTimeout(timer)
    const message = readFrameMessage(event.data)
    if (message?.type === 'frame-failure') {
      fail(message.message)
    } else if (message?.type === 'frame-flood') {
      handlers?.onFlood()
    }
  }
  run.port1.onmessage = event => void early.push(event.data)

  return {
    listen: (given: FrameHandlers): void => {
      handlers = given
      const handle = (data: unknown): void => {
        const message = readWorkerMessage(data)
        if (message) {
          given.onMessage(message)
        }
      }
      run.port1.onmessage = event => handle(event.data)
      early.splice(0).forEach(handle)
    },
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

/** What a sandbox is started with. */
type SandboxRuntime = {
  /** The worker's program, a classic script. */
  readonly workerSource: string
  /** The source of each module that code may import, by its name. */
  readonly moduleSources: Readonly<Record<string, string>>
}

/**
 * Keeps one sandbox ready for the next run: browsers give a frame a process of
 * its own, which takes longer than all that is fetched meanwhile.
 */
export const createSpareFrame = (open: () => OpenedFrame) => {
  let opened: OpenedFrame | undefined
  let started: { frame: Frame; runtime: SandboxRuntime } | undefined

  const discard = (): void => {
    started?.frame.remove()
    opened?.element.remove()
    started = undefined
    opened = undefined
  }
  const openNext = (): OpenedFrame => {
    opened ??= open()
    return opened
  }
  const start = (runtime: SandboxRuntime): Frame => {
    if (started && started.runtime !== runtime) {
      discard()
    }
    if (!started) {
      const frame = startFrame(openNext(), runtime.workerSource, () => {
        // A sandbox that failed is of no use to the next run.
        if (started?.frame === frame) {
          discard()
        }
      })
      frame.send({ type: 'modules', sources: runtime.moduleSources })
      started = { frame, runtime }
    }
    return started.frame
  }
  return {
    open: (): void => void openNext(),
    start: (runtime: SandboxRuntime): void => void start(runtime),
    /** A sandbox that nothing has run in: the spare one, or else a new one. */
    take: (runtime: SandboxRuntime): Frame => {
      const frame = start(runtime)
      started = undefined
      opened = undefined
      return frame
    },
    discard,
  }
}
