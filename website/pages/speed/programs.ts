import { importsOf } from '../../examples/model/importsOf'

/** Times contenders that return at once. */
const timeCalls = `// Prints the milliseconds of one call, by contender.
let kept
const time = (run, calls) => {
  const start = performance.now()
  for (let call = 0; call < calls; call++) {
    // Kept, so that no call can be optimised away.
    kept = run()
  }
  return performance.now() - start
}

for (const [name, run] of Object.entries(contenders)) {
  if (!run) {
    continue
  }
  // Warm-up: 0.3 s, in which the browser compiles it.
  const end = performance.now() + 300
  while (performance.now() < end) {
    kept = run()
  }
  // A sample is as many calls as take 20 ms, three times in a row.
  let calls = 1
  while (Math.min(...[1, 2, 3].map(() => time(run, calls))) < 20) {
    calls *= 2
  }
  const samples = []
  while (samples.length < 11) {
    await new Promise(resolve => setTimeout(resolve))
    samples.push(time(run, calls) / calls)
  }
  console.log(name, samples.sort((a, b) => a - b)[5])
}`

/** Times contenders that return promises. */
const timeRequests = `// Prints the milliseconds of one run, by contender. There is no warm-up.
for (const [name, run] of Object.entries(contenders)) {
  const samples = []
  while (samples.length < 3) {
    const start = performance.now()
    await run()
    samples.push(performance.now() - start)
  }
  console.log(name, samples.sort((a, b) => a - b)[1])
}`

/**
 * What is measured on the page on speed: a program for each task, in which each
 * contender solves it. They are run as they are shown, in the sandbox.
 */
export type SpeedTask = {
  readonly id: string
  readonly title: string
  /** Imports, input, and `contenders`: what each name does for the task. */
  readonly setup: string
  /** The same, and what times each contender and prints a line for it. */
  readonly code: string
}

const otherLibraries = `import _ from 'lodash'
import * as R from 'ramda'
import * as rx from 'rxjs'`

const filterAndMap = (size: string): string => `import {
  filter, map, pipe, reduce, toArray,
} from 'lfi'
${otherLibraries}

const values = Array.from({ length: ${size} }, (_value, at) => at)
const isOdd = value => value % 2 === 1
const double = value => value * 2

const contenders = {
  'Plain loop': () => {
    const results = []
    for (const value of values) {
      if (isOdd(value)) {
        results.push(double(value))
      }
    }
    return results
  },
  'Array methods': () => values.filter(isOdd).map(double),
  'Iterator helpers':
    'Iterator' in globalThis &&
    (() => values.values().filter(isOdd).map(double).toArray()),
  lfi: () => pipe(values, filter(isOdd), map(double), reduce(toArray())),
  Lodash: () => _.map(_.filter(values, isOdd), double),
  Ramda: () => R.map(double, R.filter(isOdd, values)),
  RxJS: () => {
    let results
    rx.from(values)
      .pipe(rx.filter(isOdd), rx.map(double), rx.toArray())
      .subscribe(all => {
        results = all
      })
    return results
  },
}`

const firstMatch = `import { find, get, map, pipe } from 'lfi'
${otherLibraries}

const values = Array.from({ length: 100_000 }, (_value, at) => at)
const double = value => value * 2
const isMatch = value => value >= 2000

const contenders = {
  'Plain loop': () => {
    for (const value of values) {
      const doubled = double(value)
      if (isMatch(doubled)) {
        return doubled
      }
    }
  },
  'Array methods': () => values.map(double).find(isMatch),
  'Iterator helpers':
    'Iterator' in globalThis &&
    (() => values.values().map(double).find(isMatch)),
  lfi: () => pipe(values, map(double), find(isMatch), get),
  Lodash: () => _(values).map(double).find(isMatch),
  Ramda: () =>
    R.transduce(
      R.compose(R.map(double), R.find(isMatch)),
      (_none, found) => found,
      undefined,
      values,
    ),
  RxJS: () => {
    let result
    rx.from(values)
      .pipe(rx.map(double), rx.first(isMatch))
      .subscribe(found => {
        result = found
      })
    return result
  },
}`

