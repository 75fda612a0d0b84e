import { examine } from './examine'
import { exportedNames } from './exportedNames'
import type { Example } from './model/example'
import { judgeExample } from './model/judgeExample'
import type { Problem } from './model/problem'
import type { Execution } from './model/run'
import type { Program } from './run/executeAll'
import { readStatements } from './run/readStatements'

export type VerifiedExample = {
  example: Example
  /** Missing for an example that opts out. */
  execution?: Execution
  problems: Problem[]
}

/** An example of the major before imports it under the name it has here. */
const programOf = ({ code, language, meta }: Example): Program => ({
  code: meta.previous ? code.replace(/(?<= from )'lfi'/gu, "'lfi-3'") : code,
  language,
})

export const verifyAuthored = async (
  examples: readonly Example[],
): Promise<VerifiedExample[]> => {
  const runnable = examples.filter(({ meta }) => meta.noRun === undefined)
  const examined = await examine(runnable.map(programOf))
  return examples.map(example => {
    const seen = examined[runnable.indexOf(example)]
    if (!seen) {
      return { example, problems: judgeExample(example, undefined) }
    }
    const { execution, typeProblems } = seen
    const problems = judgeExample(example, {
      execution,
      typeProblems,
      statements: readStatements(example.code, example.language),
      exported: exportedNames,
    })
    return { example, execution, problems }
  })
}
