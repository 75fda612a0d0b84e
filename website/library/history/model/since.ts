import type { FieldChange, History } from './schema'
import { compareVersions, isNextVersion, withoutPreRelease } from './versions'

/** Authored facts that no package shows: see data/releases.ts. */
export type ReleaseNotes = {
  /** Versions that could never be installed under the package's name. */
  neverPublished: readonly string[]
  /** Names that meant something else before a version. */
  otherThings: readonly { until: string; names: readonly string[] }[]
}

/** `4.1.2`, or `by 4.1.1` where an older version may have had it already. */
export type Since = string

const beforeOf = (history: History, version: string): string | undefined => {
  const versions = history.releases.map(({ version }) => version)
  return versions[versions.indexOf(version) - 1]
}

const newest = (versions: readonly string[]): string | undefined =>
  [...versions].sort(compareVersions).at(-1)

const phrase = (history: History, version: string): Since => {
  const before = beforeOf(history, version)
  const release = withoutPreRelease(version)
  return before && isNextVersion(before, version) ? release : `by ${release}`
}

/** Whether the published versions leave room for what a tag says. */
const isPossible = (
  tag: string,
  version: string,
  history: History,
  { neverPublished }: ReleaseNotes,
): boolean => {
  const before = beforeOf(history, version)
  return (
    tag !== '' &&
    !neverPublished.includes(tag) &&
    (!before || compareVersions(before, tag) < 0) &&
    compareVersions(tag, withoutPreRelease(version)) <= 0
  )
}

/** The version in which a name began to mean what it means today. */
const firstOf = (
  name: string,
  history: History,
  { otherThings }: ReleaseNotes,
): string | undefined => {
  const { added = [], changed = [] } = history.exports[name] ?? {}
  const rebirths = otherThings
    .filter(({ names }) => names.includes(name))
    .flatMap(({ until }) =>
      changed.filter(version => withoutPreRelease(version) === until),
    )
  return newest([...added, ...rebirths.slice(0, 1)])
}

/**
 * Since when the package has an export: what its own tag says where the
 * published versions allow it, or else what they show.
 */
export const sinceOf = (
  name: string,
  tag: string,
  history: History,
  notes: ReleaseNotes,
): Since => {
  const version = firstOf(name, history, notes)
  if (!version || isPossible(tag, version, history, notes)) {
    return tag
  }
  return phrase(history, version)
}

/** Since when an export is declared as it is now. */
export const declaredSince = (
  name: string,
  history: History,
): Since | undefined => {
  const { added = [], changed = [] } = history.exports[name] ?? {}
  const version = newest([...added, ...changed])
  return version && phrase(history, version)
}

/** How an export came to do what it does, oldest change first. */
export const changesOf = (
  name: string,
  history: History,
): (FieldChange & { version: Since })[] =>
  (history.exports[name]?.behaved ?? []).flatMap(({ version, changes }) =>
    changes.map(change => ({ ...change, version: phrase(history, version) })),
  )
