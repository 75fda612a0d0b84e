import { availableParallelism } from 'node:os'
import { bundleWorker, Step } from '@lfi-docs/build-cache'
import type { Language } from '../model/language'
import type { Execution } from '../model/run'
import { ExampleRunner } from './ExampleRunner'
import { executeExample } from './executeExample'

export type Program = { code: string; language: Language }

/** One more than there are processors: starting a worker is half waiting. */
const workers = availableParallelism() + 1

const runs = new Step<Execution>('example-runs', __filename)

export const executeAll = async (
  programs: readonly Program[],
): Promise<Execution[]> => {
  const known = runs.results()
  const results = programs.map(({ code, language }) =>
    known.get([language, code]),
  )
  const missing = programs
    .map((program, index) => ({ ...program, index }))
    .filter(({ index }) => !results[index])
  const work = async (runner: ExampleRunner): Promise<void> => {
    for (let next = missing.shift(); next; next = missing.shift()) {
      const { code, language, index } = next
      const execution = await executeExample(runner, code, language)
      results[index] = execution
      // A time-out may be the machine's fault: it is tried again each time.
      if (execution.run.outcome !== 'endless') {
        known.set([language, code], execution)
      }
    }
    await runner.close()
  }
  if (missing.length > 0) {
    const file = bundleWorker(require.resolve('./worker/index.ts'))
    await Promise.all(
      Array.from({ length: workers }, () => work(new ExampleRunner(file))),
    )
  }
  return results.filter(result => result !== undefined)
}
