import typeScriptWorker from '@generated/playground/default/typescriptWorker.js'
import { packages } from '@site/generated/sandbox/packages'
import { otherVersions } from '@site/generated/sandbox/versions'
import { useEffect, useState } from 'react'
import { savesData } from '../../browser/connection'
import { whenIdle } from '../../browser/whenIdle'
import {
  createTypeClient,
  type TypeClient,
  type TypeHelpState,
} from '../compiler/typescript/createTypeClient'
import type { CodeEditor } from '../editor/createEditor'
import { createHelp } from '../editor/help/createHelp'
import { type LibraryName, namesOfVersion } from '../editor/help/libraryNames'
import type { Problem } from '../editor/help/listProblems'
import { filesOf, type Project } from '../project/project'
import { keepForOffline } from './keepForOffline'
import { useLatest } from './useLatest'

/** `off` for visitors who save data, until they ask for it. */
export type HelpState = TypeHelpState | 'off'

type Options = {
  readonly editor: CodeEditor | undefined
  /** Whether there is nothing better to do: running code comes first. */
  readonly isQuiet: boolean
  readonly baseUrl: string
  /** The name of the file in the editor. */
  readonly file: string
  readonly readProject: () => Project
  /** The version of lfi; undefined for the current one. */
  readonly version: string | undefined
  readonly showsSteps: boolean
  readonly onJavaScript: () => void
}

/** Starts the worker that knows types: the only one that the editor has. */
const startTypeScript = (): Worker => new Worker(typeScriptWorker)

const useNames = (): ReadonlyMap<string, LibraryName> => {
  const [names, setNames] = useState<ReadonlyMap<string, LibraryName>>(
    () => new Map(),
  )
  useEffect(
    () =>
      whenIdle(() => {
        import('@generated/playground/default/names.json').then(
          module =>
            setNames(new Map(module.default.map(entry => [entry.name, entry]))),
          console.error,
        )
      }),
    [],
  )
  return names
}

/** The types of another version, once they are there. */
const useDeclarations = (
  version: string | undefined,
): { readonly isThere: boolean; readonly declarations?: string } => {
  const [loaded, setLoaded] = useState({ version: '', declarations: '' })
  useEffect(() => {
    if (version === undefined) {
      return
    }
    let isWanted = true
    otherVersions[version]?.loadDeclarations().then(({ declarations }) => {
      if (isWanted) {
        setLoaded({ version, declarations })
      }
    }, console.error)
    return () => {
      isWanted = false
    }
  }, [version])
  if (version === undefined) {
    return { isThere: true }
  }
  return loaded.version === version
    ? { isThere: true, declarations: loaded.declarations }
    : { isThere: false }
}

const exportsOfPackage = async (name: string): Promise<readonly string[]> => {
  const load = Object.hasOwn(packages, name) ? packages[name] : undefined
  const { exportedNames = [] } = (await load?.().catch(console.info)) ?? {}
  return exportedNames.filter(exported => exported !== 'default')
}

/** Whether `value` was true once. */
const useLatch = (value: boolean): boolean => {
  const [latched, setLatched] = useState(value)
  if (value && !latched) {
    setLatched(true)
  }
  return latched
}

/** Gives the editor its help as it arrives, and says how far it is. */
export const useHelp = (options: Options) => {
  const { editor, isQuiet, baseUrl, file, version, showsSteps } = options
  const latest = useLatest(options)
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const [attempt, setAttempt] = useState(() => (savesData() ? 0 : 1))
  const [state, setState] = useState<HelpState>(attempt ? 'loading' : 'off')
  const [types, setTypes] = useState<TypeClient>()
  const names = useNames()
  const { isThere, declarations } = useDeclarations(version)
  const mayStart = useLatch(isQuiet)
  useEffect(() => {
    if (!(editor && mayStart && isThere) || attempt === 0) {
      return
    }
    let client: TypeClient | undefined
    const cancel = whenIdle(() => {
      client = createTypeClient(
        startTypeScript,
        setState,
        declarations === undefined
          ? undefined
          : { '/node_modules/lfi/index.d.ts': declarations },
      )
      setTypes(client)
    })
    return () => {
      cancel()
      client?.dispose()
      setTypes(undefined)
    }
  }, [editor, mayStart, isThere, declarations, attempt])
  useEffect(() => {
    // Type help is the largest part and comes last. The delay leaves runs the
    // first turn.
    if (state === 'ready') {
      const timer = setTimeout(() => keepForOffline().catch(console.info), 2000)
      return () => clearTimeout(timer)
    }
    return undefined
  }, [state])
  useEffect(() => {
    editor?.setHelp(
      createHelp({
        baseUrl,
        file,
        others: () =>
          filesOf(latest.current.readProject()).filter(
            ({ name }) => name !== file,
          ),
        names: namesOfVersion(names, declarations),
        exportsOfPackage,
        showsSteps,
        onProblems: setProblems,
        onJavaScript: () => latest.current.onJavaScript(),
        types,
      }),
    )
  }, [editor, baseUrl, file, latest, names, declarations, showsSteps, types])
  return { state, load: (): void => setAttempt(attempt + 1), problems }
}
