import type { CodeLocation, Ending, SandboxEvent } from '@lfi-docs/sandbox'

/** Why code was not run, or may not run: a sentence and its place. */
export type CodeProblem = {
  readonly message: string
  readonly location: CodeLocation
  /** The name that lfi does not export, if that is why. */
  readonly missing?: string
}

/** What a run tells the page. `finished` is always the last. */
export type RunEvent =
  | SandboxEvent
  /** It is compiled, and its sandbox starts. */
  | { readonly type: 'phase'; readonly phase: 'starting' }
  | { readonly type: 'problems'; readonly problems: readonly CodeProblem[] }
  | {
      /** Names of lfi that the code uses without importing them: an offer. */
      readonly type: 'missing-imports'
      readonly names: readonly string[]
      /** The code with those imports added, should the visitor accept. */
      readonly completedCode: string
    }
  | { readonly type: 'finished'; readonly outcome: Ending }

export type RunPhase = Extract<RunEvent, { type: 'phase' }>['phase']

/** How a run ends of which a part could not be fetched. */
export const notLoaded: Ending = {
  status: 'not-started',
  message:
    'The code runner could not be loaded. Check your connection and run again.',
  milliseconds: 0,
}
