/**
 * What runs in the sandbox's worker. In: one message with a port, then on that
 * port one request to run code. Out: what it prints, and how it ended.
 */
import { type Connection, connect } from './connect'
import { createRuntime } from './runtime'

const start = (connection: Connection): void => {
  let hasRun = false
  connection.receive(message => {
    if (message.type === 'ping') connection.send({ type: 'pong' })
    else if (!hasRun) {
      hasRun = true
      createRuntime(message, connection).run()
    }
  })
  connection.send({ type: 'ready' })
}

globalThis.addEventListener(
  'message',
  event => {
    const [port] = event.ports
    if (port) start(connect(port))
  },
  { once: true },
)
