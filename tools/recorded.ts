import { loadContent } from '../website/content/loadContent'
import { explained, laziness, programs } from '../website/data/timelines'
import { loadApiModel } from '../website/library/loadApiModel'
import type { Records } from '../website/records/readRecord'
import { observePackage } from './behaviour'
import { completeImports } from './examples/completeImports'
import { loadCounterparts } from './examples/counterparts'
import { loadExportExamples } from './examples/exports'
import { fixGuides, guideExamples, verifyGuides } from './examples/guides'
import { extractModel } from './extract/extractModel'
import { pictureProgramsOf } from './measure/picturePrograms'
import { measureSizes } from './measure/sizes'
import { recordPrograms } from './recorder'
import {
  compareRecords,
  type Difference,
  fileOf,
  readRecordFile,
  type Sections,
  writeRecordFile,
} from './recordFile'

const timelinePrograms = (): Record<string, string> => ({
  ...Object.fromEntries(
    Object.entries(programs).map(([name, { code }]) => [
      name,
      completeImports(code, 'js'),
    ]),
  ),
  explained,
  laziness,
})

const recordTraces = async (): Promise<Records['traces']> => ({
  pictures: await recordPrograms(
    pictureProgramsOf(loadApiModel()),
    'website/data/pictures.ts',
  ),
  timelines: await recordPrograms(
    timelinePrograms(),
    'website/data/timelines.ts',
  ),
})

/** In the order in which they are recorded: others need the model. */
const measurements: {
  readonly [Name in keyof Records]: () => Promise<Records[Name]>
} = {
  model: extractModel,
  sizes: measureSizes,
  behaviour: async () => ({ functions: observePackage() }),
  examples: () => loadExportExamples(loadApiModel()),
  counterparts: loadCounterparts,
  traces: recordTraces,
}

/** What was found, and how to write it down. */
type Measured = {
  /** Between what is written down and what is so. */
  differences: readonly Difference[]
  write: () => void
}

/** Something that is written down and can be measured again. */
export type Recorded = {
  name: string
  /** Where it is written down. */
  place: string
  measure: () => Promise<Measured>
}

const inFile = ([name, measure]: [
  string,
  () => Promise<Sections>,
]): Recorded => ({
  name,
  place: fileOf(name),
  measure: async () => {
    const measured = await measure()
    return {
      differences: compareRecords(readRecordFile(name), measured),
      write: () => writeRecordFile(name, measured),
    }
  },
})

const SITE = 'website'

/** The examples of guides say themselves, in comments, what they print. */
const guides: Recorded = {
  name: 'guides',
  place: `${SITE}/docs (the //=> comments of examples)`,
  measure: async () => {
    const verified = await verifyGuides(guideExamples(await loadContent(SITE)))
    return {
      differences: verified
        .flatMap(({ problems }) => problems)
        .map(problem => ({
          name: problem,
          kind: 'changed',
          sentence: problem,
        })),
      write: () => fixGuides(SITE, verified),
    }
  },
}

export const recorded: readonly Recorded[] = [
  ...Object.entries(measurements).map(inFile),
  guides,
]
