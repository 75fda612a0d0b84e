import { systems } from '../../data/counterparts/systems'
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

/** One side of a row: what it shows, the whole program, what that prints. */
export type Side = {
  shown: string
  language: 'js' | 'python'
  program: string
  output: string[]
  notRun?: string
}

export type CounterpartExample = { theirs: Side; ours: Side }

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

const judgeRun = (side: string, { run, variation }: Execution): string => {
  if (run.outcome !== 'finished') {
    return `The side of ${side} does not run (${describeOutcome(run)}).`
  }
  return variation === 'none'
    ? ''
    : `The side of ${side} prints something else in another run.`
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

/** The programs of every "Coming from" page, by page and name, with output. */
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
      executeAll(
        runnable.map(({ theirs: { program } }) => ({
          code: withHelpers(program),
          language: 'js',
        })),
      ),
      executeAll(
        rows.map(({ ours: { program } }) => ({
          code: program,
          language: 'js',
        })),
      ),
    ])
    const problems: string[] = []
    const note = ({ page, name }: Prepared, sentence: string): void => {
      if (sentence) {
        problems.push(
          `website/data/counterparts/code/${page}.txt, ${name}: ${sentence}`,
        )
      }
    }
    const take = (
      row: Prepared,
      side: 'theirs' | 'ours',
      execution: Execution | undefined,
    ): void => {
      if (execution) {
        row[side].output = printedLines(execution.run)
        note(row, judgeRun(side === 'ours' ? 'lfi' : row.page, execution))
      }
    }
    runnable.forEach((row, index) => {
      take(row, 'theirs', theirs[index])
    })
    rows.forEach((row, index) => {
      take(row, 'ours', ours[index])
      note(row, judgeOutputs(row))
    })
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
