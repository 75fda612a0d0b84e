import { availableParallelism } from 'node:os'
import { expect, test } from 'vitest'
import type { Program, Run } from '../examples/program'
import { runPrograms } from '../examples/runPrograms'
import { ProgramRecorder, type RecordedRun } from '.'
import { collectPrograms } from './fixtures/collectPrograms'

const recordAll = async (
  programs: readonly Program[],
): Promise<readonly RecordedRun[]> => {
  const results: RecordedRun[] = []
  let next = 0
  const work = async (): Promise<void> => {
    const recorder = new ProgramRecorder()
    for (let index = next++; index < programs.length; index = next++) {
      const program = programs[index]
      if (program) {
        results[index] = await recorder.record(program.code, program.language)
      }
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  return results
}

/** What somebody who runs a program sees of it. */
const visible = ({ outcome, prints, error }: Run) => ({
  outcome,
  prints: prints.map(({ text }) => text),
  error: error?.text,
})

test('a recorded run of each example prints and ends as its run does', async () => {
  const programs = await collectPrograms()
  const executions = await runPrograms(programs)
  const recorded = await recordAll(programs)
  expect(programs.length).toBeGreaterThan(300)
  const different = programs.flatMap(({ code }, index) => {
    const plain = executions[index]
    const traced = recorded[index]
    const isSame =
      plain &&
      traced &&
      JSON.stringify(visible(plain.run)) === JSON.stringify(visible(traced.run))
    return isSame
      ? []
      : [
          {
            code,
            plain: plain && visible(plain.run),
            traced: traced && visible(traced.run),
          },
        ]
  })
  expect(different).toEqual([])
}, 240_000)
