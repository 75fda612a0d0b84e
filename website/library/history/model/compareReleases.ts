import { behavedIn, compareBehaviour } from './compareBehaviour'
import type {
  ChangedDeclaration,
  ExportFacts,
  History,
  Release,
  ReleaseFacts,
  Upgrade,
} from './schema'
import { compareVersions, isPreRelease, majorOf } from './versions'

const factsOf = ({
  version,
  node,
  formats,
  behaviour,
}: Release): ReleaseFacts => ({
  version,
  node,
  formats,
  ...(behaviour && { probed: true }),
})

/** The order of overloads says nothing about what can be called. */
const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  JSON.stringify([...a].sort()) === JSON.stringify([...b].sort())

const exportFacts = (name: string, releases: readonly Release[]) => {
  const added: string[] = []
  const changed: string[] = []
  const removed: string[] = []
  let before: readonly string[] | undefined
  for (const { version, declarations } of releases) {
    const now = declarations.get(name)
    if (now && !before) {
      added.push(version)
    } else if (!now && before) {
      removed.push(version)
    } else if (now && before && !isSame(now, before)) {
      changed.push(version)
    }
    before = now
  }
  const behaved = behavedIn(name, releases)
  const facts: ExportFacts = {
    added,
    ...(changed.length > 0 && { changed }),
    ...(removed.length > 0 && { removed }),
    ...(behaved.length > 0 && { behaved }),
  }
  return facts
}

const namesOf = (releases: readonly Release[]): string[] =>
  [
    ...new Set(
      releases.flatMap(({ declarations }) => [...declarations.keys()]),
    ),
  ].sort((a, b) => a.localeCompare(b, 'en'))

const oldestFirst = (releases: readonly Release[]): Release[] =>
  [...releases].sort((a, b) => compareVersions(a.version, b.version))

export const historyOf = (published: readonly Release[]): History => {
  const releases = oldestFirst(published)
  return {
    releases: releases.map(factsOf),
    exports: Object.fromEntries(
      namesOf(releases).map(name => [name, exportFacts(name, releases)]),
    ),
  }
}

const changeOf = (
  name: string,
  before: readonly string[],
  after: readonly string[],
): ChangedDeclaration => ({
  name,
  before: before.filter(form => !after.includes(form)),
  after: after.filter(form => !before.includes(form)),
})

const compareReleases = (from: Release, to: Release): Upgrade => {
  const names = namesOf([from, to])
  return {
    from: factsOf(from),
    to: factsOf(to),
    added: names.filter(name => !from.declarations.has(name)),
    removed: names.filter(name => !to.declarations.has(name)),
    changed: names.flatMap(name => {
      const before = from.declarations.get(name)
      const after = to.declarations.get(name)
      return before && after && !isSame(before, after)
        ? [changeOf(name, before, after)]
        : []
    }),
    behaviour: compareBehaviour(from.behaviour, to.behaviour),
  }
}

/** What `version` changed since the last release of the major before. */
export const upgradeTo = (
  version: string,
  published: readonly Release[],
): Upgrade => {
  const releases = oldestFirst(published).filter(
    release => release.version === version || !isPreRelease(release.version),
  )
  const to = releases.find(release => release.version === version)
  const from = releases.findLast(
    release => majorOf(release.version) < majorOf(version),
  )
  if (!(from && to)) {
    throw new Error(
      `The registry has ${to ? `no version older than ${majorOf(version)}.0.0` : `no version ${version}`}, so there is nothing to compare. Run npm run history with a registry that has it.`,
    )
  }
  return compareReleases(from, to)
}
