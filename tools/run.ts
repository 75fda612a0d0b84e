import { loadContent } from '../website/content/loadContent'
import { compareRecords } from './compareRecords'
import { authoredExamples } from './examples/authoredExamples'
import { fixAuthored } from './examples/fixAuthored'
import { describeProblem } from './examples/model/problem'
import { verifyAuthored } from './examples/verifyAuthored'
import {
  fileOf,
  readRecordFile,
  type Sections,
  writeRecordFile,
} from './recordFile'
import { measurements } from './records'

const SITE = 'website'

/** Something that is written down and can be measured again. */
type Recorded = {
  name: string
  /** Where it is written down. */
  place: string
  /** A sentence for each difference between what is written and what is so. */
  verify: () => Promise<string[]>
  /** Writes down what is so; the same sentences. */
  record: () => Promise<string[]>
}

const inFile = ([name, measure]: [
  string,
  () => Promise<Sections>,
]): Recorded => {
  // By way of JSON, as it is read: without fields that are undefined.
  const measureOnce = async (): Promise<Sections> =>
    JSON.parse(JSON.stringify(await measure()))
  const differences = (measured: Sections): string[] =>
    compareRecords(readRecordFile(name) ?? {}, measured)
  return {
    name,
    place: fileOf(name),
    verify: async () => differences(await measureOnce()),
    record: async () => {
      const measured = await measureOnce()
      const found = differences(measured)
      writeRecordFile(name, measured)
      return found
    },
  }
}

const examineGuides = async () =>
  verifyAuthored(authoredExamples(await loadContent(SITE)))

const problemsIn = (verified: Awaited<ReturnType<typeof examineGuides>>) =>
  verified.flatMap(({ problems }) => problems).map(describeProblem)

/** The examples of guides say themselves, in comments, what they print. */
const guides: Recorded = {
  name: 'guides',
  place: 'website/docs (the //=> comments of examples)',
  verify: async () => problemsIn(await examineGuides()),
  record: async () => {
    const verified = await examineGuides()
    const count = fixAuthored(SITE, verified)
    return problemsIn(count > 0 ? await examineGuides() : verified)
  },
}

const all: readonly Recorded[] = [
  ...Object.entries(measurements).map(inFile),
  guides,
]

/** What the command line names, or all of it. */
export const chosen = (): readonly Recorded[] => {
  const names = process.argv.slice(2)
  const known = all.map(({ name }) => name)
  const unknown = names.filter(name => !known.includes(name))
  if (unknown.length > 0) {
    throw new Error(
      `There is no record called ${unknown.join(', ')}. There are: ${known.join(', ')}.`,
    )
  }
  return all.filter(({ name }) => names.length === 0 || names.includes(name))
}

/** Runs a command; what goes wrong is printed as a sentence. */
export const run = (command: () => Promise<void>): void => {
  command().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  })
}
