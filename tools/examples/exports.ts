import { map, pipe, reduce, toArray, toGrouped, toObject } from 'lfi'
import { ownExampleOf } from '../../website/data/ownExamples'
import { splitClaims } from '../../website/examples/model/splitClaims'
import type {
  ApiModel,
  Entry,
  Example,
} from '../../website/library/model/schema'
import type { PackageExample, Records } from '../../website/records/readRecord'
import { checkTypes } from './checkTypes'
import { completeImports } from './completeImports'
import { type Execution, judgeRun, type Program, requireNone } from './program'
import { runPrograms } from './runPrograms'

type NamedProgram = Program & { name: string }

/** Said on the page by the output's own label, which is known to be true. */
const runNote = /^\s*\/\/ NOTE: .*may change between runs$\n?/gmu

const packageExample = (name: string, example: Example): NamedProgram => {
  const language = example.language === 'ts' ? 'ts' : 'js'
  const { code } = splitClaims(example.code.replace(runNote, ''))
  return { name, language, code: completeImports(code, language) }
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

/** The package's examples, complete, corrected and without claims. */
export const packageExamples = ({ entries }: ApiModel): NamedProgram[] =>
  entries
    .flatMap(documented)
    .flatMap(({ name, examples }) =>
      examples.map(example => packageExample(name, example)),
    )

const ownExamples = ({ entries }: ApiModel): NamedProgram[] =>
  entries.flatMap(entry => {
    const { name } = entry
    const own = ownExampleOf(entry)
    return own
      ? [{ ...own, name, code: completeImports(own.code, own.language) }]
      : []
  })

const toRecord = ({
  code,
  language,
  printed,
  varies,
}: Program & Execution): PackageExample => ({
  code,
  language,
  output: printed,
  meta: varies ? 'varies' : '',
})

/**
 * Runs the examples of exports, and type-checks our own. A problem with any of
 * them is an error with a sentence for each.
 */
export const loadExportExamples = async (
  model: ApiModel,
): Promise<Records['examples']> => {
  const ofPackage = await runPrograms(packageExamples(model))
  const own = await runPrograms(ownExamples(model))
  const types = checkTypes(own)
  requireNone([
    // What they print may vary, which their pages say.
    ...ofPackage.map(
      it => [`lfi, ${it.name}`, judgeRun({ ...it, varies: false })] as const,
    ),
    ...own.map(
      (example, index) =>
        [
          `website/data/ownExamples, ${example.name}`,
          [
            ...judgeRun(example),
            ...(types[index] ?? []).map(
              ({ line, message }) => `Type error on line ${line}: ${message}`,
            ),
          ],
        ] as const,
    ),
  ])
  return {
    package: pipe(
      ofPackage,
      map((example): [string, PackageExample] => [
        example.name,
        toRecord(example),
      ]),
      reduce(toGrouped(toArray(), toObject())),
    ),
    own: Object.fromEntries(own.map(it => [it.name, toRecord(it)])),
  }
}
