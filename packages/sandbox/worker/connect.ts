import type { PageMessage, WorkerMessage } from '../messages'
import { isObject } from './builtIns'

export type Connection = ReturnType<typeof connect>

const isPageMessage = (value: unknown): value is PageMessage => {
  if (!(isObject(value) && 'type' in value)) {
    return false
  }
  if (value.type === 'ping') {
    return true
  }
  if (value.type === 'modules') {
    return 'sources' in value
  }
  return value.type === 'run' && 'js' in value && typeof value.js === 'string'
}

/**
 * The port to the page. The built-ins it takes are taken here, before any code
 * of a visitor runs, so that replacing them later neither reaches the port nor
 * stops the answers to the page's pings.
 */
export const connect = (port: MessagePort) => {
  const { apply } = Reflect
  const { postMessage } = MessagePort.prototype
  const data = Reflect.getOwnPropertyDescriptor(
    MessageEvent.prototype,
    'data',
  )?.get
  return {
    send: (message: WorkerMessage): void => apply(postMessage, port, [message]),
    receive: (handle: (message: PageMessage) => void): void => {
      port.onmessage = event => {
        const value: unknown = data && apply(data, event, [])
        if (isPageMessage(value)) {
          handle(value)
        }
      }
    },
  }
}
