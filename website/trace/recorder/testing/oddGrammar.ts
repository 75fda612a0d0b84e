/**
 * Programs made by a small grammar: names that hide imports, callbacks that wait
 * in one way or another, sources whose accessors print, and ways to consume.
 */

const hiding: readonly ((body: string) => string)[] = [
  body => body,
  body => `{ let count = 0; ${body}; count++; console.log(count) }`,
  body =>
    `await (async first => { first += 1; ${body}; console.log(first) })(1)`,
  body => `for (let last = 0; last < 2; last++) { ${body} }`,
]

const callbacks: readonly string[] = [
  'x => x + 1',
  'async x => { await null; return x + 1 }',
  'async x => { let i = x; await i++; return i }',
  'x => Promise.resolve(x).then(y => y + 1)',
  'function (x) { console.log(arguments.length, this === undefined); return x }',
  `async x => { await sleep(3 - x); if (x > 1) { throw new Error(\`no \${x}\`) } return x }`,
]

const sources: readonly string[] = [
  '[1, 2]',
  '(function* () { try { yield 1; yield 2 } finally { console.log("closed") } })()',
  '{ get [Symbol.iterator]() { console.log("iterator"); return () => [1, 2][Symbol.iterator]() } }',
  '{ [Symbol.iterator]: () => { let i = 0; return { get next() { console.log("next"); return () => ({ get done() { console.log("done"); return i > 1 }, get value() { console.log("value"); return ++i } }) } } } }',
  'new Proxy([1, 2], { get: (target, key, receiver) => { console.log(String(key)); return Reflect.get(target, key, receiver) } })',
  'new Set([1, 2])',
]

/** The flavour of a pipeline, and what consumes it. */
const pipelines: readonly ((source: string, callback: string) => string)[] = [
  (source, callback) =>
    `for (const x of map(${callback}, ${source})) { console.log(await x) }`,
  (source, callback) =>
    `console.log(await Promise.all([...pipe(${source}, map(${callback}), filter(x => x))]))`,
  (source, callback) =>
    `for await (const x of mapAsync(${callback}, asAsync(${source}))) { console.log(x); if (x > 2) { break } }`,
  (source, callback) =>
    `console.log(await pipe(asAsync(${source}), mapAsync(${callback}), reduceAsync(toArray())))`,
  (source, callback) =>
    `await pipe(asConcur(${source}), mapConcur(${callback}), forEachConcur(x => console.log(x)))`,
]

const guards: readonly ((body: string) => string)[] = [
  body => body,
  body => `try { ${body} } catch (map) { console.log(map.message) }`,
]

const pick = <Item>(items: readonly Item[], index: number): Item => {
  const item = items[index % items.length]
  if (item === undefined) {
    throw new Error('There is nothing to pick from.')
  }
  return item
}

const MOST = 90

/** Steps through the choices at different paces, so that most pairs occur. */
export const generatedPrograms = Array.from({ length: MOST }, (_, index) => {
  const pipeline = pick(pipelines, index)(
    pick(sources, index + Math.floor(index / 5)),
    pick(callbacks, Math.floor(index / 5) + Math.floor(index / 30)),
  )
  const guarded = pick(guards, Math.floor(index / 2))(pipeline)
  return {
    name: `generated program ${index + 1}`,
    code: pick(hiding, index + Math.floor(index / 20))(guarded),
  }
})
