import { availableParallelism } from 'node:os'
import { isDeepStrictEqual } from 'node:util'
import pMap from 'p-map'
import { expect, test } from 'vitest'
import { exportedNames } from '../examples/completeImports'
import type { Program, Run } from '../examples/program'
import { runPrograms } from '../examples/runPrograms'
import { recordRun } from '.'
import { collectPrograms } from './fixtures/collectPrograms'

const names = exportedNames.filter(name => /^[a-z]/u.test(name))
const prelude = `import { ${names.join(', ')} } from 'lfi'
const wait = ms => new Promise(resolve => setTimeout(resolve, ms))
const fail = async n => { await wait(n); throw new Error('bad ' + n) }
`

const says = (code: string): string =>
  `try { ${code} } catch (error) { console.log(error.message) }`

/** What everyday programs do beside pipelines that go well. */
const programs: Readonly<Record<string, string>> = {
  'a rejection is caught': says(
    'await pipe(asAsync([1, 2]), mapAsync(fail), consumeAsync)',
  ),
  'a rejection is caught by a chained callback':
    'await pipe(asConcur([1]), mapConcur(fail), consumeConcur).catch(error => console.log(error.message))',
  'two callbacks reject': says(
    'await pipe(asConcur([3, 1]), mapConcur(fail), forEachConcur(() => {}))',
  ),
  'nobody looks at a rejection': `pipe(asAsync([1]), mapAsync(fail), consumeAsync)
await wait(20); console.log('not reached')`,
  'a generator yields a result that rejects': `async function* results() { yield forEachConcur(fail, asConcur([1])); yield 2 }
${says('for await (const value of results()) console.log(value)')}`,
  'a source throws': says(
    "reduce(toArray(), map(n => n, (function* () { yield 1; throw new Error('no') })()))",
  ),
  'a loop stops early and closes its source': `const source = (function* () { try { yield 1; yield 2 } finally { console.log('closed') } })()
for (const n of map(n => n, source)) { break }`,
  'an async loop stops early': `const source = (async function* () { try { yield 1; yield 2 } finally { console.log('closed') } })()
for await (const n of mapAsync(n => n, source)) { break }`,
  'a callback uses this':
    'console.log([...map(function (n) { return [this === undefined, n] }, [1])])',
  'an iterator is used by hand': `const it = map(n => n * 2, [1, 2])[Symbol.iterator]()
console.log(it.next(), it.next(), it.next())`,
  'an iterable among the values is found as it is': `const one = { *[Symbol.iterator]() { yield 1 } }
const found = pipe([one], first, get); console.log(found === one, [...found], [...found])`,
  'nobody catches an error': 'for (const n of await map) { console.log(n) }',
  'a lazy value is printed':
    'console.log(map(n => n, [1]), mapAsync(n => n, asAsync([])), asConcur([]), rangeTo(1, 3), map, map(n => n))',
  'functions keep their names, lengths and identity':
    'console.log(map.name.length > 0, map.length, map(n => n).length, map === map, new Set([map, map]).size, empty() === empty())',
  'a range has a step': 'console.log([...rangeTo(1, 9).step(4)])',
  'an object of the code is given back':
    'const own = { [Symbol.iterator]: () => [1].values() }; console.log(pipe([own], first, get) === own, [...own])',
  'a thenable is called once': `let calls = 0
const query = { then(resolve) { calls++; resolve(5) } }
console.log(await pipe(asAsync([1]), mapAsync(() => query), reduceAsync(toArray())), calls)`,
  'a reducer of the code':
    'console.log(pipe([1, 2, 3], reduce({ create: () => [], add: (all, n) => [...all, n], finish: all => all.join() })))',
  'reducers in reducers':
    "console.log(pipe([['a', 1], ['b', 2], ['a', 3]], reduce(toGrouped(mapReducer(n => n * 2, toSum()), toObject()))))",
  'sources of promises': `const soon = async (ms, n) => { await wait(ms); return n }
console.log(await pipe(asConcur([soon(9, 1), soon(3, 2)]), mapConcur(n => n * 2), reduceConcur(toArray())))`,
  'values arrive in the order of their work': `const order = []
await pipe(asConcur([30, 10, 20]), mapConcur(async ms => { await wait(ms); return ms }), forEachConcur(ms => order.push(ms)))
console.log(order)`,
  'an object is changed later': `const one = { n: 1 }
const [same] = pipe([one], map(o => o), reduce(toArray())); one.n = 2; console.log(same)`,
}

/** What somebody who runs a program sees of it. */
const visible = ({ printed, error }: Run) => ({ printed, error })

/** What those programs do otherwise when they are recorded. */
const differences = async (programs: readonly Program[]) => {
  const executions = await runPrograms(programs)
  const recorded = await pMap(programs, it => recordRun(it), {
    concurrency: availableParallelism(),
  })
  return programs.flatMap(({ code }, index) => {
    const [plain, traced] = [executions[index], recorded[index]?.run].map(
      run => run && visible(run),
    )
    return plain && isDeepStrictEqual(plain, traced)
      ? []
      : [{ code, plain, traced }]
  })
}

test('a recorded run of an everyday program prints and ends as its run does', async () => {
  const all = Object.values(programs).map(
    (body): Program => ({ code: prelude + body, language: 'js' }),
  )
  expect(await differences(all)).toEqual([])
}, 60_000)

test('a recorded run of each example prints and ends as its run does', async () => {
  const all = await collectPrograms()
  expect(all.length).toBeGreaterThan(300)
  expect(await differences(all)).toEqual([])
}, 240_000)
