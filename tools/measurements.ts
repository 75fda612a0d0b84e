import path from 'node:path'
import { comparisons } from '../website/data/comparisons'
import { explained, programs } from '../website/data/timelines'
import { loadApiModel } from '../website/library/loadApiModel'
import { readManifest } from '../website/library/readManifest'
import type { Records } from '../website/records/readRecord'
import { observePackage } from './behaviour'
import { exportedNames } from './examples/completeImports'
import { loadCounterparts } from './examples/counterparts'
import { loadExportExamples } from './examples/exports'
import { extractModel } from './extract/extractModel'
import { importCosts } from './extract/importCosts'
import { measureBundles } from './measure/measureBundles'
import { pictureProgramsOf } from './measure/picturePrograms'
import { recordMean } from './measure/recordMean'
import { runLaziness } from './measure/runLaziness'
import { recordPrograms } from './recorder'

const FOLDER = path.resolve('node_modules/lfi')

const lfiFile = (): string => path.join(FOLDER, readManifest(FOLDER).main)

const byName = <Value extends { readonly name: string }>(
  values: readonly Value[],
): Record<string, Value> =>
  Object.fromEntries(values.map(value => [value.name, value]))

const model = async (): Promise<Records['model']> => {
  const { entries, helpers, ...about } = await extractModel(process.cwd())
  return { about, entries: byName(entries), helpers: byName(helpers) }
}

const sizes = async (): Promise<Records['sizes']> => {
  const { total, costs } = await importCosts(lfiFile(), [...exportedNames])
  const { bundlers, ...about } = await measureBundles()
  return {
    about: { ...about, total },
    bundlers: Object.fromEntries(bundlers.map(one => [one.bundler, one])),
    imports: Object.fromEntries(costs),
  }
}

const behaviour = async (): Promise<Records['behaviour']> => ({
  functions: await observePackage(),
})

const examples = async (): Promise<Records['examples']> =>
  loadExportExamples(loadApiModel())

const recordAll = async (
  file: string,
  codes: Readonly<Record<string, string>>,
): Promise<Records['traces']['pictures']> => {
  const traces = await recordPrograms(codes, file)
  return Object.fromEntries(
    Object.entries(traces).map(([name, trace]) => [
      name,
      { code: codes[name] ?? '', trace },
    ]),
  )
}

const codesOf = (
  programs: readonly (readonly [name: string, { readonly code: string }])[],
): Record<string, string> =>
  Object.fromEntries(programs.map(([name, { code }]) => [name, code]))

const traces = async (): Promise<Records['traces']> => ({
  pictures: await recordAll(
    'data/pictures.ts',
    pictureProgramsOf(loadApiModel()),
  ),
  timelines: await recordAll('data/timelines.ts', {
    ...codesOf(Object.entries(programs)),
    explained,
  }),
  comparisons: await recordAll(
    'data/comparisons.ts',
    codesOf(
      Object.values(comparisons).flatMap(sides =>
        sides.map(side => [side.title, side] as const),
      ),
    ),
  ),
})

const demonstrations = async (): Promise<Records['demonstrations']> => ({
  runs: {
    laziness: await runLaziness(),
    reducer: recordMean(),
  },
})

/**
 * What is measured, in the order in which it is recorded: all but the first
 * need the model.
 */
export const measurements: {
  readonly [Name in keyof Records]: () => Promise<Records[Name]>
} = {
  model,
  sizes,
  behaviour,
  examples,
  counterparts: loadCounterparts,
  traces,
  demonstrations,
}
