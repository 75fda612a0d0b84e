import type { RunRequest } from '../messages'
import type { SourceNames } from './stack'

const toUrl = (source: string): string =>
  URL.createObjectURL(new Blob([source], { type: 'text/javascript' }))

/** The visitor's module with the names of modules replaced by addresses. */
const link = (
  { js, references }: RunRequest,
  urls: ReadonlyMap<string, string>,
): string => {
  let linked = ''
  let end = 0
  for (const reference of references) {
    const url = urls.get(reference.specifier)
    if (url === undefined) continue
    linked += `${js.slice(end, reference.start)}"${url}"`
    end = reference.end
  }
  return linked + js.slice(end)
}

/** Makes the modules of a run loadable; `import(names.codeUrl)` runs it. */
export const loadCode = (request: RunRequest): SourceNames => {
  const urls = new Map<string, string>()
  const modules = new Map<string, string>()
  for (const [name, source] of Object.entries(request.modules)) {
    const url = toUrl(source)
    urls.set(name, url)
    modules.set(url, name)
  }
  return {
    codeUrl: toUrl(link(request, urls)),
    fileName: request.fileName,
    modules,
  }
}
