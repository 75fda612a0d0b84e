type Version = { core: [number, number, number]; preRelease: string }

const parse = (version: string): Version => {
  const [core = '', ...rest] = version.split('-')
  const [major = 0, minor = 0, patch = 0] = core.split('.').map(Number)
  return { core: [major, minor, patch], preRelease: rest.join('-') }
}

const comparePreReleases = (a: string, b: string): number => {
  if (a === b) {
    return 0
  }
  // The version without a suffix is the one that its pre-releases lead to.
  if (!(a && b)) {
    return a ? -1 : 1
  }
  return a.localeCompare(b, 'en', { numeric: true })
}

export const compareVersions = (a: string, b: string): number => {
  const [left, right] = [parse(a), parse(b)]
  const difference = left.core
    .map((part, index) => part - (right.core[index] ?? 0))
    .find(part => part !== 0)
  return difference ?? comparePreReleases(left.preRelease, right.preRelease)
}

export const isPreRelease = (version: string): boolean =>
  parse(version).preRelease !== ''

/** `2.0.0` of `2.0.0-beta.1`: the version that readers install. */
export const withoutPreRelease = (version: string): string =>
  parse(version).core.join('.')

export const majorOf = (version: string): number => parse(version).core[0]

/**
 * Whether no other release fits between two versions. Between 3.8.0 and 4.1.1
 * some do, whether or not the registry has them.
 */
export const isNextVersion = (before: string, after: string): boolean => {
  const [left, right] = [parse(before).core, parse(after).core]
  return (
    left[0] === right[0] &&
    left[1] === right[1] &&
    right[2] - left[2] <= (isPreRelease(before) ? 0 : 1)
  )
}
