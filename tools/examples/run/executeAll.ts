import { availableParallelism } from 'node:os'
import type { Language } from '../../../website/examples/model/language'
import type { Execution } from '../model/run'
import { bundleWorker } from './bundleWorker'
import { ExampleRunner } from './ExampleRunner'
import { executeExample } from './executeExample'

export type Program = { code: string; language: Language }

/** One more than there are processors: starting a worker is half waiting. */
const workers = availableParallelism() + 1

/** What each program does, several at a time. */
export const executeAll = async (
  programs: readonly Program[],
): Promise<Execution[]> => {
  const file = bundleWorker(require.resolve('./worker/index.ts'))
  const results: Execution[] = []
  const waiting = [...programs.entries()]
  const work = async (): Promise<void> => {
    const runner = new ExampleRunner(file)
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, { code, language }] = next
      results[index] = await executeExample(runner, code, language)
    }
    await runner.close()
  }
  await Promise.all(Array.from({ length: workers }, work))
  return results
}
