import { existsSync, readFileSync, statSync } from 'node:fs'
import { listFiles } from './files'
import { hash } from './hash'
import { describePackages, type Packages } from './installedPackages'
import { moduleGraph } from './moduleGraph'

/** npm's own record of what is installed. */
const INSTALLED = 'node_modules/.package-lock.json'

/**
 * Packages whose files count, not their versions alone: those that maintainers
 * change in place. `buildCache.packagesByContent` in package.json names them.
 */
const packagesByContent = (): string[] => {
  const { buildCache } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    buildCache?: { packagesByContent?: string[] }
  }
  return (buildCache?.packagesByContent ?? []).map(
    name => `node_modules/${name}`,
  )
}

/** Reads the disk; tests pass a stand-in. */
export type Disk = {
  hashFile: (file: string) => string
  installedPackages: () => Packages
}

const known = new Map<string, { stamp: string; hashed: string }>()

/** The hash of a file, computed once for each change of it. */
const hashFile = (file: string): string => {
  const { mtimeMs, size } = statSync(file)
  const stamp = `${mtimeMs}:${size}`
  const before = known.get(file)
  if (before?.stamp === stamp) {
    return before.hashed
  }
  const hashed = hash(readFileSync(file, 'utf8'))
  known.set(file, { stamp, hashed })
  return hashed
}

let packages: Packages | undefined

/**
 * It is read once per process, so that a process that runs during an
 * installation keeps the old answer.
 */
const installedPackages = (): Packages => {
  if (!existsSync(INSTALLED)) {
    throw new Error(
      `${INSTALLED} is missing, which tells what is installed. Run npm ci.`,
    )
  }
  packages ??= JSON.parse(readFileSync(INSTALLED, 'utf8')).packages as Packages
  return packages
}

export const disk: Disk = { hashFile, installedPackages }

/**
 * One short text for all that the code of these modules is: their own files,
 * those they import or start, the packages they use with all that these use,
 * the content of those that package.json lists, and Node's version.
 */
export const fingerprint = (
  modules: readonly string[],
  { hashFile, installedPackages }: Disk = disk,
): string => {
  const { files, packages } = moduleGraph(modules)
  return hash(
    process.version,
    ...[...files, ...packagesByContent().flatMap(listFiles)].flatMap(file => [
      file,
      hashFile(file),
    ]),
    ...describePackages(installedPackages(), packages),
  )
}
