// `npm start`: from a bare clone to the production site, in one command.
import { findFreePort, readPort, serve } from './serve.mjs'
import { ensureInstalled, root, runCommand } from './setup.mjs'

await runCommand(async () => {
  process.chdir(root)
  // Before the minute of building: it would be for nothing.
  await findFreePort(readPort(process.env), process.env.SERVE_HOST)
  ensureInstalled({ omitsDev: true })
  const { buildSite } = await import('./build.mjs')
  await buildSite()
  await serve()
})
