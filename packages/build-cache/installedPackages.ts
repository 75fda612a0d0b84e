/** The part of npm's record of `node_modules` that tells versions apart. */
type Package = {
  version?: string
  integrity?: string
  dependencies?: Readonly<Record<string, string>>
  optionalDependencies?: Readonly<Record<string, string>>
  peerDependencies?: Readonly<Record<string, string>>
}

export type Packages = Readonly<Record<string, Package>>

/** Where Node finds `name` from a package's folder: there, or further up. */
const locate = (
  packages: Packages,
  from: string,
  name: string,
): string | undefined => {
  const location = `${from}${from && '/'}node_modules/${name}`
  if (packages[location]) {
    return location
  }
  return from === ''
    ? undefined
    : locate(
        packages,
        from.replace(/\/?node_modules\/(?:@[^/]+\/)?[^/]+$/u, ''),
        name,
      )
}

/**
 * A line for each of these packages and for all that they depend on, with the
 * version that is installed. A name that is not there has none: Docusaurus and
 * our own bundling resolve some names to generated files.
 */
export const describePackages = (
  packages: Packages,
  names: readonly string[],
): string[] => {
  const found = new Set<string>()
  const queue = names.map(name => ({ from: '', name }))
  for (const { from, name } of queue) {
    const location = locate(packages, from, name)
    if (location !== undefined && !found.has(location)) {
      found.add(location)
      const { dependencies, optionalDependencies, peerDependencies } =
        packages[location] ?? {}
      queue.push(
        ...Object.keys({
          ...dependencies,
          ...optionalDependencies,
          ...peerDependencies,
        }).map(dependency => ({ from: location, name: dependency })),
      )
    }
  }
  return [...found].sort().map(location => {
    const { version, integrity } = packages[location] ?? {}
    return `${location} ${version} ${integrity}`
  })
}
