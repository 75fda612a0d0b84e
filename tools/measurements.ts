import { comparisons } from '../website/data/comparisons'
import { explained, programs } from '../website/data/timelines'
import { loadApiModel } from '../website/library/loadApiModel'
import type { Records } from '../website/records/readRecord'
import { observePackage } from './behaviour'
import { loadCounterparts } from './examples/counterparts'
import { loadExportExamples } from './examples/exports'
import { extractModel } from './extract/extractModel'
import { runDemonstrations } from './measure/demonstrations'
import { pictureProgramsOf } from './measure/picturePrograms'
import { measureSizes } from './measure/sizes'
import { recordPrograms } from './recorder'

const codesOf = (
  all: readonly (readonly [name: string, { readonly code: string }])[],
): Record<string, string> =>
  Object.fromEntries(all.map(([name, { code }]) => [name, code]))

const recordTraces = async (): Promise<Records['traces']> => {
  const sides = Object.values(comparisons).flat()
  return {
    pictures: await recordPrograms(
      pictureProgramsOf(loadApiModel()),
      'website/data/pictures.ts',
    ),
    timelines: await recordPrograms(
      { ...codesOf(Object.entries(programs)), explained },
      'website/data/timelines.ts',
    ),
    comparisons: await recordPrograms(
      codesOf(sides.map(side => [side.title, side])),
      'website/data/comparisons.ts',
    ),
  }
}

/**
 * What is measured, in the order in which it is recorded: all but the first
 * need the model.
 */
export const measurements: {
  readonly [Name in keyof Records]: () => Promise<Records[Name]>
} = {
  model: extractModel,
  sizes: measureSizes,
  behaviour: async () => ({ functions: await observePackage() }),
  examples: () => loadExportExamples(loadApiModel()),
  counterparts: loadCounterparts,
  traces: recordTraces,
  demonstrations: runDemonstrations,
}
