import {
  exampleCorrections,
  exampleTypeExceptions,
} from '../../website/data/exampleCorrections'
import { ownExampleOf } from '../../website/data/ownExamples'
import { splitClaims } from '../../website/examples/model/splitClaims'
import {
  type ApiModel,
  type Entry,
  type Example,
  valueNames,
} from '../../website/library/model/schema'
import type { PackageExample, Records } from '../../website/records/readRecord'
import { completeImports } from './completeImports'
import { type Examined, examine } from './examine'
import { requireNone } from './problem'
import { describeOutcome, type Program, printedLines } from './program'

/** A complete example of an export, the package's or this site's own. */
type ExportExample = Program & {
  name: string
  isOwn: boolean
  /** Why the example differs from the package's own, if it does. */
  correction?: string
  isCorrectionUnfit?: boolean
  typeException?: string
}

/** Said on the page by the output's own label, which is known to be true. */
const runNote = /^\s*\/\/ NOTE: .*may change between runs$\n?/gmu

const packageExample = (
  name: string,
  example: Example,
  exported: ReadonlySet<string>,
): ExportExample => {
  const language = example.language === 'ts' ? 'ts' : 'js'
  const { code } = splitClaims(example.code.replace(runNote, ''))
  const { reason, find = '', replace = '' } = exampleCorrections[name] ?? {}
  const corrected = code.replace(find, replace)
  const typeException = exampleTypeExceptions[name]
  return {
    name,
    isOwn: false,
    language,
    code: completeImports(corrected, language, exported),
    ...(reason && {
      correction: reason,
      isCorrectionUnfit: corrected === code,
    }),
    ...(typeException && { typeException }),
  }
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
export const packageExamples = ({ entries }: ApiModel): ExportExample[] =>
  entries
    .flatMap(documented)
    .flatMap(({ name, examples }) =>
      examples.map(one => packageExample(name, one, valueNames(entries))),
    )

const ownExamples = ({ entries }: ApiModel): ExportExample[] =>
  entries.flatMap(entry => {
    const { name } = entry
    const own = ownExampleOf(
      entry.kind === 'function' ? entry : { name, family: '', flavour: '' },
    )
    return own
      ? [
          {
            ...own,
            name,
            isOwn: true,
            code: completeImports(own.code, own.language, valueNames(entries)),
          },
        ]
      : []
  })

type Verified = Examined<ExportExample>

/** What is wrong with an example, in words for who maintains data/. */
export const judgeExport = ({
  example,
  execution,
  typeProblems,
}: Verified): string[] => {
  const { isOwn, isCorrectionUnfit, typeException } = example
  const file = isOwn ? 'data/ownExamples' : 'data/exampleCorrections.ts'
  const { run, variation } = execution
  const [problem] = typeProblems
  return [
    isCorrectionUnfit &&
      `Its correction finds nothing to replace: the package has changed the example. Remove it from ${file} or adapt it.`,
    run.outcome !== 'finished' &&
      `It does not run (${describeOutcome(run)}). Correct it in ${file}.`,
    isOwn &&
      variation !== 'none' &&
      'It prints something else in another run: its delays are too close.',
    problem &&
      !typeException &&
      `Type error on line ${problem.line}: ${problem.message} Correct the example in ${file}, or say there why the error is accepted.`,
    !problem &&
      typeException &&
      `TypeScript accepts it: remove its type exception from ${file}.`,
  ].filter(sentence => typeof sentence === 'string')
}

const metas = { none: '', order: 'unordered', values: 'varies' } as const

const toRecord = ({ example, execution }: Verified): PackageExample => ({
  code: example.code,
  language: example.language,
  output: printedLines(execution.run),
  meta: metas[execution.variation],
  ...(example.correction && { correction: example.correction }),
  ...(example.isOwn && { isOwn: true }),
  ...(example.isOwn &&
    example.typeException && { note: example.typeException }),
})

/**
 * Runs and type-checks the examples of exports. A problem with any of them is
 * an error with a sentence for each.
 */
export const loadExportExamples = async (
  model: ApiModel,
): Promise<Records['examples']> => {
  const verified = await examine([
    ...packageExamples(model),
    ...ownExamples(model),
  ])
  requireNone(
    verified.flatMap(one =>
      judgeExport(one).map(sentence => ({
        place: `lfi: ${one.example.name}`,
        sentence,
      })),
    ),
  )
  const byThePackage = new Map<string, PackageExample[]>()
  const own: Record<string, PackageExample> = {}
  for (const one of verified) {
    const { name, isOwn } = one.example
    const recorded = toRecord(one)
    if (isOwn) {
      own[name] = recorded
    } else {
      byThePackage.set(name, [...(byThePackage.get(name) ?? []), recorded])
    }
  }
  return { package: Object.fromEntries(byThePackage), own }
}
