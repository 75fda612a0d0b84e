import {
  exampleCorrections,
  exampleTypeExceptions,
} from '../data/exampleCorrections'
import { type ApiModel, type Entry, valueNames } from '../library/model/schema'
import { judgePackageExample } from './model/judgePackageExample'
import type { Problem } from './model/problem'
import type { Execution, TypeProblem } from './model/run'
import { type PreparedExample, prepareExample } from './prepareExample'
import { executeAll } from './run/executeAll'
import { checkAllTypes } from './typecheck/checkAllTypes'

export type VerifiedPackageExample = {
  prepared: PreparedExample
  execution: Execution
  typeProblems: TypeProblem[]
  problems: Problem[]
}

/** Members have examples too, under the name of their type and their own. */
const documented = (entry: Entry): Pick<Entry, 'name' | 'examples'>[] => [
  entry,
  ...(entry.kind === 'type'
    ? entry.members.map(({ name, examples }) => ({
        name: `${entry.name}.${name}`,
        examples,
      }))
    : []),
]

const prepareAll = ({ entries }: ApiModel): PreparedExample[] => {
  const exported = valueNames(entries)
  return entries
    .flatMap(documented)
    .flatMap(({ name, examples }) =>
      examples.map(example =>
        prepareExample(name, example, exported, exampleCorrections[name]),
      ),
    )
}

export const verifyPackage = async (
  model: ApiModel,
): Promise<VerifiedPackageExample[]> => {
  const prepared = prepareAll(model)
  const [types, executions] = await Promise.all([
    checkAllTypes(prepared),
    executeAll(prepared),
  ])
  return executions.flatMap((execution, index) => {
    const example = prepared[index]
    const typeProblems = types[index] ?? []
    if (!example) {
      return []
    }
    const { name, isCorrectionUnfit } = example
    const problems = judgePackageExample({
      name,
      run: execution.run,
      typeProblems,
      typeException: exampleTypeExceptions[name],
      isCorrectionUnfit,
    })
    return [{ prepared: example, execution, typeProblems, problems }]
  })
}
