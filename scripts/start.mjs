// `npm start`: from a bare clone to the production site, in one command. It
// serves as soon as the pages are there; `npm run build` also compresses them
// and looks at them.
import { createServer } from 'node:net'
import { isBuildFresh } from './buildFreshness.mjs'
import { buildPages } from './buildSite.mjs'
import { ensureInstalled, root } from './ensureInstalled.mjs'
import { listen, readPort, serve } from './serve.mjs'

const checkNode = () => {
  const [major] = process.versions.node.split('.').map(Number)
  if (major < 20) {
    throw new Error(
      `This project needs Node 20 or newer; this is Node ${process.versions.node}. Install a newer Node and run the command again.`,
    )
  }
}

/** Before the minute of building: it would be for nothing. */
const checkPort = async () => {
  const server = createServer()
  await listen(server, readPort(process.env), process.env.SERVE_HOST)
  await new Promise(resolve => server.close(resolve))
}

const start = async () => {
  checkNode()
  await checkPort()
  ensureInstalled({ omitsDev: true })
  process.chdir(root)
  if (isBuildFresh()) {
    console.log('The build is up to date.')
  } else if (buildPages() !== 0) {
    throw new Error('The site could not be built; the reason is above.')
  }
  await serve()
}

start().catch(error => {
  console.error(error.message)
  process.exitCode = 1
})
