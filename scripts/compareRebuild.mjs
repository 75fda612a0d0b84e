// Builds the site once more from what former builds left in the cache, and
// fails if a single byte is another one than in `build/`. Run it after a build,
// best after one of another configuration as well: nothing of it may show.
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { buildSite } from './buildSite.mjs'

const again = 'build-again'

/** `diff` names each file that differs. */
const compare = () => {
  // What is compressed afterwards follows from the rest.
  const options = ['-rq', '--exclude=*.br', '--exclude=*.gz']
  const { status } = spawnSync('diff', [...options, 'build', again], {
    stdio: 'inherit',
  })
  if (status === 0) {
    console.log('A warm build equals the one before.')
  }
  return status ?? 1
}

process.exitCode = buildSite(['--out-dir', `../${again}`]) || compare()
rmSync(again, { recursive: true, force: true })
