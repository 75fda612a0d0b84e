import type { ExampleLanguage } from '../../code-highlighting/model/exampleLanguage'
import { classifyVariation } from '../model/compareOutput'
import type { Execution, Run } from '../model/run'
import { prepareCode } from './prepareCode'
import { runInWorker } from './runInWorker'

const printed = (run: Run): string[] => run.prints.map(({ text }) => text)

/** Runs an example and learns what in its output may vary. */
export const executeExample = async (
  workerFile: string,
  code: string,
  language: ExampleLanguage,
  timeLimit?: number,
): Promise<Execution> => {
  const prepared = await prepareCode(code, language)
  const [run, ...others] = await runInWorker(workerFile, prepared, timeLimit)
  return {
    run,
    variation: classifyVariation(printed(run), others.map(printed)),
  }
}
