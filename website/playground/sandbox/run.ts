import { type Ending, runInFrame } from '@lfi-docs/sandbox'
import type { Language } from '../../examples/model/language'
import { otherPackages } from '../../examples/otherPackages'
import type { Recording } from '../../trace/viewer/recordRun'
import { compile, explainUnread, warmCompiler } from '../compiler/compile'
import { type RunEvent, stopped } from './runEvent'
import { discardSandbox, loadPackages, startSandbox } from './runtime'

export type RunOptions = {
  readonly code: string
  readonly language: Language
  /** What records the run, if it is to be recorded. */
  readonly recording?: Recording | undefined
  readonly onEvent: (event: RunEvent) => void
  /** Ends the run at once. */
  readonly signal: AbortSignal
}

/** Loads all that a run needs at once, up to a sandbox that waits for it. */
const prepare = async (language: Language) => {
  const [sandbox] = await Promise.all([
    startSandbox(),
    language === 'ts' ? warmCompiler() : undefined,
  ])
  return sandbox
}

/** Prepares the next run; the signal says that there will be none. */
export const prepareRun = async (
  language: Language,
  signal: AbortSignal,
): Promise<void> => {
  signal.addEventListener('abort', discardSandbox, { once: true })
  await prepare(language)
  if (signal.aborted) {
    discardSandbox()
  }
}

/**
 * Compiles code, runs it in a sandbox made for this run alone, and says what is
 * wrong with it if it failed.
 */
export const startRun = async (options: RunOptions): Promise<Ending> => {
  const { code, language, recording, onEvent, signal } = options
  onEvent({ type: 'phase', phase: 'starting' })
  const [sandbox, packages] = await Promise.all([
    prepare(language),
    loadPackages(code),
  ])
  const modules = new Map([
    ...otherPackages.map(name => [name, []] as const),
    ...packages.map(
      ({ name, exportedNames }) => [name, exportedNames] as const,
    ),
    ...Object.entries(sandbox.moduleExports),
  ])
  const compiled = await compile(code, language, modules)
  if (signal.aborted) {
    return stopped
  }
  const { js, references, problems } = compiled
  const [problem] = problems
  if (problem) {
    onEvent({ type: 'problems', problems })
    return { status: 'not-started', milliseconds: 0, ...problem }
  }
  const recorder = recording?.prepare(code, compiled)
  const ending = await runInFrame(sandbox.take(), {
    request: {
      type: 'run',
      js,
      references,
      fileName: `main.${language}`,
      sources: Object.fromEntries(
        packages.map(({ name, source }) => [name, source]),
      ),
      ...(recorder && { recorder }),
    },
    onEvent,
    acceptReport: recorder && recording?.accept,
    signal,
  })
  if (!ending.isUnread) {
    return ending
  }
  // JavaScript is examined only now, to keep the start of others fast.
  const found = await explainUnread(js, language)
  if (found && !signal.aborted) {
    onEvent({ type: 'problems', problems: [found] })
  }
  return { ...ending, ...found }
}
