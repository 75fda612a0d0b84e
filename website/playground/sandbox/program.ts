import type { RecorderRequest } from '@lfi-docs/sandbox'
import type { ModuleExports } from '../compiler/checkImports'
import { linkExample } from '../compiler/linkExample'
import type { PreparedProject } from '../compiler/prepareProject'
import type { Project } from '../project/project'
import type { Instrument } from './instrument'
import { loadRuntime, type SandboxRuntime, withPackages } from './loadRuntime'
import { loadCompiler } from './parts'
import type { RunEvent } from './runEvent'
import { spareFrame } from './spareFrame'

export type RunOptions = Project & {
  /** An example of a page, which the build has run. */
  readonly isExample?: boolean
  /** What else runs in the sandbox, and reports on the code. */
  readonly instrument?: Instrument
  readonly onEvent: (event: RunEvent) => void
}

/** Code made ready, and what runs it. */
export type Program = PreparedProject & {
  readonly runtime: SandboxRuntime
  readonly recorder?: RecorderRequest | undefined
}

export const modulesOf = ({ moduleExports }: SandboxRuntime): ModuleExports =>
  new Map(Object.entries(moduleExports))

/** A bit of everything that code usually has. */
const warmingCode = `import { map, pipe } from 'lfi'
const ages: number[] = await pipe([{ age: 1 }], map(({ age }) => \`\${age}\`))
console.log(ages, reduce)`

/**
 * Makes ready what the next run will need, up to a sandbox that waits for it;
 * until the signal, which is for when there will be no next run.
 */
export const prepareRun = async (
  version: string | undefined,
  signal: AbortSignal,
): Promise<void> => {
  const [{ prepareProject }, runtime] = await Promise.all([
    loadCompiler(),
    loadRuntime(version),
  ])
  if (signal.aborted) {
    return
  }
  spareFrame.start(runtime)
  signal.addEventListener('abort', spareFrame.discard, { once: true })
  // The first call of a compiler is by far its slowest.
  await prepareProject(
    { code: warmingCode, language: 'ts' },
    modulesOf(runtime),
  )
}

/** Whether it can run as it is: then nobody waits for the compiler. */
export const isReady = ({ isExample, language }: RunOptions): boolean =>
  isExample === true && language === 'js'

const loadPrepare = async (
  options: RunOptions,
): Promise<
  (modules: ModuleExports) => PreparedProject | Promise<PreparedProject>
> => {
  if (!isReady(options)) {
    const { prepareProject } = await loadCompiler()
    return modules => prepareProject(options, modules)
  }
  const main = linkExample(options.code)
  return () => ({
    main: { ...main, problems: [], missingLfiImports: [] },
    files: [],
  })
}

/** Makes code ready, while the sandbox that will run it starts. */
export const prepareProgram = async (options: RunOptions): Promise<Program> => {
  const { code, version } = options
  const [prepareCode, runtime] = await Promise.all([
    loadPrepare(options),
    // The sandbox starts while the compiler may still be on its way.
    loadRuntime(version)
      .then(loaded => withPackages(loaded, code))
      .then(loaded => {
        spareFrame.start(loaded)
        return loaded
      }),
  ])
  const prepared = await prepareCode(modulesOf(runtime))
  const recorder =
    prepared.main.problems.length === 0
      ? options.instrument?.prepare({ project: options, ...prepared })
      : undefined
  return { runtime, ...prepared, recorder }
}
