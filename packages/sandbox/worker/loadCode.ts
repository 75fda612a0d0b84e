import type { LinkedCode, RunRequest } from '../messages'
import { type LoadedModule, toUrl } from './loadModules'
import type { SourceNames } from './stackFrames'

type Loaded = Pick<LoadedModule, 'name' | 'url'>
type LoadedFile = NonNullable<SourceNames['files']>[number]

const withoutPieces = (js: string, pieces: RegExp | undefined): string =>
  pieces ? js.replace(pieces, '') : js

/** The pieces that an instrument put into each line of code. */
const inserted = (
  js: string,
  pieces: RegExp | undefined,
): Pick<LoadedFile, 'inserted'> =>
  pieces
    ? {
        inserted: js.split(/\r\n|[\n\r\u2028\u2029]/u).map(line =>
          [...line.matchAll(pieces)].map(({ 0: { length }, index }) => ({
            index,
            length,
          })),
        ),
      }
    : {}

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
  const { mark } = request.instrument ?? {}
  const pieces = mark ? new RegExp(`${mark}[^]*?${mark}`, 'gu') : undefined
  const files: LoadedFile[] = []
  for (const file of request.files ?? []) {
    const url = toUrl(link(file, [...modules, ...files]), file.name)
    files.push({ name: file.name, url, ...inserted(file.js, pieces) })
  }
  return {
    codeUrl: toUrl(link(request, [...modules, ...files]), request.fileName),
    fileName: request.fileName,
    files,
    ...inserted(request.js, pieces),
    modules: new Map(modules.map(module => [module.url, module])),
    ...(request.instrument && {
      recorder: request.instrument.module,
      recorded: withoutPieces(request.js, pieces).split('\n'),
    }),
  }
}
