import { rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { cacheFolder, listFiles, readJson, writeAtomically } from './files'

/** Enough to go back and forth between branches and versions of lfi. */
export const MAX_BUILDS = 10

/** Notes this build, and tells when the oldest that still counts began. */
const noteBuild = (file: string, began: number): number => {
  // Only this function writes it.
  const before = (readJson(file) ?? []) as number[]
  const builds = [...before, began].slice(-MAX_BUILDS)
  writeAtomically(file, JSON.stringify(builds))
  return builds.length < MAX_BUILDS ? 0 : (builds[0] ?? 0)
}

type Pruning = {
  /**
   * Folders beside the cache's own that are removed as a whole, by their own
   * time.
   */
  others: readonly string[]
  folder?: string
  began?: number
}

/** Called after each build: forgets what none of the last ten has used. */
export const prune = ({
  others,
  folder = cacheFolder,
  began = Date.now() - process.uptime() * 1000,
}: Pruning): void => {
  const oldest = noteBuild(path.join(folder, 'builds.json'), began)
  for (const entry of [...listFiles(folder), ...others]) {
    const used = statSync(entry, { throwIfNoEntry: false })?.mtimeMs
    if (used !== undefined && used < oldest) {
      rmSync(entry, { recursive: true, force: true })
    }
  }
}
