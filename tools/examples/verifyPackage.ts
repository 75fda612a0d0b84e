import {
  exampleCorrections,
  exampleTypeExceptions,
} from '../../website/data/exampleCorrections'
import {
  type ApiModel,
  type Entry,
  valueNames,
} from '../../website/library/model/schema'
import { type Examined, examine } from './examine'
import { judgePackageExample } from './model/judgePackageExample'
import type { Problem } from './model/problem'
import { type PreparedExample, prepareExample } from './prepareExample'

export type VerifiedPackageExample = Examined<PreparedExample> & {
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
  const examined = await examine(prepareAll(model))
  return examined.map(one => {
    const { name, isCorrectionUnfit } = one.example
    const problems = judgePackageExample({
      name,
      file: 'data/exampleCorrections.ts',
      run: one.execution.run,
      typeProblems: one.typeProblems,
      typeException: exampleTypeExceptions[name],
      otherwise: isCorrectionUnfit
        ? 'Its correction finds nothing to replace: the package has changed the example. Remove it from data/exampleCorrections.ts or adapt it.'
        : '',
    })
    return { ...one, problems }
  })
}
