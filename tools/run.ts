import type { Sections } from './recordFile'
import { measurements } from './records'

/** The measurements that the command line names, or all of them. */
export const chosen = (): [
  name: string,
  measure: () => Promise<Sections>,
][] => {
  const names = process.argv.slice(2)
  const known = Object.entries(measurements)
  const unknown = names.filter(name => !(name in measurements))
  if (unknown.length > 0) {
    throw new Error(
      `There is no record called ${unknown.join(', ')}. There are: ${Object.keys(measurements).join(', ')}.`,
    )
  }
  return names.length > 0
    ? known.filter(([name]) => names.includes(name))
    : known
}

/** Runs a command; what goes wrong is printed as a sentence. */
export const run = (command: () => Promise<void>): void => {
  command().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  })
}
