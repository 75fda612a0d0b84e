import { runInWorker, Step } from '@lfi-docs/build-cache'
import { parseWithSchema } from '../data/parseWithSchema'
import {
  specificationFunctions,
  specificationTypes,
} from '../data/specificationNames'
import since from '../records/since.json'
import {
  applyTextCorrections,
  findUnfitCorrections,
} from './applyTextCorrections'
import { checkModel } from './model/checkModel'
import { type ApiModel, apiModelSchema } from './model/schema'

const extraction = new Step<unknown>('api-model', __filename)

/** On a thread of its own: TypeDoc keeps one busy for seconds. */
const extract = (): Promise<unknown> =>
  runInWorker(require.resolve('./extract/worker.ts'), process.cwd())

const readModel = (extracted: unknown): ApiModel =>
  parseWithSchema(apiModelSchema, extracted, {
    file: 'library/extract (what it made of the package)',
  })

/** What must be mended before the model can be shown, as sentences. */
export const findModelProblems = (model: ApiModel): string[] => [
  ...checkModel(model, {
    functions: specificationFunctions,
    types: specificationTypes,
  }),
  ...findUnfitCorrections(model),
]

const versions: Readonly<Record<string, string>> = since

/** The package's `@since` tags are wrong for many names: the record leads. */
const withRecordedVersions = (model: ApiModel): ApiModel => ({
  ...model,
  entries: model.entries.map(entry => ({
    ...entry,
    since: versions[entry.name] ?? entry.since,
  })),
})

let loaded: Promise<ApiModel> | undefined

/**
 * The model of the installed package, extracted when the package or the
 * extraction changed and read from the cache otherwise. Whether it is complete
 * is checked once, with all else, when the pages are made.
 */
export const loadApiModel = (): Promise<ApiModel> => {
  loaded ??= extraction
    .results()
    .getOrMakeLater([], extract)
    .then(readModel)
    .then(model => applyTextCorrections(model))
    .then(withRecordedVersions)
  return loaded
}
