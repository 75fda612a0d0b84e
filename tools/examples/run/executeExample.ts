import type { Language } from '../../../website/examples/model/language'
import { classifyVariation } from '../model/compareOutput'
import type { Execution, Run } from '../model/run'
import type { ExampleRunner } from './ExampleRunner'
import { prepareCode } from './prepareCode'

const printed = (run: Run): string[] => run.prints.map(({ text }) => text)

/** Code that does not even parse counts as code that throws. */
const describeFailure = (error: unknown): Run => ({
  outcome: 'threw',
  prints: [],
  error: { text: `SyntaxError: ${String(error)}`, statement: 0 },
})

export const executeExample = async (
  runner: ExampleRunner,
  code: string,
  language: Language,
  timeLimit?: number,
): Promise<Execution> => {
  const prepared = await prepareCode(code, language).catch(describeFailure)
  if (typeof prepared !== 'string') {
    return { run: prepared, variation: 'none' }
  }
  const [run, ...others] = await runner.run({ code: prepared }, timeLimit)
  return {
    run,
    variation: classifyVariation(printed(run), others.map(printed)),
  }
}