const grouping = `import {
  map, pipe, reduce, toArray, toGrouped, toMap,
} from 'lfi'
${otherLibraries}

const cities = ['Oslo', 'Rome', 'Lima', 'Bonn', 'Cork']
const orders = Array.from({ length: 10_000 }, (_order, at) => ({
  city: cities[(at * at) % 5],
  total: at,
}))
const cityOf = order => order.city

const contenders = {
  'Plain loop': () => {
    const groups = new Map()
    for (const order of orders) {
      const group = groups.get(cityOf(order))
      if (group) {
        group.push(order)
      } else {
        groups.set(cityOf(order), [order])
      }
    }
    return groups
  },
  'Map.groupBy': Map.groupBy && (() => Map.groupBy(orders, cityOf)),
  lfi: () =>
    pipe(
      orders,
      map(order => [cityOf(order), order]),
      reduce(toGrouped(toArray(), toMap())),
    ),
  Lodash: () => _.groupBy(orders, cityOf),
  Ramda: () => R.groupBy(cityOf, orders),
  RxJS: () => {
    const groups = new Map()
    rx.from(orders)
      .pipe(
        rx.groupBy(cityOf),
        rx.mergeMap(group =>
          group.pipe(rx.toArray(), rx.map(all => [group.key, all])),
        ),
      )
      .subscribe(([city, all]) => groups.set(city, all))
    return groups
  },
}`

const requests = `import {
  asAsync, asConcur, flatMapConcur, mapAsync, pipe, rangeTo, reduceConcur,
  toArray,
} from 'lfi'
import pMap from 'p-map'
import * as rx from 'rxjs'

const ids = Array.from({ length: 500 }, (_value, at) => at)
const request = id =>
  new Promise(resolve => setTimeout(() => resolve(id), 20))

const contenders = {
  'Plain loop': async () => {
    const results = []
    const shared = ids.values()
    const work = async () => {
      for (const id of shared) {
        results.push(await request(id))
      }
    }
    await Promise.all([work(), work(), work(), work(), work()])
    return results
  },
  'Promise.all in chunks': async () => {
    const results = []
    for (let at = 0; at < ids.length; at += 5) {
      const chunk = ids.slice(at, at + 5)
      results.push(...(await Promise.all(chunk.map(request))))
    }
    return results
  },
  lfi: () => {
    const iterator = ids.values()
    const shared = { [Symbol.iterator]: () => iterator }
    return pipe(
      asConcur(rangeTo(1, 5)),
      flatMapConcur(() => mapAsync(request, asAsync(shared))),
      reduceConcur(toArray()),
    )
  },
  RxJS: () =>
    rx.lastValueFrom(
      rx.from(ids).pipe(rx.mergeMap(request, 5), rx.toArray()),
    ),
  'p-map': () => pMap(ids, request, { concurrency: 5 }),
}`

const task = (
  id: string,
  title: string,
  setup: string,
  harness = timeCalls,
): SpeedTask => ({ id, title, setup, code: `${setup}\n\n${harness}\n` })

export const speedTasks: readonly SpeedTask[] = [
  task('few', 'Filter and map 100 values', filterAndMap('100')),
  task('many', 'Filter and map 100,000 values', filterAndMap('100_000')),
  task('first', 'Find the first match', firstMatch),
  task('group', 'Group 10,000 orders', grouping),
  task('requests', 'Send 500 requests, five at a time', requests, timeRequests),
]

/** What the programs import: lfi, and the packages that it is compared with. */
export const programPackages: readonly string[] = [
  ...new Set(
    speedTasks.flatMap(({ code }) => importsOf(code).map(it => it.from)),
  ),
]
