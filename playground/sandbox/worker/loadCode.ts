import type { RunRequest } from '../messages'
import type { LoadedModule } from './loadModules'
import type { SourceNames } from './stack'
import { toUrl } from './toUrl'

/** The visitor's module with the names of modules replaced by addresses. */
const link = (
  { js, references }: RunRequest,
  modules: readonly LoadedModule[],
): string => {
  let linked = ''
  let end = 0
  for (const { start, end: nextEnd, specifier } of references) {
    const module = modules.find(({ name }) => name === specifier)
    if (!module) {
      continue
    }
    linked += `${js.slice(end, start)}"${module.url}"`
    end = nextEnd
  }
  return linked + js.slice(end)
}

/** Makes the code of a run loadable; `import(names.codeUrl)` runs it. */
export const loadCode = (
  request: RunRequest,
  modules: readonly LoadedModule[],
): SourceNames => ({
  codeUrl: toUrl(link(request, modules), request.fileName),
  fileName: request.fileName,
  modules: new Map(modules.map(module => [module.url, module])),
  ...(request.trace ? { recorded: request.js.split('\n') } : {}),
})
