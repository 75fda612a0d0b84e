import { exampleCorrections } from '../../website/data/exampleCorrections'
import { ownExampleOf } from '../../website/data/ownExamples'
import { splitClaims } from '../../website/examples/model/splitClaims'
import type {
  ApiModel,
  Entry,
  Example,
} from '../../website/library/model/schema'
import type { PackageExample, Records } from '../../website/records/readRecord'
import { checkTypes, type TypeProblem } from './checkTypes'
import { completeImports } from './completeImports'
import {
  describeOutcome,
  type Problem,
  type Program,
  printedLines,
  requireNone,
} from './program'
import { type Execution, runPrograms } from './runPrograms'

type NamedProgram = Program & { name: string }

/** Said on the page by the output's own label, which is known to be true. */
const runNote = /^\s*\/\/ NOTE: .*may change between runs$\n?/gmu

const packageExample = (name: string, example: Example): NamedProgram => {
  const language = example.language === 'ts' ? 'ts' : 'js'
  const [said = '', instead = ''] = exampleCorrections[name] ?? []
  const { code } = splitClaims(
    example.code.replace(runNote, '').replace(said, instead),
  )
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
    const own = ownExampleOf(
      entry.kind === 'function' ? entry : { name, family: '', flavour: '' },
    )
    return own
      ? [{ ...own, name, code: completeImports(own.code, own.language) }]
      : []
  })

const judgeRun = ({ run }: Execution): string[] =>
  run.outcome === 'finished'
    ? []
    : [`The example does not run (${describeOutcome(run)}).`]

/** What is wrong with an example of our own. */
const judgeOwn = (
  execution: Execution,
  problems: readonly TypeProblem[] = [],
): string[] => [
  ...judgeRun(execution),
  ...(execution.variation === 'none'
    ? []
    : ['It prints something else in another run: its delays are too close.']),
  ...problems.map(
    ({ line, message }) => `Type error on line ${line}: ${message}`,
  ),
]

/** A correction of an example that the package has mended is one too many. */
const judgeCorrections = ({ entries }: ApiModel): Problem[] =>
  Object.entries(exampleCorrections).flatMap(([name, [said]]) =>
    entries.some(
      entry =>
        entry.name === name &&
        entry.examples.some(({ code }) => code.includes(said)),
    )
      ? []
      : {
          place: `website/data/exampleCorrections.ts, ${name}`,
          sentence:
            'The package has changed the example. Remove the correction, or adapt it.',
        },
  )

const variations = { none: '', order: 'unordered', values: 'varies' } as const

const toRecord = (
  { code, language }: Program,
  { run, variation }: Execution,
): PackageExample => ({
  code,
  language,
  output: printedLines(run),
  meta: variations[variation],
})

/** Each example with what it did. */
const runAll = async <Example extends Program>(examples: Example[]) => {
  const executions = await runPrograms(examples)
  return executions.flatMap((execution, index) => {
    const example = examples[index]
    return example ? [{ example, execution, index }] : []
  })
}

/**
 * Runs the examples of exports, and type-checks our own. A problem with any of
 * them is an error with a sentence for each.
 */
export const loadExportExamples = async (
  model: ApiModel,
): Promise<Records['examples']> => {
  const ofPackage = await runAll(packageExamples(model))
  const own = await runAll(ownExamples(model))
  const types = checkTypes(own.map(({ example }) => example))
  const inPlace = (place: string, sentences: string[]): Problem[] =>
    sentences.map(sentence => ({ place, sentence }))
  requireNone([
    ...judgeCorrections(model),
    ...ofPackage.flatMap(({ example: { name }, execution }) =>
      inPlace(`lfi, ${name}`, judgeRun(execution)),
    ),
    ...own.flatMap(({ example, execution, index }) =>
      inPlace(
        `website/data/ownExamples, ${example.name}`,
        judgeOwn(execution, types[index]),
      ),
    ),
  ])
  const byThePackage: Record<string, PackageExample[]> = {}
  for (const { example, execution } of ofPackage) {
    byThePackage[example.name] ??= []
    byThePackage[example.name]?.push(toRecord(example, execution))
  }
  return {
    package: byThePackage,
    own: Object.fromEntries(
      own.map(({ example, execution }) => [
        example.name,
        toRecord(example, execution),
      ]),
    ),
  }
}
