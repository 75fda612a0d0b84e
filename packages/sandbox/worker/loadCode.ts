import type { LinkedCode, RunRequest } from '../messages'
import { type LoadedModule, toUrl } from './loadModules'
import type { SourceNames } from './stackFrames'

type Loaded = Pick<LoadedModule, 'name' | 'url'>

/** The visitor's module with the names of modules replaced by addresses. */
const link = (
  { js, references }: LinkedCode,
  modules: readonly Loaded[],
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
): SourceNames => {
  const files: Loaded[] = []
  for (const file of request.files ?? []) {
    const url = toUrl(link(file, [...modules, ...files]), file.name)
    files.push({ name: file.name, url })
  }
  return {
    codeUrl: toUrl(link(request, [...modules, ...files]), request.fileName),
    fileName: request.fileName,
    files,
    modules: new Map(modules.map(module => [module.url, module])),
    ...(request.instrument && {
      recorder: request.instrument.module,
      recorded: request.js.split('\n'),
    }),
  }
}
