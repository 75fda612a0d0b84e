import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { lfiVersion } from '../lfiVersion'
import { HISTORY_FILE, loadHistory, UPGRADE_FILE } from './loadHistory'
import { historyOf, upgradeTo } from './model/compareReleases'
import type { Release } from './model/schema'
import { publishedVersions, unpackVersion } from './packVersions'
import { readRelease } from './readRelease'

const PACKAGE = 'lfi'

/** A poorer registry must not take away what a richer one has shown. */
const requireKnown = (versions: readonly string[]): void => {
  const known = fs.existsSync(HISTORY_FILE) ? loadHistory().releases : []
  const lacking = known
    .map(({ version }) => version)
    .filter(version => !versions.includes(version))
  if (lacking.length > 0) {
    throw new Error(
      `The registry lacks ${lacking.join(', ')}, which ${HISTORY_FILE} knows. Nothing was written: run npm run history with a registry that has them, or delete the file to begin anew.`,
    )
  }
}

const readReleases = async (
  versions: readonly string[],
): Promise<Release[]> => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), `${PACKAGE}-history-`))
  try {
    const releases: Release[] = []
    for (const version of versions) {
      console.log(`${PACKAGE} ${version}`)
      releases.push(readRelease(await unpackVersion(PACKAGE, version, folder)))
    }
    return releases
  } finally {
    fs.rmSync(folder, { recursive: true })
  }
}

const writeJson = (file: string, value: unknown): void => {
  fs.writeFileSync(file, JSON.stringify(value))
  execFileSync('npx', ['biome', 'format', '--write', file])
  console.log(`Wrote ${file}.`)
}

const main = async (): Promise<void> => {
  const versions = await publishedVersions(PACKAGE)
  requireKnown(versions)
  const releases = await readReleases(versions)
  writeJson(HISTORY_FILE, historyOf(releases))
  writeJson(UPGRADE_FILE, upgradeTo(lfiVersion, releases))
}

main().catch(error => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
