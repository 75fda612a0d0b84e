import { type ChildProcess, fork } from 'node:child_process'
import type { Answer, Request, Settings } from './messages'

type Run = {
  /** Resolves once pages can be bundled. */
  written: Promise<void>
  /** What is wrong with examples, or nothing; later than `written`. */
  judged: Promise<string>
}

const isBuild = (): boolean => process.env.NODE_ENV === 'production'

/**
 * Most code here runs for a moment, so that V8 is to optimise only what runs
 * nine times as long as by default. All processors are in use, so that threads
 * which collect garbage together would wait for each other.
 */
const flags = ['--interrupt-budget=600000', '--single-threaded-gc']

/** A process of its own: it works while Docusaurus loads and bundles. */
const start = (): ChildProcess =>
  fork(require.resolve('../cli.ts'), [], {
    execArgv: ['--import', 'tsx', ...flags],
  })

/** Resolves to the first answer of these kinds; rejects if there is none. */
const hear = <Kind extends Answer['kind']>(
  child: ChildProcess,
  kind: Kind,
): Promise<Extract<Answer, { kind: Kind }>> =>
  new Promise((resolve, reject) => {
    const end = (): void => {
      child.off('message', onMessage).off('exit', onExit)
    }
    const onMessage = (answer: Answer): void => {
      if (answer.kind === kind) {
        end()
        resolve(answer as Extract<Answer, { kind: Kind }>)
      } else if (answer.kind === 'failed') {
        end()
        reject(new Error(answer.message))
      }
    }
    const onExit = (code: number | null): void =>
      reject(new Error(`website/generate ended with ${code}; see above.`))
    child.on('message', onMessage).on('exit', onExit)
  })

const ask = (child: ChildProcess, settings: Settings): Run => {
  const written = hear(child, 'written').then(() => undefined)
  const judged = hear(child, 'judged').then(({ problems }) => problems)
  // Whoever needs them hears of a failure; nobody may wait yet.
  written.catch(() => undefined)
  judged.catch(() => undefined)
  child.send({ settings, isLast: isBuild() } satisfies Request)
  return { written, judged }
}

type State = {
  settings?: Settings
  /** A process that nobody has asked yet. */
  ahead?: ChildProcess | undefined
  child?: ChildProcess
  current?: Run
  following?: Promise<Run> | undefined
}

const state: State = {}

/**
 * Starts a process that is going to be asked, if this is a build: it loads its
 * modules while Docusaurus loads its own. It does not hold up the end of this
 * one.
 */
export const startAhead = (): void => {
  if (isBuild() && !state.child) {
    state.ahead ??= start()
    state.ahead.unref()
    state.ahead.channel?.unref()
  }
}

const takeAhead = (): ChildProcess | undefined => {
  const { ahead } = state
  state.ahead = undefined
  ahead?.ref()
  ahead?.channel?.ref()
  return ahead
}

/** Begins a run, for each locale that Docusaurus builds. */
export const startGenerating = (settings: Settings): void => {
  const known = isBuild() ? takeAhead() : state.child
  const child = known?.connected ? known : start()
  state.settings = settings
  state.child = child
  state.current = ask(child, settings)
}

const latest = (): Run => {
  if (!state.current) {
    throw new Error('./generate/index.ts must be the first of the plugins.')
  }
  return state.current
}

/** Another run, after the one that is under way; callers share it. */
const runAgain = (): Promise<Run> => {
  state.following ??= latest()
    .judged.catch(() => undefined)
    .then(() => {
      state.following = undefined
      if (state.settings) {
        startGenerating(state.settings)
      }
      return latest()
    })
  return state.following
}

/**
 * For a plugin: gives the run that began with the plugins at first, and, while
 * developing, another one each time its files have changed.
 */
export const followRuns = (): (() => Promise<Run>) => {
  let isFirst = true
  return async () => {
    const run = isFirst ? latest() : await runAgain()
    isFirst = false
    return run
  }
}

/**
 * Resolves once the pages of the reference are there; at once on sites that
 * generate nothing.
 */
export const pagesWritten = async (): Promise<void> => state.current?.written
