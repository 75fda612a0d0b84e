import type { Attempts } from './attempt'

export const limit: Attempts = {
  right: [
    `const loadAll = async (ids, load) => {
  const results = await pipe(
    mapWithLimit(2, async ([position, id]) => {
      try {
        return [position, await load(id)]
      } catch {
        return [position, 'failed']
      }
    }, index(ids)),
    reduceConcur(toArray()),
  )
  return results.sort(([a], [b]) => a - b).map(([, result]) => result)
}`,
    `const loadAll = async (ids, load) => {
  const results = new Map()
  const keep = async id => {
    results.set(id, await load(id).catch(() => 'failed'))
  }
  await consumeConcur(mapWithLimit(2, keep, ids))
  return ids.map(id => results.get(id))
}`,
  ],
  near: [
    [
      'unawaited',
      `const loadAll = async (ids, load) => {
  const results = await pipe(
    mapWithLimit(2, async ([i, id]) => {
      try {
        return [i, load(id)]
      } catch {
        return [i, 'failed']
      }
    }, index(ids)),
    reduceConcur(toArray()),
  )
  return results.sort(([a], [b]) => a - b).map(([, result]) => result)
}`,
    ],
    [
      'unawaited',
      `const loadAll = async (ids, load) =>
  pipe(
    mapWithLimit(2, async ([i, id]) => [i, load(id).catch(() => 'failed')], index(ids)),
    reduceConcur(toArray()),
  )`,
    ],
    [
      'unawaited',
      `const loadAll = async (ids, load) => {
  const results = []
  await consumeConcur(
    mapWithLimit(2, ([position, id]) => {
      load(id).catch(() => 'failed').then(result => {
        results[position] = result
      })
    }, index(ids)),
  )
  return results
}`,
    ],
    [
      'kind',
      `const loadAll = async (ids, load) =>
  consumeConcur(mapWithLimit(2, id => load(id).catch(() => 'failed'), ids))`,
    ],
    [
      'other',
      `const loadAll = async (ids, load) =>
  pipe(
    mapWithLimit(2, id => load(id).catch(() => 'none'), ids),
    reduceConcur(toArray()),
  )`,
    ],
    ['lazy', `const loadAll = async (ids, load) => mapWithLimit(2, load, ids)`],
    [
      'rejected',
      `const loadAll = async (ids, load) => {
  const results = []
  await consumeConcur(
    mapWithLimit(2, async ([position, id]) => {
      results[position] = await load(id)
    }, index(ids)),
  )
  return results
}`,
    ],
    [
      'order',
      `const loadAll = async (ids, load) =>
  pipe(
    mapWithLimit(2, id => load(id).catch(() => 'failed'), ids),
    reduceConcur(toArray()),
  )`,
    ],
    [
      'pairs',
      `const loadAll = async (ids, load) =>
  pipe(
    mapWithLimit(2, async ([position, id]) => [position, await load(id).catch(() => 'failed')], index(ids)),
    reduceConcur(toArray()),
  )`,
    ],
    [
      'promise',
      `const loadAll = async (ids, load) =>
  pipe(
    mapWithLimit(2, async ([position, id]) => [position, await load(id).catch(() => 'failed')], index(ids)),
    reduceConcur(toArray()),
    pairs => pairs.sort(([a], [b]) => a - b).map(([, result]) => result),
  )`,
    ],
    [
      'unlimited',
      `const loadAll = async (ids, load) => {
  const results = []
  await consumeConcur(
    mapWithLimit(4, async ([position, id]) => {
      results[position] = await load(id).catch(() => 'failed')
    }, index(ids)),
  )
  return results
}`,
    ],
    [
      'unlimited',
      `const loadAll = async (ids, load) =>
  Promise.all(ids.map(id => load(id).catch(() => 'failed')))`,
    ],
    [
      'single',
      `const loadAll = async (ids, load) =>
  pipe(
    mapWithLimit(1, id => load(id).catch(() => 'failed'), ids),
    reduceConcur(toArray()),
  )`,
    ],
  ],
}
