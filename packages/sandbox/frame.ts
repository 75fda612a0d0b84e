import { readMessage } from './guards'
import type { PageMessage, SandboxMessage, StartFrame } from './messages'

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

/** What a sandbox is started with. */
type SandboxRuntime = {
  /** The worker's program, a classic script. */
  readonly workerSource: string
  /** The source of each module that code may import, by its name. */
  readonly moduleSources: Readonly<Record<string, string>>
}

export type Frame = ReturnType<typeof startFrame>

/** Starts a worker in a frame, with a private port to it, for one run. */
export const startFrame = (
  { element, loaded }: OpenedFrame,
  { workerSource, moduleSources }: SandboxRuntime,
) => {
  const { port1: port, port2: portOfFrame } = new MessageChannel()
  const send = (message: PageMessage): void => port.postMessage(message)
  void loaded.then(() => {
    const message: StartFrame = { type: 'sandbox:start', workerSource }
    // The frame's origin is opaque: no other target than "*" can name it.
    element.contentWindow?.postMessage(message, '*', [portOfFrame])
  })
  // The port queues messages in both directions until the worker and the page
  // listen.
  send({ type: 'modules', sources: moduleSources })
  return {
    send,
    listen: (onMessage: (message: SandboxMessage) => void): void => {
      port.onmessage = ({ data }) => {
        const message = readMessage(data)
        if (message) {
          onMessage(message)
        }
      }
    },
    /** Ends the code that runs in it, even an endless loop. */
    remove: (): void => {
      port.onmessage = null
      port.close()
      element.remove()
    },
  }
}
