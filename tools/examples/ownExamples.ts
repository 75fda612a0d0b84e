import { type OwnExample, ownExampleOf } from '../../website/data/ownExamples'
import { type ApiModel, valueNames } from '../../website/library/model/schema'
import type { PackageExample } from '../../website/records/readRecord'
import { completeImports } from './completeImports'
import { examine } from './examine'
import { judgePackageExample } from './model/judgePackageExample'
import { printedLines } from './model/printedLines'
import { requireNone } from './model/problem'
import type { Execution } from './model/run'

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

const toPackageExample = (
  { code, language, typeException }: Prepared,
  { run }: Execution,
): PackageExample => ({
  code,
  language,
  output: printedLines(run),
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
  const verified = await examine(prepareAll(model))
  requireNone(
    verified.flatMap(({ example, execution, typeProblems }) =>
      judgePackageExample({
        name: example.name,
        file: 'data/ownExamples',
        run: execution.run,
        typeProblems,
        typeException: example.typeException,
        otherwise:
          execution.variation === 'none'
            ? ''
            : 'It prints something else in another run: its delays are too close.',
      }),
    ),
  )
  return new Map(
    verified.map(({ example, execution }) => [
      example.name,
      toPackageExample(example, execution),
    ]),
  )
}
