import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { systems } from '../../website/data/counterparts/systems'
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

/** The same thing written with another library, or in Python, and with lfi. */
export type Pair = {
  setup: string
  theirs: string
  ours: string
  /** Whether the two print something else, which is then the point. */
  differs: boolean
  notRun?: string
}

/*
 * A file of data/counterparts/code has a part for each row of its table:
 *
 *     ## name of the row; not run: reason
 *     what both sides start from, if anything
 *     --
 *     the other side
 *     --
 *     lfi
 *
 * - `; not run: reason` is for the other side of a row that cannot run here.
 * - `!=` in place of the last `--` says that the two print different things.
 * - A side is an expression, which is printed. Statements come before it, with
 *   a blank line between; a side that calls `console.log` prints by itself.
 * - `...` before the expression spreads it into an array to print it; the page
 *   leaves the dots out.
 * - Imports are added: see counterpartPrograms.ts.
 */
const CODE = 'website/data/counterparts/code'
const SEPARATOR = /^(--|!=)$\n/mu

const readPair = (part: string, page: string): [string, Pair] => {
  const [heading = '', ...lines] = part.split('\n')
  const [name = '', notRun] = heading.split('; not run: ')
  const pieces = lines.join('\n').trim().split(SEPARATOR)
  const parts = pieces
    .filter((_, index) => index % 2 === 0)
    .map(piece => piece.trim())
  const ours = parts.pop()
  const theirs = parts.pop()
  const [setup = '', ...others] = parts
  if (!ours || !theirs || others.length > 0) {
    throw new Error(
      `The code of "${name}" in ${CODE}/${page}.txt should have two or three parts: what both sides start from, if anything, then the other side, then lfi. Separate them with lines of "--"; write "!=" before the last one if the outputs differ.`,
    )
  }
  const differs = pieces.at(-2) === '!='
  return [name, { setup, theirs, ours, differs, ...(notRun && { notRun }) }]
}

export const parsePairs = (text: string, page: string): [string, Pair][] =>
  text
    .split(/^## /mu)
    .filter(part => part.trim() !== '')
    .map(part => readPair(part, page))

export const readPairs = (page: string): [string, Pair][] =>
  parsePairs(readFileSync(path.join(CODE, `${page}.txt`), 'utf8'), page)

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

const rowsOf = (page: string): Row[] =>
  readPairs(page).map(([name, pair]) => ({
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
  }))

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
    throw new Error(`A program of ${CODE}/python.txt fails: ${stderr}`)
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
    ? 'Both sides print the same: part them with "--".'
    : `The sides print different things (${theirs.output.join(' ')} and ${ours.output.join(' ')}): part them with "!=", or mend one.`
}

/**
 * Runs both sides of every row. A program that fails, and two that print
 * something else without saying so, are an error with a sentence for each.
 */
export const loadCounterparts = async (): Promise<Records['counterparts']> => {
  const rows = systems.flatMap(({ page }) => rowsOf(page))
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
            `${CODE}/${row?.page}.txt, ${row?.name}: ${sentence}`,
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
