import { type Ending, runInFrame } from '@lfi-docs/sandbox'
import { withImports } from '../../examples/model/addImports'
import { explainSyntax } from '../compiler/explainSyntax'
import type { PreparedModule } from '../compiler/prepareModule'
import { mainName } from '../project/project'
import { loadCompiler } from './parts'
import {
  isReady,
  modulesOf,
  type Program,
  prepareProgram,
  type RunOptions,
} from './program'
import type { RunOutcome } from './runEvent'
import { spareFrame } from './spareFrame'

// With the run itself in one file of the bundle: they are wanted together.
export { prepareRun } from './program'

export type RunHandle = {
  /** Ends the run at once; harmless when it has ended already. */
  readonly stop: () => void
  /** Never rejects: a failure is an outcome too. */
  readonly finished: Promise<RunOutcome>
}

/** What a run that was ended is likely to have done. */
const causes: Readonly<Partial<Record<Ending['status'], string>>> = {
  blocked:
    ' Likely causes: an endless source (generate, cycle, repeat) consumed without take or given to asConcur, which asks for all values at once; a loop whose condition never turns false; or promises that keep queueing each other.',
  'timed-out':
    ' Likely causes: an interval that is never cleared, or an endless async source without takeAsync or takeConcur.',
}

/** Says what is wrong with the code. */
const reportProblems = (
  { code, onEvent }: RunOptions,
  { problems, missingLfiImports }: PreparedModule,
): void => {
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
}

/** Runs code in a sandbox made for this run alone, and reports what happens. */
export const startRun = (options: RunOptions): RunHandle => {
  let started = performance.now()
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
    // As the code saw it; never more than what has passed.
    const passed = performance.now() - started
    const milliseconds = Math.min(ending.milliseconds ?? passed, passed)
    const message = ending.message + (causes[ending.status] ?? '')
    const outcome = { ...ending, message, milliseconds }
    options.onEvent({ type: 'finished', outcome })
    resolve(outcome)
  }

  /** Says what code lacks that ran as it was, if that can be loaded. */
  const examine = async (program: Program): Promise<PreparedModule> => {
    const compiler = isReady(options)
      ? await loadCompiler().catch(console.info)
      : undefined
    const { main } = compiler
      ? await compiler.prepareProject(options, modulesOf(program.runtime))
      : program
    return main
  }

  const explain = async (program: Program, failure: string): Promise<void> => {
    const { js, problems } = await examine(program)
    const problem = problems[0] ?? (await explainSyntax(js))
    // Stopped meanwhile: the console may be another run's by now.
    if (problem && !isOver) {
      options.onEvent({ type: 'problems', problems: [problem] })
    }
    end({ status: 'not-started', message: failure, ...problem })
  }

  const endReady = async (program: Program, ending: Ending): Promise<void> => {
    if (ending.status === 'failed') {
      const examined = await examine(program)
      if (!isOver) {
        reportProblems(options, examined)
      }
    }
  }

  const run = (program: Program) => {
    const { runtime, main, files, recorder } = program
    const { js, references } = main
    const { language, onEvent } = options
    return runInFrame(spareFrame.take(runtime), {
      request: {
        type: 'run',
        js,
        references,
        // The name that its tab has.
        fileName: mainName({ language }),
        files,
        ...(recorder && { recorder }),
      },
      onEvent: event => {
        // What comes before is not the code's.
        if (event.type === 'phase' && event.phase === 'running') {
          started = performance.now()
        }
        onEvent(event)
      },
      onEnd: isReady(options)
        ? ending => void endReady(program, ending).then(() => end(ending))
        : end,
      onUnread: failure => void explain(program, failure),
      acceptReport: recorder && options.instrument?.accept,
    })
  }

  const start = async (): Promise<void> => {
    options.onEvent({ type: 'phase', phase: 'starting' })
    const ready = await prepareProgram(options)
    if (isOver) {
      return
    }
    reportProblems(options, ready.main)
    const [problem] = ready.main.problems
    if (problem) {
      end({ status: 'not-started', ...problem })
    } else {
      cleanUp = run(ready)
    }
  }

  start().catch((error: unknown) => {
    console.info(error)
    const { version } = options
    end({
      status: 'not-started',
      message: `${version ? `lfi ${version}` : 'The code runner'} could not be loaded. Check your connection and run again.`,
    })
  })
  return {
    stop: () => end({ status: 'stopped', message: 'Stopped.' }),
    finished,
  }
}
