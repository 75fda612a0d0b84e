import type { CodeLocation, Ending, SandboxEvent } from '@lfi-docs/sandbox'

/** Why code was not run, or may not run: a sentence and its place. */
export type CodeProblem = {
  readonly message: string
  readonly location: CodeLocation
  /** The name that lfi does not export, if that is why. */
  readonly missing?: string
}

export type RunOutcome = Ending & {
  readonly milliseconds: number
}

/** What a run tells the page. `finished` is always the last. */
export type RunEvent =
  | SandboxEvent
  /** It is compiled, and its sandbox starts. */
  | { readonly type: 'phase'; readonly phase: 'starting' }
  /** What the visitor should know before the run begins. */
  | { readonly type: 'notice'; readonly message: string }
  | { readonly type: 'problems'; readonly problems: readonly CodeProblem[] }
  | {
      /** Names of lfi that the code uses without importing them: an offer. */
      readonly type: 'missing-imports'
      readonly names: readonly string[]
      /** The code with those imports added, should the visitor accept. */
      readonly completedCode: string
    }
  | { readonly type: 'finished'; readonly outcome: RunOutcome }

export type RunPhase = Extract<RunEvent, { type: 'phase' }>['phase']
