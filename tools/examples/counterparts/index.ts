import { systems } from '../../../website/data/counterparts/systems'
import type {
  CounterpartExample,
  Side,
} from '../../../website/records/readRecord'
import { describeOutcome } from '../model/judgeOutcome'
import { printedLines } from '../model/printedLines'
import type { Execution } from '../model/run'
import { executeAll } from '../run/executeAll'
import {
  ourProgram,
  pythonProgram,
  shownCode,
  theirProgram,
} from './makeProgram'
import { pythonOutput } from './pythonOutput'
import { type Pair, readPairs } from './readPairs'

type Prepared = { page: string; name: string; pair: Pair } & CounterpartExample

const theirSide = (page: string, name: string, pair: Pair): Side => ({
  shown: shownCode(pair.theirs),
  ...(page === 'python'
    ? {
        language: 'python',
        program: pythonProgram(pair),
        output: pythonOutput[name]?.split('\n') ?? [],
        notRun: 'browsers run no Python',
      }
    : {
        language: 'js',
        program: theirProgram(page, pair),
        output: [],
        ...(pair.notRun && { notRun: pair.notRun }),
      }),
})

const prepare = (page: string): Prepared[] =>
  [...readPairs(page)].map(([name, pair]) => ({
    page,
    name,
    pair,
    theirs: theirSide(page, name, pair),
    ours: {
      shown: shownCode(pair.ours),
      language: 'js',
      program: ourProgram(pair),
      output: [],
    },
  }))

/** What Node 20 lacks of the language; see examples/run/languageHelpers.mjs. */
const young =
  /\b(?:fromAsync|Object\.groupBy|Map\.groupBy|Iterator)\b|\.values\(\)\./u

const withHelpers = (program: string): string =>
  young.test(program) ? `import 'language-helpers'\n${program}` : program

/** Python writes the same values with other brackets and quotes. */
const valuesIn = (output: readonly string[]): string =>
  output
    .join(' ')
    .replaceAll(/\b(?:Map|Set)\(\d+\)|=>/gu, '')
    .toLowerCase()
    .match(/[\w.-]+/gu)
    ?.join(' ') ?? ''

/** Notes what a side printed; the sentence says what is wrong with it. */
const take = (
  row: Prepared,
  side: 'theirs' | 'ours',
  execution: Execution | undefined,
): string => {
  if (!execution) {
    return ''
  }
  const { run, variation } = execution
  row[side].output = printedLines(run)
  const name = side === 'ours' ? 'lfi' : row.page
  if (run.outcome !== 'finished') {
    return `The side of ${name} does not run (${describeOutcome(run)}).`
  }
  return variation === 'none'
    ? ''
    : `The side of ${name} prints something else in another run.`
}

const judgeOutputs = ({ pair, theirs, ours }: Prepared): string => {
  if (theirs.output.length === 0) {
    return ''
  }
  const isSame =
    theirs.language === 'python'
      ? valuesIn(theirs.output) === valuesIn(ours.output)
      : theirs.output.join('\n') === ours.output.join('\n')
  if (isSame === pair.differs) {
    return isSame
      ? 'Both sides print the same: part them with "--".'
      : `The sides print different things (${theirs.output.join(' ')} and ${ours.output.join(' ')}): part them with "!=", or mend one.`
  }
  return ''
}

const runAll = (programs: readonly string[]): Promise<Execution[]> =>
  executeAll(programs.map(code => ({ code, language: 'js' })))

export type CounterpartExamples = ReadonlyMap<
  string,
  ReadonlyMap<string, CounterpartExample>
>

/**
 * Runs both sides of every row. A program that fails, and two that print
 * something else without saying so, are an error with a sentence for each.
 */
export const loadCounterpartExamples =
  async (): Promise<CounterpartExamples> => {
    const rows = systems.flatMap(({ page }) => prepare(page))
    const runnable = rows.filter(({ theirs }) => !theirs.notRun)
    const [theirs, ours] = await Promise.all([
      runAll(runnable.map(row => withHelpers(row.theirs.program))),
      runAll(rows.map(row => row.ours.program)),
    ])
    const problems = rows.flatMap((row, index) =>
      [
        take(row, 'theirs', theirs[runnable.indexOf(row)]),
        take(row, 'ours', ours[index]),
        judgeOutputs(row),
      ]
        .filter(Boolean)
        .map(
          sentence =>
            `website/data/counterparts/code/${row.page}.txt, ${row.name}: ${sentence}`,
        ),
    )
    if (problems.length > 0) {
      throw new Error(problems.join('\n'))
    }
    return new Map(
      systems.map(({ page }) => [
        page,
        new Map(
          rows
            .filter(row => row.page === page)
            .map(({ name, theirs, ours }) => [name, { theirs, ours }]),
        ),
      ]),
    )
  }
