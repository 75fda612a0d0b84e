import { createHash } from 'node:crypto'

/** It stands in the runtime's text until the name of the file is known. */
export const PROVISIONAL = 'pages.00000000.json'

/** Where the runtime keeps what the file holds. */
export const GLOBAL = 'pageScripts'

/** `{0:"182d1320",…,name:"…"})[a]`, the names of all scripts that come later. */
const table =
  /"assets\/js\/"\+(?<id>\w+)\+"\."\+\((?<entries>\{(?:"?[^"{}:,]+"?:"[\da-f]+",?)+\})\)\[\k<id>\]/u

const entry = /(?<id>"?[^"{}:,]+"?):"(?<hash>[\da-f]+)"/gu
const isOfPages = (id: string): boolean => /^\d+$/u.test(id)

type Divided = { runtime: string; file: string; text: string }

/**
 * The bundler's runtime with the names of pages' scripts in a file of their own:
 * there are as many as there are pages, and a first load needs none of them.
 */
export const divideRuntime = (runtime: string): Divided => {
  const found = table.exec(runtime)
  if (!(found?.groups && runtime.includes(PROVISIONAL))) {
    throw new Error(
      'engine/compact-routes takes the names of pages\' scripts out of the bundler\'s runtime, and does not find them there. See what stands behind "assets/js/" in build/assets/js/runtime~main.*.js now, and change pageScripts.ts.',
    )
  }
  const { id = '', entries = '' } = found.groups
  const all = [...entries.matchAll(entry)].map(({ groups }) => ({
    id: groups?.id ?? '',
    hash: groups?.hash ?? '',
    text: `${groups?.id}:"${groups?.hash}"`,
  }))
  const join = (some: typeof all): string =>
    `{${some.map(({ text }) => text).join(',')}}`
  const names = all.filter(one => isOfPages(one.id))
  const text = JSON.stringify(
    Object.fromEntries(names.map(({ id, hash }) => [id, hash])),
  )
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8)
  const file = `pages.${hash}.json`
  const others = join(all.filter(one => !isOfPages(one.id)))
  return {
    runtime: runtime
      .replace(
        table,
        () =>
          `"assets/js/"+${id}+"."+(${others}[${id}]||(globalThis.${GLOBAL}||{})[${id}])`,
      )
      .replaceAll(PROVISIONAL, file),
    file,
    text,
  }
}
