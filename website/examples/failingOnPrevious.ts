import { exportedNames } from './exportedNames'
import type { Example } from './model/example'
import { judgeExample } from './model/judgeExample'
import { executeAll } from './run/executeAll'
import { readStatements } from './run/readStatements'
import { programOf } from './verifyAuthored'

/** The examples that do something else on the major before. */
export const failingOnPrevious = async (
  examples: readonly Example[],
): Promise<Example[]> => {
  const runnable = examples.filter(
    ({ meta }) => meta.noRun === undefined && !meta.previous,
  )
  const executions = await executeAll(
    runnable.map(example =>
      programOf({ ...example, meta: { ...example.meta, previous: true } }),
    ),
  )
  const exported = exportedNames()
  return runnable.filter((example, index) => {
    const execution = executions[index]
    return (
      execution &&
      judgeExample(example, {
        execution,
        typeProblems: [],
        statements: readStatements(example.code, example.language),
        exported,
      }).length > 0
    )
  })
}
