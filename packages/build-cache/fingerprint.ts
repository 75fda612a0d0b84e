import { readFileSync, statSync } from 'node:fs'
import { listFiles } from './files'
import { hash } from './hash'
import { installedPackages, type Packages } from './installed'
import { filesOf } from './moduleGraph'

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

export const disk: Disk = { hashFile, installedPackages }

/** Packages that only checks need change no result. */
const describePackages = (packages: Packages): string[] =>
  Object.entries(packages)
    .filter(([, { dev }]) => !dev)
    .map(([name, { version, integrity }]) => `${name} ${version} ${integrity}`)

/**
 * One short text for all that the code of these modules is: their own files,
 * those they import or start, the installed packages, the content of those that
 * package.json lists, and Node's version.
 */
export const fingerprint = (
  modules: readonly string[],
  { hashFile, installedPackages }: Disk = disk,
): string =>
  hash(
    process.version,
    ...[...filesOf(modules), ...packagesByContent().flatMap(listFiles)].flatMap(
      file => [file, hashFile(file)],
    ),
    ...describePackages(installedPackages()),
  )
