import { type Ending, runInFrame } from '@lfi-docs/sandbox'
import { withImports } from '../../examples/model/addImports'
import type { Language } from '../../examples/model/language'
import {
  compile,
  examine,
  type PreparedModule,
  warmCompiler,
} from '../compiler/compile'
import { explainSyntax } from '../compiler/explainSyntax'
import type { Instrument } from './instrument'
import type { RunEvent, RunOutcome } from './runEvent'
import { discardSandbox, startSandbox, takeSandbox } from './runtime'

export type RunOptions = {
  readonly code: string
  readonly language: Language
  /** What records the run, if it is to be recorded. */
  readonly instrument?: Instrument
  readonly onEvent: (event: RunEvent) => void
}

export type RunHandle = {
  /** Ends the run at once; harmless when it has ended already. */
  readonly stop: () => void
  /** Never rejects: a failure is an outcome too. */
  readonly finished: Promise<RunOutcome>
}

const notLoaded =
  'The code runner could not be loaded. Check your connection and run again.'

/** Loads all that a run needs at once, up to a sandbox that waits for it. */
const prepare = async (language: Language, code?: string) => {
  const [runtime] = await Promise.all([
    startSandbox(code),
    language === 'ts' ? warmCompiler() : undefined,
  ])
  return runtime
}

/** Prepares the next run; the signal says that there will be none. */
export const prepareRun = async (
  language: Language,
  signal?: AbortSignal,
): Promise<void> => {
  await prepare(language)
  if (signal?.aborted) {
    discardSandbox()
  }
  signal?.addEventListener('abort', discardSandbox, { once: true })
}

/** Runs code in a sandbox made for this run alone, and reports what happens. */
export const startRun = (options: RunOptions): RunHandle => {
  const { code, language, instrument, onEvent } = options
  let started = performance.now()
  let remove = (): void => {}
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
    remove()
    // As the code saw it; never more than what has passed.
    const passed = performance.now() - started
    const outcome: RunOutcome = {
      ...ending,
      milliseconds: Math.min(ending.milliseconds ?? passed, passed),
    }
    onEvent({ type: 'finished', outcome })
    resolve(outcome)
  }
  /** Says what is wrong with the code, unless the run was stopped meanwhile. */
  const report = ({ problems, missingLfiImports }: PreparedModule): void => {
    if (isOver) {
      return
    }
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

  const start = async (): Promise<void> => {
    onEvent({ type: 'phase', phase: 'starting' })
    const runtime = await prepare(language, code)
    const modules = new Map(Object.entries(runtime.moduleExports))
    const compiled = await compile(code, language, modules)
    const recorder =
      compiled.problems.length === 0
        ? instrument?.prepare({ code, main: compiled })
        : undefined
    if (isOver) {
      return
    }
    report(compiled)
    const [problem] = compiled.problems
    if (problem) {
      end({ status: 'not-started', ...problem })
      return
    }

    /** JavaScript is examined when it failed: until then nobody waits for it. */
    const examined = async (): Promise<PreparedModule> =>
      language === 'js'
        ? examine(code, language, modules).catch(() => compiled)
        : compiled
    const explain = async (failure: string): Promise<void> => {
      const { js, problems } = await examined()
      const found = problems[0] ?? (await explainSyntax(js || code))
      if (found) {
        report({ ...compiled, problems: [found] })
      }
      end({ status: 'not-started', message: failure, ...found })
    }
    const endExamined = async (ending: Ending): Promise<void> => {
      if (ending.status === 'failed' && language === 'js') {
        report(await examined())
      }
      end(ending)
    }
    const { js, references } = compiled
    remove = runInFrame(takeSandbox(runtime), {
      request: {
        type: 'run',
        js,
        references,
        fileName: `main.${language}`,
        ...(recorder && { recorder }),
      },
      onEvent: event => {
        // What comes before is not the code's.
        if (event.type === 'phase' && event.phase === 'running') {
          started = performance.now()
        }
        onEvent(event)
      },
      onEnd: ending => void endExamined(ending),
      onUnread: failure => void explain(failure),
      acceptReport: recorder && instrument?.accept,
    })
  }

  start().catch((error: unknown) => {
    console.info(error)
    end({ status: 'not-started', message: notLoaded })
  })
  return {
    stop: () => end({ status: 'stopped', message: 'Stopped.' }),
    finished,
  }
}
