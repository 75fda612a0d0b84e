import path from 'node:path'
import ts from 'typescript'
import { bundleWorker } from '../../cache/bundleWorker'
import { hash } from '../../cache/hash'
import { Store } from '../../cache/Store'
import { lfiVersion, previousVersion } from '../../library/lfiVersion'
import type { TypeProblem } from '../model/run'
import type { Program } from '../run/executeAll'
import { checkTypes } from './checkTypes'

/** Type-checks every program that is not in the cache, in one pass. */
export const checkAllTypes = async (
  programs: readonly Program[],
): Promise<TypeProblem[][]> => {
  const cache = new Store<TypeProblem[]>('example-types')
  const file = bundleWorker(path.join(__dirname, 'worker.ts'))
  const keys = programs.map(({ code, language }) =>
    hash(
      path.basename(file),
      ts.version,
      lfiVersion,
      previousVersion,
      language,
      code,
    ),
  )
  const results = keys.map(key => cache.get(key))
  const missing = programs.flatMap((program, index) =>
    results[index] ? [] : [{ program, index }],
  )
  const checked = await checkTypes(
    file,
    missing.map(({ program }) => program),
  )
  for (const [position, { index }] of missing.entries()) {
    const problems = checked[position] ?? []
    results[index] = problems
    cache.set(keys[index] ?? '', problems)
  }
  cache.add()
  return results.map(result => result ?? [])
}
