import { readFrameFailure, readWorkerMessage } from './guards'
import type { PageMessage, StartFrame, WorkerMessage } from './messages'

interface FrameOptions {
  /** The address of the sandbox's page. */
  readonly address: string
  readonly workerSource: string
  /** Undefined stands for a message that was not one. */
  readonly onMessage: (message: WorkerMessage | undefined) => void
  readonly onFailure: (message: string) => void
}

export interface Frame {
  readonly send: (message: PageMessage) => void
  /** Ends whatever runs in it, even an endless loop. */
  readonly remove: () => void
}

const createElement = (address: string): HTMLIFrameElement => {
  const element = document.createElement('iframe')
  // Without allow-same-origin: an origin of its own, equal to no other.
  element.setAttribute('sandbox', 'allow-scripts')
  element.setAttribute('aria-hidden', 'true')
  element.setAttribute('tabindex', '-1')
  element.referrerPolicy = 'no-referrer'
  element.title = 'Code runner'
  element.hidden = true
  element.src = address
  return element
}

/** Makes a fresh sandbox: a frame, in which a worker, with a port to it. */
export const createFrame = ({
  address,
  workerSource,
  onMessage,
  onFailure,
}: FrameOptions): Frame => {
  const element = createElement(address)
  const control = new MessageChannel()
  const run = new MessageChannel()

  control.port1.onmessage = event => {
    const failure = readFrameFailure(event.data)
    if (failure) onFailure(failure.message)
  }
  run.port1.onmessage = event => onMessage(readWorkerMessage(event.data))
  element.addEventListener(
    'load',
    () => {
      const message: StartFrame = { type: 'lfi-sandbox:start', workerSource }
      // The frame's origin is opaque: no other target than "*" can name it.
      element.contentWindow?.postMessage(message, '*', [
        control.port2,
        run.port2,
      ])
    },
    { once: true },
  )
  document.body.append(element)

  return {
    send: message => run.port1.postMessage(message),
    remove: () => {
      control.port1.onmessage = null
      run.port1.onmessage = null
      control.port1.close()
      run.port1.close()
      element.remove()
    },
  }
}
