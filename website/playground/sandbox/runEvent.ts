import type { CodeLocation, Ending, SandboxEvent } from '@lfi-docs/sandbox'

/** Why code was not run, or may not run: a sentence and its place. */
export type CodeProblem = {
  readonly message: string
  readonly location: CodeLocation
}

/** What a run tells the page. `finished` is always the last. */
export type RunEvent =
  | SandboxEvent
  /** It is compiled, and its sandbox starts. */
  | { readonly type: 'phase'; readonly phase: 'starting' }
  | { readonly type: 'problems'; readonly problems: readonly CodeProblem[] }
  | { readonly type: 'finished'; readonly outcome: Ending }

export type RunPhase = Extract<RunEvent, { type: 'phase' }>['phase']

/** How a run ends that was stopped before any code ran. */
export const stopped: Ending = { status: 'stopped', milliseconds: 0 }

const notLoadedTexts = {
  run: 'The code runner could not be loaded. Check your connection and run again.',
  trace:
    'The trace could not be loaded: it needs a network the first time that you use it. Run may work without one.',
}

/** How a run ends of which a part could not be fetched. */
export const notLoaded = (asked: keyof typeof notLoadedTexts): Ending => ({
  status: 'not-started',
  message: notLoadedTexts[asked],
  milliseconds: 0,
})
