// Builds the site once more from what former builds left in the cache, and
// fails if a single byte is another one than in `build/`. Run it after a build,
// best after one of another configuration as well: nothing of it may show.
import {
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs'
import path from 'node:path'
import { buildSite } from './buildSite.mjs'

const again = 'build-again'
const MAX_NAMED = 10

const listFiles = folder =>
  readdirSync(folder, { recursive: true })
    // What is compressed afterwards follows from the rest.
    .filter(name => !/\.(?:br|gz)$/u.test(name))
    .filter(name => statSync(path.join(folder, name)).isFile())

const isSame = (name, folders) => {
  const [one, other] = folders.map(folder => path.join(folder, name))
  return (
    existsSync(one) &&
    existsSync(other) &&
    readFileSync(one).equals(readFileSync(other))
  )
}

const status = buildSite(['--out-dir', `../${again}`])
if (status === 0) {
  const folders = ['build', again]
  const files = new Set(folders.flatMap(listFiles))
  const different = [...files].filter(file => !isSame(file, folders)).sort()
  console.log(
    different.length === 0
      ? `A warm build equals the one before: ${files.size} files.`
      : `A warm build differs from the one before in ${different.length} of ${files.size} files:\n${different.slice(0, MAX_NAMED).join('\n')}`,
  )
  process.exitCode = different.length === 0 ? 0 : 1
} else {
  process.exitCode = status
}
rmSync(again, { recursive: true, force: true })
