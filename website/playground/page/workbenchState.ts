import type { Problem } from '../editor/help/listProblems'
import type { Code } from '../sandbox/runner'
import type { Origin } from './createOpener'
import type { Notice } from './Notices'
import { readSetting } from './settings'
import type { MountTrace } from './tracing'
import type { HelpState } from './typeHelp'

export type Pane = 'code' | 'console'

type ShownTrace = {
  readonly mount: MountTrace
  /** What was traced: links to the source hold for that text only. */
  readonly code: string
  readonly start: number | undefined
}

/** All that the playground shows; every part of it reads it here. */
export type WorkbenchState = Code & {
  /** Undefined until what the address holds has been read. */
  readonly origin: Origin | undefined
  readonly pane: Pane
  readonly notices: readonly Notice[]
  readonly isRunning: boolean
  /** What ran last. */
  readonly ran: Code | undefined
  readonly trace: ShownTrace | undefined
  /** Where the cursor is in the code that was traced. */
  readonly cursor: number | undefined
  readonly help: HelpState
  readonly problems: readonly Problem[]
  readonly showsSteps: boolean
  readonly runsWhileTyping: boolean
}

export const createState = (): WorkbenchState => ({
  code: '',
  language: 'ts',
  origin: undefined,
  pane: 'code',
  notices: [],
  isRunning: false,
  ran: undefined,
  trace: undefined,
  cursor: undefined,
  help: 'off',
  problems: [],
  showsSteps: readSetting('steps', true),
  runsWhileTyping: readSetting('autorun', false),
})
