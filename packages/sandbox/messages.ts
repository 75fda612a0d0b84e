/**
 * Everything that crosses between the page, the sandbox's frame and its worker.
 * The page reads it by `guards.ts`.
 */

/** A place in the visitor's own code; both numbers start at 1. */
export type CodeLocation = {
  readonly line: number
  readonly column: number
}

export const consoleLevels = ['log', 'info', 'debug', 'warn', 'error'] as const

export type ConsoleLevel = (typeof consoleLevels)[number]

export const flavours = ['plain', 'async', 'concur'] as const

export type Flavour = (typeof flavours)[number]

/** One call of the console. */
export type ConsoleOutput = {
  readonly kind: 'output'
  readonly level: ConsoleLevel
  /** As Node writes it to a terminal: several lines, SGR colour codes. */
  readonly text: string
  /** How many groups the line is in. */
  readonly depth: number
  /** Where an error that is printed was thrown. */
  readonly location?: CodeLocation
  /** Of an iterable of lfi's that is printed, of which nothing has run. */
  readonly lazy?: Flavour
  /** How far the recorder of the run was when it was printed. */
  readonly mark?: number
}

export type ConsoleEntry =
  | ConsoleOutput
  /** `console.clear()`: what was printed before goes. */
  | { readonly kind: 'clear' }
  /** So much was printed that the rest is left out. */
  | { readonly kind: 'capped' }

/** Page to frame, once, with a port, which leads to the worker. */
export type StartFrame = {
  readonly type: 'sandbox:start'
  readonly workerSource: string
}

/** JavaScript, and where it names other modules, quotes included. */
export type LinkedCode = {
  readonly js: string
  readonly references: readonly {
    readonly start: number
    readonly end: number
    readonly specifier: string
    /** The whole statement; a dynamic import has none. */
    readonly statement?: { readonly start: number; readonly end: number }
  }[]
}

/** A recorder that runs beside the code: see `worker/record.ts`. */
export type RecorderRequest = {
  /** The name of its module among the sources. */
  readonly module: string
  /** Modules that take the place of those with their names, or join them. */
  readonly sources: Readonly<Record<string, string>>
  /** For the recorder; the sandbox does not read them. */
  readonly options: Readonly<Record<string, unknown>>
}

export type RunRequest = LinkedCode & {
  readonly type: 'run'
  /** How the visitor's code is called in stacks. */
  readonly fileName: string
  /** Modules that only this run may import. */
  readonly sources: Readonly<Record<string, string>>
  readonly recorder?: RecorderRequest
}

/** Page to worker. */
export type PageMessage =
  | {
      /** Sent first, so that the modules are loaded when the run begins. */
      readonly type: 'modules'
      /** The source of each module that may be imported, by its name. */
      readonly sources: Readonly<Record<string, string>>
    }
  | RunRequest
  | { readonly type: 'ping' }

/** Frame to page. */
type FrameMessage =
  /** The worker sent more than an honest one does, and was ended. */
  | { readonly type: 'flood' }
  /** The worker failed, outside of a run. */
  | { readonly type: 'failure'; readonly message: string }

/** All that comes to the page, by one port. */
export type SandboxMessage = FrameMessage | WorkerMessage

/** Worker to page. */
export type WorkerMessage =
  | { readonly type: 'ready' }
  | { readonly type: 'pong' }
  | { readonly type: 'entry'; readonly entry: ConsoleEntry }
  /** From a recorder; only its host can read the format. */
  | { readonly type: 'report'; readonly report: unknown }
  | {
      readonly type: 'ended'
      readonly failure: string
      readonly location?: CodeLocation
      /** From the code's first statement to the last that it did. */
      readonly milliseconds?: number
      /** The browser could not read the code, so that nothing of it ran. */
      readonly isUnread?: true
    }
