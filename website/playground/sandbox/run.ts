import { withImports } from '../../examples/model/addImports'
import type { ModuleExports } from '../compiler/checkImports'
import type { PreparedModule } from '../compiler/prepareModule'
import { loadCompiler } from './loadCompiler'
import { loadRuntime, withPackages } from './loadRuntime'
import type { RunOutcome } from './messages'
import { type Program, runInFrame } from './runInFrame'
import type { Ending, RunHandle, RunOptions } from './runTypes'
import { discardSpareFrame, startSpareFrame } from './spareFrame'

export type { RunHandle, RunOptions } from './runTypes'

const modulesOf = ({ moduleExports }: Program['runtime']): ModuleExports =>
  new Map(Object.entries(moduleExports))

/** A bit of everything that code usually has. */
const warmingCode = `import { map, pipe } from 'lfi'
const ages: number[] = await pipe([{ age: 1 }], map(({ age }) => \`\${age}\`))
console.log(ages, reduce)`

/**
 * Makes ready what the next run will need, up to a sandbox that waits for it;
 * until the signal, which is for when there will be no next run.
 */
export const prepareRun = async (
  allowNetwork: boolean,
  version: string | undefined,
  signal: AbortSignal,
): Promise<void> => {
  const [{ prepareModule }, runtime] = await Promise.all([
    loadCompiler(),
    loadRuntime(version),
  ])
  if (signal.aborted) {
    return
  }
  startSpareFrame(runtime, allowNetwork)
  signal.addEventListener('abort', discardSpareFrame, { once: true })
  // The first call of a compiler is by far its slowest.
  prepareModule(warmingCode, 'ts', modulesOf(runtime))
}

const prepare = async (options: RunOptions): Promise<Program> => {
  const { code, language, version, files = [], allowNetwork } = options
  const [compiler, runtime] = await Promise.all([
    loadCompiler(),
    // The sandbox starts while the compiler may still be on its way.
    loadRuntime(version)
      .then(loaded => withPackages(loaded, code))
      .then(loaded => {
        startSpareFrame(loaded, allowNetwork)
        return loaded
      }),
  ])
  const others = compiler.prepareFiles(files, modulesOf(runtime))
  const modules = compiler.withFiles(modulesOf(runtime), files)
  const prepared = compiler.joinFiles(
    compiler.prepareModule(code, language, modules),
    files,
    others,
  )
  const program = { runtime, prepared, files: others.modules }
  const instrument =
    prepared.ok &&
    (await options.instrument?.prepare(
      { project: options, main: prepared, files: others.modules },
      message => options.onEvent({ type: 'notice', message }),
    ))
  return instrument ? { ...program, instrument } : program
}

/** Says what is wrong with the code; false when it can't run. */
const reportProblems = (
  { code, onEvent }: RunOptions,
  { ok, problems, missingLfiImports }: PreparedModule,
): boolean => {
  if (problems.length > 0) {
    onEvent({ type: 'problems', problems })
  }
  if (missingLfiImports.length > 0) {
    onEvent({
      type: 'missing-imports',
      names: missingLfiImports,
      completedCode: withImports(code, 'lfi', missingLfiImports),
    })
  }
  return ok
}

/** Runs code in a sandbox made for this run alone, and reports what happens. */
export const startRun = (options: RunOptions): RunHandle => {
  const started = performance.now()
  let cleanUp = (): void => {}
  let isOver = false
  let resolve: (outcome: RunOutcome) => void = () => {}
  const finished = new Promise<RunOutcome>(resolveFinished => {
    resolve = resolveFinished
  })

  const end = (ending: Ending): void => {
    if (isOver) {
      return
    }
    isOver = true
    cleanUp()
    const outcome = { ...ending, milliseconds: performance.now() - started }
    options.onEvent({ type: 'finished', outcome })
    resolve(outcome)
  }

  const start = async (): Promise<void> => {
    options.onEvent({ type: 'phase', phase: 'starting' })
    const ready = await prepare(options)
    if (isOver) {
      return
    }
    if (reportProblems(options, ready.prepared)) {
      cleanUp = runInFrame(options, ready, end)
    } else {
      end({
        status: 'not-started',
        message: ready.prepared.problems[0]?.message ?? '',
      })
    }
  }

  start().catch((error: unknown) => {
    console.info(error)
    const { version } = options
    end({
      status: 'not-started',
      message: `${version ? `lfi ${version}` : 'What runs the code'} could not be loaded. Check your connection and run again.`,
    })
  })
  return {
    stop: () => end({ status: 'stopped', message: 'Stopped.' }),
    finished,
  }
}
