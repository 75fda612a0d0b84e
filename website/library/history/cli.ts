import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { observeInstalled } from '../behaviour/loadBehaviour'
import { toRecord } from '../behaviour/model/record'
import { lfiVersion } from '../lfiVersion'
import { HISTORY_FILE, loadHistory, UPGRADE_FILE } from './loadHistory'
import { historyOf, upgradeTo } from './model/compareReleases'
import type { Release } from './model/schema'
import { majorOf } from './model/versions'
import { publishedVersions, unpackVersion } from './packVersions'
import { moduleOf, readRelease } from './readRelease'

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

/**
 * Runs the functions of a version whose calls are those of today: older ones
 * than the major before take other arguments.
 */
const observe = async (version: string, folder: string) => {
  if (majorOf(version) < majorOf(lfiVersion) - 1) {
    return undefined
  }
  const record = toRecord(await observeInstalled(moduleOf(folder)))
  for (const [label, fields] of record) {
    if (fields.has('unobserved')) {
      console.log(`  ${label} ${fields.get('unobserved')}`)
    }
  }
  return record
}

const readReleases = async (versions: readonly string[]) => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), `${PACKAGE}-history-`))
  try {
    const releases: Release[] = []
    for (const version of versions) {
      console.log(`${PACKAGE} ${version}`)
      const unpacked = await unpackVersion(PACKAGE, version, folder)
      const behaviour = await observe(version, unpacked)
      releases.push({
        ...readRelease(unpacked),
        ...(behaviour && { behaviour }),
      })
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
