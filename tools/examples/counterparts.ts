import { spawnSync } from 'node:child_process'
import { counterparts, type Pair } from '../../website/data/counterparts'
import { type System, systems } from '../../website/data/counterparts/systems'
import {
  type CounterpartExample,
  type Records,
  readRecord,
  type Side,
} from '../../website/records/readRecord'
import {
  ourProgram,
  pythonProgram,
  shownCode,
  theirProgram,
} from './counterpartPrograms'
import { describeOutcome, type Execution, printedLines } from './program'
import { runPrograms } from './runPrograms'

const FOLDER = 'website/data/counterparts'

type Row = { page: string; name: string; pair: Pair } & CounterpartExample

const theirSide = (page: string, pair: Pair): Side => ({
  shown: shownCode(pair.theirs),
  output: [],
  ...(page === 'python'
    ? {
        language: 'python',
        program: pythonProgram(pair),
        notRun: 'browsers run no Python',
      }
    : {
        language: 'js',
        program: theirProgram(page, pair),
        ...(pair.notRun && { notRun: pair.notRun }),
      }),
})

const rowOf = (page: string, name: string, pair: Pair): Row => ({
  page,
  name,
  pair,
  theirs: theirSide(page, pair),
  ours: {
    shown: shownCode(pair.ours),
    output: [],
    language: 'js',
    program: ourProgram(pair),
  },
})

const rowsOf = ({ system, page }: System): Row[] =>
  [...counterparts.rows, ...counterparts.missing]
    .filter(row => row.system === system)
    .flatMap(({ name, pair }) => (pair ? [rowOf(page, name, pair)] : []))

/** Python has had `batched` since 3.12; before, what its documentation says. */
const pythonRunner = `
import contextlib, io, itertools, json, sys

def batched(values, size):
    values = iter(values)
    while batch := tuple(itertools.islice(values, size)):
        yield batch

if not hasattr(itertools, 'batched'):
    itertools.batched = batched

def output(program):
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(program, {})
    return printed.getvalue().rstrip().split('\\n')

json.dump([output(program) for program in json.load(sys.stdin)], sys.stdout)
`

/** What Python prints, or what is recorded where there is no Python. */
const runPython = (rows: readonly Row[]): void => {
  const { status, stdout, stderr } = spawnSync(
    'python3',
    ['-c', pythonRunner],
    {
      input: JSON.stringify(rows.map(({ theirs }) => theirs.program)),
      encoding: 'utf8',
    },
  )
  if (status !== null && status !== 0) {
    throw new Error(`A program of ${FOLDER}/python.json fails: ${stderr}`)
  }
  const recorded = readRecord('counterparts').python
  const outputs: string[][] = status === 0 ? JSON.parse(stdout) : []
  for (const [index, { name, theirs }] of rows.entries()) {
    theirs.output = outputs[index] ?? recorded?.[name]?.theirs.output ?? []
  }
}

/** What Node 20 lacks of the language; see languageHelpers.mjs. */
const young =
  /\b(?:fromAsync|Object\.groupBy|Map\.groupBy|Iterator)\b|\.values\(\)\./u

const runnable = ({ program }: Side) => ({
  code: young.test(program) ? `import 'language-helpers'\n${program}` : program,
  language: 'js' as const,
})

/** Notes what a side printed; the sentence says what is wrong with it. */
const take = (side: Side, { run, variation }: Execution): string => {
  side.output = printedLines(run)
  if (run.outcome !== 'finished') {
    return `This program does not run (${describeOutcome(run)}): ${side.shown}`
  }
  return variation === 'none'
    ? ''
    : `This program prints something else in another run: ${side.shown}`
}

/** Python writes the same values with other brackets and quotes. */
const valuesIn = (output: readonly string[]): string =>
  output
    .join(' ')
    .replaceAll(/\b(?:Map|Set)\(\d+\)|=>/gu, '')
    .toLowerCase()
    .match(/[\w.-]+/gu)
    ?.join(' ') ?? ''

const judgeOutputs = ({ pair, theirs, ours }: Row): string => {
  const read =
    theirs.language === 'python'
      ? valuesIn
      : (output: readonly string[]) => output.join('\n')
  const isSame = read(theirs.output) === read(ours.output)
  if (theirs.output.length === 0 || isSame !== pair.differs) {
    return ''
  }
  return isSame
    ? 'Both sides print the same: take "differs" away.'
    : `The sides print different things (${theirs.output.join(' ')} and ${ours.output.join(' ')}): add "differs": true, or mend one.`
}

/**
 * Runs both sides of every row. A program that fails, and two that print
 * something else without saying so, are an error with a sentence for each.
 */
export const loadCounterparts = async (): Promise<Records['counterparts']> => {
  const rows = systems.flatMap(rowsOf)
  runPython(rows.filter(({ page }) => page === 'python'))
  const sides = rows.flatMap(row =>
    [row.theirs, row.ours]
      .filter(({ notRun }) => !notRun)
      .map(side => ({ row, side })),
  )
  const executions = await runPrograms(sides.map(({ side }) => runnable(side)))
  const failures = executions.map((execution, index) => {
    const { row, side } = sides[index] ?? {}
    return { row, sentence: side ? take(side, execution) : '' }
  })
  const problems = [
    ...failures,
    ...rows.map(row => ({ row, sentence: judgeOutputs(row) })),
  ].filter(({ sentence }) => sentence)
  if (problems.length > 0) {
    throw new Error(
      problems
        .map(
          ({ row, sentence }) =>
            `${FOLDER}/${row?.page}.json, ${row?.name}: ${sentence}`,
        )
        .join('\n'),
    )
  }
  return Object.fromEntries(
    systems.map(({ page }) => [
      page,
      Object.fromEntries(
        rows
          .filter(row => row.page === page)
          .map(({ name, theirs, ours }) => [name, { theirs, ours }]),
      ),
    ]),
  )
}
