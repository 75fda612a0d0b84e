import type { LinkedCode, RunRequest } from '../messages'
import { type LoadedModule, toUrl } from './loadModules'
import type { SourceNames } from './stackFrames'

type Loaded = Pick<LoadedModule, 'name' | 'url'>
type Inserted = NonNullable<SourceNames['inserted']>

/** The pieces that an instrument put into each line of code. */
const insertedIn = (js: string, pieces: RegExp | undefined): Inserted =>
  pieces
    ? js.split(/\r\n|[\n\r\u2028\u2029]/u).map(line =>
        [...line.matchAll(pieces)].map(({ 0: { length }, index }) => ({
          index,
          length,
        })),
      )
    : []

/** The visitor's module with the names of modules replaced by addresses. */
const link = ({ js, references }: LinkedCode, modules: readonly Loaded[]) => {
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

/**
 * Makes the code of a run loadable; `import(names.codeUrl)` runs it. Each file
 * gets a last statement.
 */
export const loadCode = (
  request: RunRequest,
  modules: readonly LoadedModule[],
  lastStatement: string,
): SourceNames => {
  const { mark } = request.instrument ?? {}
  const pieces = mark ? new RegExp(`${mark}[^]*?${mark}`, 'gu') : undefined
  const files: (Loaded & { readonly inserted: Inserted })[] = []
  const load = (code: LinkedCode, name: string): string =>
    toUrl(`${link(code, [...modules, ...files])}\n${lastStatement}`, name)
  for (const { name, ...code } of request.files ?? []) {
    files.push({
      name,
      url: load(code, name),
      inserted: insertedIn(code.js, pieces),
    })
  }
  const written = pieces ? request.js.replace(pieces, '') : request.js
  return {
    codeUrl: load(request, request.fileName),
    fileName: request.fileName,
    files,
    inserted: insertedIn(request.js, pieces),
    modules: new Map(modules.map(module => [module.url, module])),
    ...(request.instrument && {
      recorder: request.instrument.module,
      recorded: written.split('\n'),
    }),
  }
}
