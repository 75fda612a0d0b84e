// `npm start`: from a bare clone to the production site, in one command.
import { createServer } from 'node:net'
import { listen, readPort, serve } from './serve.mjs'
import { ensureInstalled, root, runCommand } from './setup.mjs'

/** Before the minute of building: it would be for nothing. */
const checkPort = async () => {
  const server = createServer()
  await listen(server, readPort(process.env), process.env.SERVE_HOST)
  await new Promise(resolve => server.close(resolve))
}

await runCommand(async () => {
  process.chdir(root)
  await checkPort()
  ensureInstalled({ omitsDev: true })
  const { buildSite } = await import('./build.mjs')
  await buildSite()
  await serve()
})
