import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { map, pipe, reduce, toArray, toGrouped, toMap } from 'lfi'

/** A worker's globals that code may use in the sandbox. */
const globals = [
  ...['console', 'performance', 'crypto', 'structuredClone', 'queueMicrotask'],
  ...['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  ...['AbortController', 'AbortSignal', 'DOMException', 'Event', 'EventTarget'],
  ...['Blob', 'Headers', 'ReadableStream', 'RequestInit', 'Response'],
  ...['URL', 'URLSearchParams', 'TextDecoder', 'TextEncoder', 'atob', 'btoa'],
]

/** Types that would bring most of the library with them: they become `any`. */
const leftOut =
  /^(?:File|FormData|PerformanceMark|PerformanceMeasure|ReadableByteStreamController|Request|SubtleCrypto|Transferable)$/u

const declaration =
  /^(?:declare var|declare function|interface|type) (\w+)(?:.*;$|[\s\S]*?^\}.*$)/gmu

const fetchDeclaration = `
/** Code here can't use the network: it rejects. */
declare function fetch(input: string | URL, init?: RequestInit): Promise<Response>
`

/**
 * What exists in the sandbox beside the language itself: what TypeScript's
 * library for workers declares, as far as code may use it. The whole library is
 * twenty times as large.
 */
export const readSandboxGlobals = async (
  libFolder: string,
): Promise<string> => {
  const parts = await Promise.all(
    ['webworker', 'webworker.iterable', 'webworker.asynciterable'].map(name =>
      readFile(path.join(libFolder, `lib.${name}.d.ts`), 'utf8'),
    ),
  )
  const text = parts.join('\n').replace(/\/\*[\s\S]*?\*\//gu, '')
  const known = pipe(
    text.matchAll(declaration),
    map(([text, name = '']): [string, string] => [name, text]),
    reduce(toGrouped(toArray(), toMap())),
  )
  const taken = new Set<string>()
  const take = (name: string): void => {
    if (known.has(name) && !taken.has(name) && !leftOut.test(name)) {
      taken.add(name)
      for (const text of known.get(name) ?? []) {
        for (const [mentioned] of text.matchAll(/\b[A-Z]\w+/gu)) {
          take(mentioned)
        }
      }
    }
  }
  for (const name of globals) {
    take(name)
  }
  return [...taken]
    .flatMap(name => known.get(name) ?? [])
    .join('\n')
    .concat(fetchDeclaration)
}
