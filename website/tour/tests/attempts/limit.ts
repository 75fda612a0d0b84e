import type { Attempts } from './attempt'

export const limit: Attempts = {
  right: [
    `const loadAll = async (delays, load) => {
  const results = await pipe(
    mapWithLimit(2, async ([position, ms]) => {
      try {
        return [position, await load(ms)]
      } catch {
        return [position, 'failed']
      }
    }, index(delays)),
    reduceConcur(toArray()),
  )
  return results.sort(([a], [b]) => a - b).map(([, result]) => result)
}`,
    `const loadAll = async (delays, load) => {
  const results = new Map()
  const keep = async ms => {
    results.set(ms, await load(ms).catch(() => 'failed'))
  }
  await consumeConcur(mapWithLimit(2, keep, delays))
  return delays.map(ms => results.get(ms))
}`,
  ],
  near: [
    [
      'unawaited',
      `const loadAll = async (delays, load) => {
  const results = await pipe(
    mapWithLimit(2, async ([i, ms]) => {
      try {
        return [i, load(ms)]
      } catch {
        return [i, 'failed']
      }
    }, index(delays)),
    reduceConcur(toArray()),
  )
  return results.sort(([a], [b]) => a - b).map(([, result]) => result)
}`,
    ],
    [
      'unawaited',
      `const loadAll = async (delays, load) => {
  const results = []
  await consumeConcur(
    mapWithLimit(2, ([position, ms]) => {
      load(ms).catch(() => 'failed').then(result => {
        results[position] = result
      })
    }, index(delays)),
  )
  return results
}`,
    ],
    [
      'other',
      `const loadAll = async (delays, load) =>
  pipe(
    mapWithLimit(2, ms => load(ms).catch(() => 'none'), delays),
    reduceConcur(toArray()),
  )`,
    ],
    [
      'kind',
      `const loadAll = async (delays, load) => mapWithLimit(2, load, delays)`,
    ],
    [
      'rejected',
      `const loadAll = async (delays, load) => {
  const results = []
  await consumeConcur(
    mapWithLimit(2, async ([position, ms]) => {
      results[position] = await load(ms)
    }, index(delays)),
  )
  return results
}`,
    ],
    [
      'order',
      `const loadAll = async (delays, load) =>
  pipe(
    mapWithLimit(2, ms => load(ms).catch(() => 'failed'), delays),
    reduceConcur(toArray()),
  )`,
    ],
    [
      'unlimited',
      `const loadAll = async (delays, load) => {
  const results = []
  await consumeConcur(
    mapWithLimit(4, async ([position, ms]) => {
      results[position] = await load(ms).catch(() => 'failed')
    }, index(delays)),
  )
  return results
}`,
    ],
    [
      'unlimited',
      `const loadAll = async (delays, load) =>
  Promise.all(delays.map(ms => load(ms).catch(() => 'failed')))`,
    ],
    [
      'single',
      `const loadAll = async (delays, load) =>
  pipe(
    mapWithLimit(1, ms => load(ms).catch(() => 'failed'), delays),
    reduceConcur(toArray()),
  )`,
    ],
  ],
}
