import { type OwnExample, ownExampleOf } from '../data/ownExamples'
import { type ApiModel, valueNames } from '../library/model/schema'
import { completeImports } from './completeImports'
import { describeOutcome } from './model/judgeOutcome'
import { printedLines } from './model/printedLines'
import { type Problem, requireNone } from './model/problem'
import type { Execution, TypeProblem } from './model/run'
import type { PackageExample } from './packageExamples'
import { executeAll } from './run/executeAll'
import { checkAllTypes } from './typecheck/checkAllTypes'

type Prepared = OwnExample & { name: string }

const prepareAll = ({ entries }: ApiModel): Prepared[] => {
  const exported = valueNames(entries)
  return entries.flatMap(entry => {
    const { name } = entry
    const own = ownExampleOf(
      entry.kind === 'function' ? entry : { name, family: '', flavour: '' },
    )
    return own
      ? [
          {
            ...own,
            name,
            code: completeImports(own.code, own.language, exported),
          },
        ]
      : []
  })
}

const judgeTypes = (
  { typeException }: Prepared,
  [problem]: readonly TypeProblem[],
): string => {
  if (problem && !typeException) {
    return `Type error on line ${problem.line}: ${problem.message}`
  }
  return !problem && typeException
    ? 'TypeScript accepts it: remove its type exception.'
    : ''
}

const judge = (
  example: Prepared,
  { run, variation }: Execution,
  typeProblems: readonly TypeProblem[],
): Problem[] =>
  [
    run.outcome === 'finished'
      ? ''
      : `It does not run (${describeOutcome(run)}).`,
    variation === 'none'
      ? ''
      : 'It prints something else in another run: its delays are too close.',
    judgeTypes(example, typeProblems),
  ]
    .filter(Boolean)
    .map(sentence => ({
      place: `website/data/ownExamples: ${example.name}`,
      sentence,
    }))

const toPackageExample = (
  { code, language, typeException }: Prepared,
  { run }: Execution,
): PackageExample => ({
  code,
  language,
  output: printedLines(run),
  unordered: false,
  meta: '',
  isOwn: true,
  ...(typeException && { note: typeException }),
})

/**
 * This site's own examples of exports, run and type-checked, by name. A problem
 * with any of them is an error with a sentence for each.
 */
export const loadOwnExamples = async (
  model: ApiModel,
): Promise<Map<string, PackageExample>> => {
  const prepared = prepareAll(model)
  const [types, executions] = await Promise.all([
    checkAllTypes(prepared),
    executeAll(prepared),
  ])
  const verified = prepared.flatMap((example, index) => {
    const execution = executions[index]
    return execution ? [{ example, execution, types: types[index] ?? [] }] : []
  })
  requireNone(
    verified.flatMap(one => judge(one.example, one.execution, one.types)),
  )
  return new Map(
    verified.map(({ example, execution }) => [
      example.name,
      toPackageExample(example, execution),
    ]),
  )
}
