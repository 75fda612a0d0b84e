import { readStored, store } from '../../browser/storage'
import type { TypeHelpState } from '../compiler/typescript/createTypeClient'
import type { Problem } from '../editor/help/checkTypes'
import type { Code } from '../sandbox/runner'

/** `off` for visitors who save data, until they ask for it. */
export type HelpState = TypeHelpState | 'off'

export type Pane = 'code' | 'console'

/** A sentence under the code, until it is done with or another one comes. */
export type Notice = {
  readonly about: 'format' | 'kept' | 'link' | 'saved'
  readonly text: string
}

/** All that the playground shows; every part of it reads it here. */
export type WorkbenchState = Code & {
  /** What the text began as; undefined until the address has been read. */
  readonly origin?: Code
  readonly pane: Pane
  readonly notice?: Notice | undefined
  readonly isRunning: boolean
  /** What ran last. */
  readonly ran?: Code
  /** A ref: draws what was recorded of that run, if it was. */
  readonly trace?: ((host: HTMLDivElement) => () => void) | undefined
  readonly help: HelpState
  readonly problems: readonly Problem[]
  /** Whether the types between the steps of a `pipe` are shown. */
  readonly showsSteps: boolean
}

const STEPS_KEY = 'lfi.playground.showsSteps'

export const keepShowsSteps = (isOn: boolean): void =>
  store(STEPS_KEY, String(isOn))

export const createState = (): WorkbenchState => ({
  code: '',
  language: 'ts',
  pane: 'code',
  isRunning: false,
  help: 'off',
  problems: [],
  showsSteps: readStored(STEPS_KEY) !== 'false',
})
