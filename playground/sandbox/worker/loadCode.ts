import type { RunRequest } from '../messages'
import type { SourceNames } from './stack'
import { toUrl } from './toUrl'

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

/** Makes the code of a run loadable; `import(names.codeUrl)` runs it. */
export const loadCode = (
  request: RunRequest,
  urls: ReadonlyMap<string, string>,
): SourceNames => ({
  codeUrl: toUrl(link(request, urls)),
  fileName: request.fileName,
  modules: new Map([...urls].map(([name, url]) => [url, name])),
})
