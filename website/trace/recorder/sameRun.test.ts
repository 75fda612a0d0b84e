import { afterAll, expect, test } from 'vitest'
import { exportedNames } from '../../examples/exportedNames'
import type { Run } from '../../examples/model/run'
import { bundleWorker } from '../../examples/run/bundleWorker'
import { ExampleRunner } from '../../examples/run/ExampleRunner'
import { prepareCode } from '../../examples/run/prepareCode'
import { addressFiles, ProgramRecorder } from '.'
import {
  type OddProgram,
  oddPrelude,
  oddPrograms,
} from './fixtures/oddPrograms'

const prelude = oddPrelude(exportedNames)

const recorder = new ProgramRecorder()
const runner = new ExampleRunner(
  bundleWorker(require.resolve('../../examples/run/worker/index.ts')),
)
afterAll(() => Promise.all([recorder.close(), runner.close()]))

/** What somebody who runs a program sees of it. */
const visible = ({ outcome, prints, error }: Run) => ({
  outcome,
  prints: prints.map(({ text }) => text),
  error: error?.text,
})

const runPlainly = async ({ code, files = {} }: OddProgram): Promise<Run> => {
  const addresses = await addressFiles(files, {})
  const prepared = await prepareCode(code, 'js', addresses, false)
  const [run] = await runner.run({ code: prepared })
  return run
}

test.each(oddPrograms)('the same run under Trace: $name', async program => {
  const whole = { ...program, code: `${prelude}\n${program.code}` }
  const plain = await runPlainly(whole)
  const traced = await recorder.record(whole.code, 'js', undefined, whole.files)
  expect(visible(traced.run)).toEqual(visible(plain))
})

test('there are more than 150 odd programs', () => {
  expect(new Set(oddPrograms.map(({ code }) => code)).size).toBeGreaterThan(150)
})
