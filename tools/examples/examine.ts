import type { Execution, TypeProblem } from './model/run'
import { executeAll, type Program } from './run/executeAll'
import { checkAllTypes } from './typecheck/checkAllTypes'

export type Examined<Example> = {
  example: Example
  execution: Execution
  typeProblems: TypeProblem[]
}

/** Runs and type-checks all examples, side by side. */
export const examine = async <Example extends Program>(
  examples: readonly Example[],
): Promise<Examined<Example>[]> => {
  const [types, executions] = await Promise.all([
    checkAllTypes(examples),
    executeAll(examples),
  ])
  return examples.flatMap((example, index) => {
    const execution = executions[index]
    const typeProblems = types[index] ?? []
    return execution ? [{ example, execution, typeProblems }] : []
  })
}
