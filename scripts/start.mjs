// `npm start`: from a bare clone to the production site, in one command.
import { spawnSync } from 'node:child_process'
import { isBuildFresh, recordBuild } from './buildFreshness.mjs'
import { ensureInstalled, root } from './ensureInstalled.mjs'

const [major] = process.versions.node.split('.').map(Number)
if (major < 20) {
  console.error(
    `This project needs Node 20 or newer; this is Node ${process.versions.node}. Install a newer Node and run the command again.`,
  )
  process.exit(1)
}

ensureInstalled()

if (isBuildFresh()) {
  console.log('The build is up to date.')
} else {
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) {
    console.error('The site could not be built; the reason is above.')
    process.exit(1)
  }
  recordBuild()
}

const { serve } = await import('./serve.mjs')
await serve()
