import { expect, test } from 'vitest'
import { executeAll } from '../../examples/run/executeAll'
import { ProgramRecorder } from '.'

const imports = `import { asAsync, asConcur, consumeAsync, forEachAsync, forEachConcur, map, mapAsync, mapConcur, pipe, reduceAsync, toArray } from 'lfi'
const wait = ms => new Promise(resolve => setTimeout(resolve, ms))
const fail = async n => { await wait(n); throw new Error('bad ' + n) }`

const says = (code: string): string =>
  `try { ${code} } catch (error) { console.log(error.message) }`

/** Programs in which something fails, and what is said of it. */
const programs: Readonly<Record<string, string>> = {
  'a callback of mapAsync that rejects is caught': says(
    'await pipe(asAsync([1, 2]), mapAsync(fail), consumeAsync)',
  ),
  'an async generator yields a result that rejects': `
    async function* results() {
      yield pipe(asAsync([1]), mapAsync(fail), consumeAsync)
      yield 2
    }
    ${says('for await (const value of results()) console.log(value)')}`,
  'a method yields a result that rejects': `
    const source = { async *[Symbol.asyncIterator]() { yield forEachConcur(fail, asConcur([1])) } }
    ${says('await pipe(source, reduceAsync(toArray()))')}`,
  'two callbacks reject': says(
    'await pipe(asConcur([3, 1]), mapConcur(fail), forEachConcur(() => {}))',
  ),
  'a result that nobody looks at rejects': `
    pipe(asAsync([1]), mapAsync(fail), consumeAsync)
    await wait(20)
    console.log('not reached')`,
  'an awaited value is called': says('(await pipe([1], asAsync))()'),
  'an awaited value is iterated': says('for (const n of await 5) {}'),
  'an awaited value is taken apart': says('const { a } = await null'),
  'a method of an awaited value is called': says('(await {}).go()'),
  'an awaited value is constructed': says('new (await 5)()'),
  'a callback calls an awaited value': says(
    'await forEachAsync(async () => (await 5)(), asAsync([1]))',
  ),
  'a chained callback hears of an awaited value': `
    await (async () => (await 5)())().catch(({ message }) => console.log(message))`,
  'a variable that is spread has no values': says(
    'const five = 5; console.log([...five])',
  ),
  'a variable that is handed over has no values': says(
    'const five = 5; console.log(Math.max(...five))',
  ),
  'a variable is spread too early': says('console.log([...late]); let late'),
  'what is awaited has no name': says('await missing'),
}

test('what fails is said in the same words, and ends in the same way', async () => {
  const recorder = new ProgramRecorder()
  const bodies = Object.values(programs).map(body => ({
    code: `${imports}\n${body}`,
    language: 'js' as const,
  }))
  const plain = await executeAll(bodies)
  const different = []
  for (const [index, { code }] of bodies.entries()) {
    const { run } = await recorder.record(code)
    const expected = plain[index]?.run
    const shown = [run, expected].map(one => ({
      outcome: one?.outcome,
      prints: one?.prints.map(({ text }) => text),
      error: one?.error?.text,
    }))
    if (JSON.stringify(shown[0]) !== JSON.stringify(shown[1])) {
      different.push([Object.keys(programs)[index], ...shown])
    }
  }
  await recorder.close()
  expect(different).toEqual([])
  expect(plain.map(({ run }) => run.prints.length)).toContain(1)
})
