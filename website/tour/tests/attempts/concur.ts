import type { Attempts } from './attempt'

export const concur: Attempts = {
  right: [
    `const loadAll = (pages, load) => Promise.all(pages.map(load))`,
    `import { index } from 'lfi'
const loadAll = async (pages, load) => {
  const results = await pipe(
    asConcur(index(pages)),
    mapConcur(async ([position, page]) => [position, await load(page)]),
    reduceConcur(toArray()),
  )
  return results.sort(([a], [b]) => a - b).map(([, result]) => result)
}`,
  ],
  near: [
    [
      'single',
      `const loadAll = (pages, load) =>
  pipe(asConcur(mapAsync(load, asAsync(pages))), reduceConcur(toArray()))`,
    ],
    [
      'kind',
      `const loadAll = async (pages, load) => String(await Promise.all(pages.map(load)))`,
    ],
    [
      'lazy',
      `const loadAll = async (pages, load) => pipe(asConcur(pages), mapConcur(load))`,
    ],
    [
      'other',
      `const loadAll = (pages, load) =>
  pipe(asConcur(pages), mapConcur(page => void load(page)), reduceConcur(toArray()))`,
    ],
  ],
}
