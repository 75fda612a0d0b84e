import { Step } from '../cache/Step'
import {
  specificationFunctions,
  specificationTypes,
} from '../data/specificationNames'
import { applyTextCorrections } from './applyTextCorrections'
import { applyHistory, describeUnknown } from './history/applyHistory'
import { loadHistory } from './history/loadHistory'
import { checkModel } from './model/checkModel'
import { type ApiModel, apiModelSchema } from './model/schema'
import { runScript } from './runScript'

const PACKAGE = 'lfi'

const extraction = new Step<unknown>('api-model', __filename)

const extract = async (): Promise<unknown> =>
  JSON.parse(await runScript(require.resolve('./extract/cli.ts'), [PACKAGE]))

const readModel = (extracted: unknown): ApiModel => {
  const model = apiModelSchema.parse(extracted)
  const problems = checkModel(model, {
    functions: specificationFunctions,
    types: specificationTypes,
  })
  if (problems.length > 0) {
    throw new Error(
      `The API reference cannot be made:\n- ${problems.join('\n- ')}`,
    )
  }
  return model
}

const withHistory = (model: ApiModel): ApiModel => {
  const history = loadHistory()
  const unknown = describeUnknown(model, history)
  if (unknown) {
    console.warn(unknown)
  }
  return applyHistory(model, history)
}

let loaded: Promise<ApiModel> | undefined

/**
 * The model of the installed package, extracted when the package or the
 * extraction changed and read from the cache otherwise.
 */
export const loadApiModel = (): Promise<ApiModel> => {
  loaded ??= extraction
    .results()
    .getOrMakeLater([], extract)
    .then(readModel)
    .then(model => applyTextCorrections(model))
    .then(withHistory)
  return loaded
}
