/**
 * What runs in the sandbox's worker. In: one message with a port, then on that
 * port modules and one request to run code. Out: what it prints, and how it ended.
 */
import { type Connection, connect } from './connect'
import { type LoadedModule, loadModules } from './loadModules'
import { prepareRun, type RunSite } from './runCode'

export type { Thrown } from './runCode'

const start = (connection: Connection, site: RunSite): void => {
  // First, so that the page's answer comes meanwhile.
  connection.send({ type: 'ready' })
  const { run, warmUp } = prepareRun(connection, site)
  let hasRun = false
  let modules: readonly LoadedModule[] = []
  connection.receive(message => {
    if (message.type === 'ping') {
      connection.send({ type: 'pong' })
    } else if (hasRun) {
      return
    } else if (message.type === 'modules') {
      modules = loadModules(message.sources)
      setTimeout(() => hasRun || warmUp())
    } else {
      hasRun = true
      run(message, modules)
    }
  })
}

/** Waits for the page; what the worker's program has to call, once. */
export const startWorker = (site: RunSite): void =>
  globalThis.addEventListener(
    'message',
    event => {
      const [port] = event.ports
      if (port) {
        start(connect(port), site)
      }
    },
    { once: true },
  )
