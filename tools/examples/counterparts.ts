import { spawnSync } from 'node:child_process'
import { counterparts, type Programs } from '../../website/data/counterparts'
import {
  type CounterpartExample,
  type Records,
  readRecord,
} from '../../website/records/readRecord'
import { ourProgram, shownCode, theirProgram } from './counterpartPrograms'
import { judgeRun, requireNone } from './program'
import { runPrograms } from './runPrograms'

const FOLDER = 'website/data/counterparts'

type Row = CounterpartExample & { page: string; name: string; differs: boolean }

const placeOf = ({ page, name }: Row): string =>
  `${FOLDER}/${page}.json, ${name}`

/** Code is written as lines where there are several. */
const textOf = (code: Programs['setup'] = ''): string =>
  [code].flat().join('\n')

const rowOf = (page: string, name: string, programs: Programs): Row => {
  const setup = textOf(programs.setup)
  const theirs = textOf(programs.theirs)
  const ours = textOf(programs.ours)
  const language = page === 'python' ? 'python' : 'js'
  const notRun =
    language === 'python' ? 'browsers run no Python' : programs.notRun
  return {
    page,
    name,
    differs: programs.differs ?? false,
    theirs: {
      shown: shownCode(theirs),
      output: [],
      language,
      program: theirProgram(page, setup, theirs),
      ...(notRun && { notRun }),
    },
    ours: {
      shown: shownCode(ours),
      output: [],
      language: 'js',
      program: ourProgram(setup, ours),
    },
  }
}

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
  const input = JSON.stringify(rows.map(({ theirs }) => theirs.program))
  const { status, stdout, stderr } = spawnSync(
    'python3',
    ['-c', pythonRunner],
    { input, encoding: 'utf8' },
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

/** Python writes the same values with other brackets and quotes. */
const valuesIn = (output: readonly string[]): string =>
  output
    .join(' ')
    .replaceAll(/\b(?:Map|Set)\(\d+\)|=>/gu, '')
    .toLowerCase()
    .match(/[\w.-]+/gu)
    ?.join(' ') ?? ''

const judgeOutputs = ({ differs, theirs, ours }: Row): string[] => {
  const [their, our] = [theirs, ours].map(({ output }) =>
    theirs.language === 'python' ? valuesIn(output) : output.join('\n'),
  )
  if (theirs.output.length === 0 || (their === our) !== differs) {
    return []
  }
  return differs
    ? ['Both sides print the same: take "differs" away.']
    : [
        `The sides print different things (${their} and ${our}): add "differs": true, or mend one.`,
      ]
}

/**
 * Runs both sides of every row. A program that fails, and two that print
 * something else without saying so, are an error with a sentence for each.
 */
export const loadCounterparts = async (): Promise<Records['counterparts']> => {
  const rows = counterparts.flatMap(({ page, name, programs }) => {
    const { theirs, ours } = programs
    return theirs && ours
      ? [rowOf(page, name, { ...programs, theirs, ours })]
      : []
  })
  runPython(rows.filter(({ page }) => page === 'python'))
  const sides = await runPrograms(
    rows.flatMap(row =>
      [row.theirs, row.ours]
        .filter(({ notRun }) => !notRun)
        .map(side => ({
          side,
          place: placeOf(row),
          code: side.program,
          language: 'js' as const,
        })),
    ),
  )
  for (const { side, printed } of sides) {
    side.output = printed
  }
  requireNone([
    ...sides.map(side => [side.place, judgeRun(side)] as const),
    ...rows.map(row => [placeOf(row), judgeOutputs(row)] as const),
  ])
  const recorded: Records['counterparts'] = {}
  for (const { page, name, theirs, ours } of rows) {
    recorded[page] = { ...recorded[page], [name]: { theirs, ours } }
  }
  return recorded
}
