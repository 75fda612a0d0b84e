import typeScriptWorker from '@generated/playground/default/typescriptWorker.js'
import { savesData } from '../../browser/connection'
import { whenIdle } from '../../browser/whenIdle'
import type { Language } from '../../examples/model/language'
import {
  createTypeClient,
  type TypeClient,
  type TypeHelpState,
} from '../compiler/typescript/createTypeClient'
import type { CodeEditor } from '../editor/createEditor'
import { createHelp } from '../editor/help/createHelp'
import type { Problem } from '../editor/help/listProblems'
import { keepForOffline } from './keepForOffline'

/** `off` for visitors who save data, until they ask for it. */
export type HelpState = TypeHelpState | 'off'

type Options = {
  readonly editor: CodeEditor
  readonly baseUrl: string
  readonly readLanguage: () => Language
  readonly readShowsSteps: () => boolean
  readonly onState: (state: HelpState) => void
  readonly onProblems: (problems: readonly Problem[]) => void
  readonly onJavaScript: () => void
}

/** The delay leaves runs the first turn. */
const OFFLINE_MILLISECONDS = 2000

/** Gives the editor its help as it arrives, and says how far it is. */
export const createTypeHelp = ({
  editor,
  baseUrl,
  readLanguage,
  readShowsSteps,
  onState,
  onProblems,
  onJavaScript,
}: Options) => {
  let types: TypeClient | undefined
  let cancel = (): void => {}
  let offline: ReturnType<typeof setTimeout> | undefined
  let isWanted = !savesData()
  let isDisposed = false

  /** To be called when the language or what is shown has changed. */
  const update = (): void =>
    editor.setHelp(
      createHelp({
        baseUrl,
        file: `main.${readLanguage()}`,
        showsSteps: readShowsSteps(),
        onProblems,
        onJavaScript,
        types,
      }),
    )
  const load = (): void => {
    isWanted = true
    cancel()
    types?.dispose()
    types = createTypeClient(
      () => new Worker(typeScriptWorker),
      state => {
        onState(state)
        if (state === 'ready') {
          // Type help is the largest part and comes last.
          offline = setTimeout(
            () => keepForOffline().catch(console.info),
            OFFLINE_MILLISECONDS,
          )
        }
      },
    )
    update()
  }
  onState(isWanted ? 'loading' : 'off')
  update()
  return {
    update,
    /** To be called when there is nothing better to do: runs come first. */
    start: (): void => {
      if (isWanted && !types && !isDisposed) {
        cancel()
        cancel = whenIdle(load)
      }
    },
    /** Loads it on request, or again. */
    load,
    dispose: (): void => {
      isDisposed = true
      cancel()
      clearTimeout(offline)
      types?.dispose()
    },
  }
}

export type TypeHelp = ReturnType<typeof createTypeHelp>
