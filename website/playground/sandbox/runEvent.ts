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

/** How a run ends of which a part could not be fetched. */
export const notLoaded: Ending = {
  status: 'not-started',
  message:
    'A part of this page could not be loaded: the first Run, the first Trace and each package that is imported for the first time need a network. Check your connection and try again.',
  milliseconds: 0,
}
