import fs from 'node:fs'
import path from 'node:path'
import { hashFiles } from '../cache/hashFiles'
import {
  specificationFunctions,
  specificationTypes,
} from '../data/specificationNames'
import { applyHistory, describeUnknown } from './history/applyHistory'
import { loadHistory } from './history/loadHistory'
import { checkModel } from './model/checkModel'
import { type ApiModel, apiModelSchema } from './model/schema'
import { runScript } from './runScript'

const PACKAGE = 'lfi'

const cacheFile = (): string => {
  const hash = hashFiles([
    path.join('node_modules', PACKAGE),
    path.join('library', 'extract'),
    path.join('library', 'model'),
  ])
  return path.resolve('node_modules/.cache/api-reference', `${hash}.json`)
}

const extractTo = async (file: string): Promise<void> => {
  // Written elsewhere first: a reader never meets half a file.
  const unfinished = `${file}.${process.pid}`
  await runScript(path.join('library', 'extract', 'cli.ts'), [
    PACKAGE,
    unfinished,
  ])
  fs.renameSync(unfinished, file)
}

const readModel = (file: string): ApiModel => {
  const model = apiModelSchema.parse(JSON.parse(fs.readFileSync(file, 'utf8')))
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
  loaded ??= (async () => {
    const file = cacheFile()
    if (!fs.existsSync(file)) {
      await extractTo(file)
    }
    return withHistory(readModel(file))
  })()
  return loaded
}
