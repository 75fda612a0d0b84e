import { availableParallelism } from 'node:os'
import path from 'node:path'
import { bundleWorker } from '../../cache/bundleWorker'
import { hash } from '../../cache/hash'
import { Store } from '../../cache/Store'
import { lfiVersion, previousVersion } from '../../library/lfiVersion'
import type { ExampleLanguage } from '../model/exampleLanguage'
import type { Execution } from '../model/run'
import { ExampleRunner } from './ExampleRunner'
import { executeExample } from './executeExample'

/** Told after each example how many are done, and of how many. */
export type OnProgress = (done: number, total: number) => void

export type Program = { code: string; language: ExampleLanguage }

/** One more than there are processors: starting a worker is half waiting. */
const workers = availableParallelism() + 1

/** Runs every program that is not in the cache, several at a time. */
export const executeAll = async (
  programs: readonly Program[],
  onProgress: OnProgress = () => {},
): Promise<Execution[]> => {
  const cache = new Store<Execution>('example-runs')
  const file = bundleWorker(path.join(__dirname, 'worker/index.ts'))
  const version = hash(
    path.basename(file),
    lfiVersion,
    previousVersion,
    process.version,
  )
  const results: Execution[] = []
  let next = 0
  let done = 0
  const work = async (): Promise<void> => {
    const runner = new ExampleRunner(file)
    while (next < programs.length) {
      const index = next
      next += 1
      const program = programs[index]
      if (program) {
        results[index] = await executeCached(program, cache, runner, version)
        done += 1
        onProgress(done, programs.length)
      }
    }
    await runner.close()
  }
  await Promise.all(Array.from({ length: workers }, work))
  cache.add()
  return results
}

const executeCached = async (
  { code, language }: Program,
  cache: Store<Execution>,
  runner: ExampleRunner,
  version: string,
): Promise<Execution> => {
  const key = hash(version, language, code)
  const cached = cache.get(key)
  if (cached) {
    return cached
  }
  const execution = await executeExample(runner, code, language)
  // A time-out may be the machine's fault: it is tried again each time.
  if (execution.run.outcome !== 'endless') {
    cache.set(key, execution)
  }
  return execution
}
