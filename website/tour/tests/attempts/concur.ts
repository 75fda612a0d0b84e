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
      '`reduceAsync` is not for what `mapConcur` returns, even where it seems to work: all steps end in Async, or all in Concur.',
      `const loadAll = (pages, load) =>
  pipe(asConcur(pages), mapConcur(load), reduceAsync(toArray()))`,
    ],
    [
      'single',
      `const loadAll = (pages, load) =>
  pipe(asConcur(mapAsync(load, asAsync(pages))), reduceConcur(toArray()))`,
    ],
    [
      '`mapConcur` takes a concur iterable. An array may work by accident, but the types refuse it: convert it with `asConcur`.',
      `const loadAll = (pages, load) =>
  pipe(pages, mapConcur(load), reduceConcur(toArray()))`,
    ],
    [
      '`mapConcur` is not for what `asAsync` returns, even where it seems to work: all steps end in Async, or all in Concur.',
      `const loadAll = (pages, load) =>
  pipe(asAsync(pages), mapConcur(load), reduceConcur(toArray()), asConcur)`,
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
