import { bundleWorker } from '../../cache/bundleWorker'
import { Step } from '../../cache/Step'
import type { TypeProblem } from '../model/run'
import type { Program } from '../run/executeAll'
import { checkTypes } from './checkTypes'

const checks = new Step<TypeProblem[]>('example-types', __filename)

/** Type-checks every program that is not in the cache, in one pass. */
export const checkAllTypes = async (
  programs: readonly Program[],
): Promise<TypeProblem[][]> => {
  const known = checks.results()
  const results = programs.map(({ code, language }) =>
    known.get([language, code]),
  )
  const missing = programs.flatMap((program, index) =>
    results[index] ? [] : [{ program, index }],
  )
  if (missing.length > 0) {
    const checked = await checkTypes(
      bundleWorker(require.resolve('./worker.ts')),
      missing.map(({ program }) => program),
    )
    for (const [position, { program, index }] of missing.entries()) {
      const problems = checked[position] ?? []
      results[index] = problems
      known.set([program.language, program.code], problems)
    }
  }
  return results.map(result => result ?? [])
}
