/** A program, but for its imports, that is recorded under a title. */
const program = (title: string, setting: string, code: string) => ({
  title,
  code: `${setting}\n${code}`,
})

const wait =
  'const wait = ms => new Promise(resolve => setTimeout(resolve, ms))'

/** The same uneven work for all three runs, so that they can be compared. */
const photos = (title: string, code: string) =>
  program(
    title,
    `${wait}
const times = {
  harbour: { download: 40, resize: 20, upload: 30 },
  forest: { download: 90, resize: 20, upload: 20 },
  market: { download: 30, resize: 60, upload: 20 },
  bridge: { download: 50, resize: 20, upload: 80 },
}
const photos = Object.keys(times)
const doing = stage => async photo => {
  await wait(times[photo][stage])
  return photo
}
const download = doing('download')
const resize = doing('resize')
const upload = doing('upload')`,
    code,
  )

const photoRuns = {
  oneAtATime: photos(
    'One at a time: the Async flavour',
    'await pipe(photos, asAsync, mapAsync(download), mapAsync(resize), mapAsync(upload), consumeAsync)',
  ),
  stageByStage: photos(
    'Stage by stage: each photo waits for the slowest one',
    `const downloaded = await pipe(photos, asConcur, mapConcur(download), reduceConcur(toArray()))
const resized = await pipe(downloaded, asConcur, mapConcur(resize), reduceConcur(toArray()))
await pipe(resized, asConcur, mapConcur(upload), reduceConcur(toArray()))`,
  ),
  concurrently: photos(
    'Each photo on its own: the Concur flavour',
    'await pipe(photos, asConcur, mapConcur(download), mapConcur(resize), mapConcur(upload), consumeConcur)',
  ),
}

const requests = (title: string, count: number, code: string) =>
  program(
    title,
    `${wait}
const times = { '/a': 50, '/b': 20, '/c': 80, '/d': 30, '/e': 60, '/f': 40 }
const paths = Object.keys(times).slice(0, ${count})
const request = async path => {
  await wait(times[path])
  return path
}`,
    code,
  )

const requestRuns = {
  order: requests(
    'Values arrive when they are ready',
    4,
    'await pipe(paths, asConcur, mapConcur(request), forEachConcur(path => path + " arrives"))',
  ),
  find: requests(
    'findConcur settles with the first value; the other requests continue',
    4,
    'await pipe(paths, asConcur, mapConcur(request), findConcur(() => true), getConcur)',
  ),
  unlimited: requests(
    'No limit: all six at the same time',
    6,
    'await pipe(paths, asConcur, mapConcur(request), consumeConcur)',
  ),
  chunks: requests(
    'Chunks of two: each chunk waits for its slower request',
    6,
    'await pipe(chunk(2, paths), asAsync, forEachAsync(pair => pipe(pair, asConcur, mapConcur(request), consumeConcur)))',
  ),
}

/** Five readings, ten milliseconds apart, and a consumer that takes sixty. */
const readings = (title: string, code: string) =>
  program(
    title,
    `${wait}
const read = async reading => {
  await wait(20 + reading * 10)
  return reading
}
const store = () => wait(60)`,
    code,
  )

const readingRuns = {
  dropping: readings(
    'Pushed into a buffer of two: readings that do not fit are dropped',
    `const backpressureStrategy = { bufferLimit: 2, overflowStrategy: 'drop-first' }
const pushed = pipe(rangeTo(1, 5), asConcur, mapConcur(read))
await pipe(asAsync(pushed, { backpressureStrategy }), forEachAsync(store))`,
  ),
  pulling: readings(
    'Pulled: the next reading waits until the previous one is stored',
    'await pipe(rangeTo(1, 5), asAsync, mapAsync(read), forEachAsync(store))',
  ),
}

/** The program at the top of docs/trace.mdx, which its picture is a run of. */
export const explained = `import { filter, find, get, map, pipe, rangeTo } from 'lfi'

const found = pipe(
  rangeTo(1, 10),
  map(n => n * n),
  filter(n => n % 2 === 0),
  find(n => n > 10),
  get,
)

console.log(found)`

/** The program of the home page's section on laziness. */
export const laziness = `import { filter, find, get, map, pipe, rangeTo } from 'lfi'
pipe(
  rangeTo(1, 1000000),
  map(n => n * n),
  filter(n => n % 2 === 0),
  find(n => n % 100 === 44),
  get,
)`

/** Work on `n` takes ten milliseconds times `n`. */
const steps = (title: string, pipeline: string) =>
  program(
    title,
    'const wait = n => new Promise(resolve => setTimeout(() => resolve(n), n * 10))',
    `console.log(await pipe(${pipeline}))`,
  )

const flavourRuns = {
  mappedAsync: steps(
    'Async, one at a time',
    '[3, 1, 2], asAsync, mapAsync(wait), reduceAsync(toArray())',
  ),
  mappedConcur: steps(
    'Concur, each on its own',
    '[3, 1, 2], asConcur, mapConcur(wait), reduceConcur(toArray())',
  ),
  branchesAsync: steps(
    'flatMapAsync',
    '[2, 1], asAsync, flatMapAsync(async n => [await wait(n), n * 10]), reduceAsync(toArray())',
  ),
  branchesConcur: steps(
    'flatMapConcur',
    '[2, 1], asConcur, flatMapConcur(async n => [await wait(n), n * 10]), reduceConcur(toArray())',
  ),
}

export const programs = {
  ...photoRuns,
  ...requestRuns,
  ...readingRuns,
  ...flavourRuns,
}

export type RunName = keyof typeof programs
