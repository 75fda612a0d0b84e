import { existsSync, readFileSync } from 'node:fs'

/** The part of npm's record of `node_modules` that tells versions apart. */
type Package = {
  version?: string
  integrity?: string
  /** Needed by checks only. */
  dev?: boolean
  /** A folder of this repository, by its name in `resolved`. */
  link?: boolean
  resolved?: string
}

export type Packages = Readonly<Record<string, Package>>

const RECORD = 'node_modules/.package-lock.json'

let packages: Packages | undefined

/**
 * It is read once per process, so that a process that runs during an
 * installation keeps the old answer.
 */
export const installedPackages = (): Packages => {
  if (!existsSync(RECORD)) {
    throw new Error(
      `${RECORD} is missing, which tells what is installed. Run npm ci.`,
    )
  }
  packages ??= JSON.parse(readFileSync(RECORD, 'utf8')).packages as Packages
  return packages
}
