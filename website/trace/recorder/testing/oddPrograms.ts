import { generatedPrograms } from './oddGrammar'

/** A program that does something rare, and must do the same under Trace. */
export type OddProgram = {
  readonly name: string
  readonly code: string
  /** Other files, by the names that the code imports them with. */
  readonly files?: Readonly<Record<string, string>>
}

/** What all odd programs begin with. */
export const oddPrelude = (exported: Iterable<string>): string => {
  const names = [...exported].filter(name => /^[a-z]/u.test(name))
  return `import * as lfi from 'lfi'; import { ${names.join(', ')} } from 'lfi'; const sleep = ms => new Promise(resolve => setTimeout(resolve, ms)); const fail = async n => { await null; throw new Error('bad ' + n) }`
}

const handled: Readonly<Record<string, string>> = {
  await: `try { await bad() } catch (error) { console.log(error.message) }`,
  'await in an operand': `try { 1 + await bad() } catch (error) { console.log(error.message) }`,
  'for await': `try { for await (const x of [bad()]) {} } catch (error) { console.log(error.message) }`,
  'for await of two': `try { for await (const x of [1, bad()]) { console.log(x) } } catch (error) { console.log(error.message) }`,
  'a call of then': `await bad().then(() => {}, error => console.log(error.message))`,
  catch: `await bad().catch(error => console.log(error.message))`,
  finally: `await bad().finally(() => console.log('finally')).catch(() => console.log('caught'))`,
  'a borrowed then': `await Promise.prototype.then.call(bad(), null, error => console.log(error.message))`,
  'a borrowed catch': `await Promise.prototype.catch.call(bad(), error => console.log(error.message))`,
  all: `await Promise.all([bad()]).catch(error => console.log(error.message))`,
  allSettled: `console.log((await Promise.allSettled([bad()]))[0].reason.message)`,
  race: `await Promise.race([bad()]).catch(error => console.log(error.message))`,
  any: `await Promise.any([bad()]).catch(error => console.log(error.errors[0].message))`,
  'a returned promise': `await (async () => bad())().catch(error => console.log(error.message))`,
  'a resolved promise': `await new Promise(resolve => resolve(bad())).catch(error => console.log(error.message))`,
  'Array.fromAsync': `if (!Array.fromAsync) { await bad().catch(() => {}) } else { try { await Array.fromAsync([bad()]) } catch (error) { console.log(error.message) } }`,
  'an async generator that returns': `async function* rows() { return bad() }
try { for await (const x of rows()) {} } catch (error) { console.log(error.message) }`,
  'an async generator that yields': `async function* rows() { yield bad() }
try { for await (const x of rows()) {} } catch (error) { console.log(error.message) }`,
  'an async generator that delegates': `async function* rows() { yield* [bad()] }
try { for await (const x of rows()) {} } catch (error) { console.log(error.message) }`,
  nothing: `bad(); await sleep(5); console.log('not reached')`,
  'too late': `const late = bad(); await sleep(5); await late.catch(() => {}); console.log('not reached')`,
  'nothing, of a derived promise': `bad().then(() => {}); await sleep(5); console.log('not reached')`,
  'a thenable': `await { then: (resolve, reject) => bad().then(resolve, reject) }.then(() => {}, error => console.log(error.message))`,
}

/** What rejects: a result of each flavour, and what a callback gave. */
const rejecting: Readonly<Record<string, string>> = {
  async: `pipe(asAsync([1]), mapAsync(fail), reduceAsync(toArray()))`,
  concur: `forEachConcur(fail, asConcur([1, 2]))`,
  next: `mapAsync(fail, asAsync([1]))[Symbol.asyncIterator]().next()`,
}

const rejections: readonly OddProgram[] = Object.entries(rejecting).flatMap(
  ([what, expression]) =>
    Object.entries(handled).map(([how, code]) => ({
      name: `a rejection of ${what} handled by ${how}`,
      code: `const bad = () => ${expression}\n${code}`,
    })),
)

const shared: Readonly<Record<string, string>> = {
  './other.js': `import { asAsync, consumeAsync, map, mapAsync } from 'lfi'
export { map }
export const twice = xs => map(x => x * 2, xs)
export const fail = async () => { throw new Error('from another file') }
export const handle = async work => { try { await work() } catch (error) { console.log('handled', error.message) } }
export const run = () => consumeAsync(mapAsync(fail, asAsync([1])))`,
}

const inFiles: Readonly<Record<string, string>> = {
  'another file handles a rejection': `import { handle } from './other.js'
await handle(() => consumeAsync(mapAsync(fail, asAsync([1]))))`,
  'this file handles a rejection of another': `import { run } from './other.js'
try { await run() } catch (error) { console.log(error.message) }`,
  'nobody handles a rejection of another file': `import { run } from './other.js'
run(); await sleep(5); console.log('not reached')`,
  'two files have the same function': `import { map as other, twice } from './other.js'
console.log(other === map, [...twice([1, 2])])`,
}

const others: Readonly<Record<string, string>> = {
  'a local has the name of an import': `{ let count = 0; for (const x of [1, 2]) { count += x; count++ } console.log(count) }`,
  'a parameter has the name of an import': `console.log(((first, last) => { first += last; return first })(1, 2))`,
  'a function has the name of an import': `{ function map(x) { return x } console.log(map(3)) }`,
  'a caught error has the name of an import': `try { throw 1 } catch (map) { map = 2; console.log(map) }`,
  'a loop variable has the name of an import': `for (let first = 0; first < 2; first++) { console.log(first) }`,
  'a pattern has the names of imports': `{ const { map, filter: [first] } = { map: 1, filter: [2] }; console.log(map, first) }`,
  'a class has the name of an import': `{ class first { static map = 1 } console.log(first.map, first.name) }`,
  'await of an increment': `let i = 1; await i++; console.log(i, await ++i, await -i)`,
  'await in a power': `console.log((await 2) ** 3)`,
  'a power that is no JavaScript': `console.log(await 2 ** 3)`,
  'await in a template': `console.log(\`\${await map}\`.length > 0, \`\${await 1}\${await 2}\`)`,
  'a line break before a member': `const t = lfi\n  .map(x => x, [1])\nconsole.log([...t])\nnull.x`,
  'a break after an operator': `const t = lfi.\nmap(x => x,\n[1])\nconsole.log([...t])`,
  'U+2028 in a string and in a comment': `const t = '\u2028'; /* \u2029 */ console.log([...map(x => x, [t.length])]); null.x`,
  'functions are the same': `console.log(map === map, [map].includes(map), lfi.map === map, new Set([map, map]).size)`,
  'a function is a case': `switch (map) { case filter: console.log('filter'); break; case map: console.log('map') }`,
  'a function is a key': `console.log(new Map([[map, 1]]).get(map), Object.is(pipe, lfi.pipe))`,
  'composing one function': `console.log(compose(map) === map, compose() === compose())`,
  'text of functions': `console.log(\`\${() => map}\`, \`\${async () => { await map }}\`, String(map).length, String(pipe).length, String(map(x => x)).length)`,
  'text of methods': `console.log(String(map(x => x, [])[Symbol.iterator]).length, String(mapAsync(x => x, asAsync([]))[Symbol.asyncIterator]).length)`,
  'text of what prints text': `console.log(String(Function.prototype.toString), Function.prototype.toString.name)`,
  'names and lengths': `console.log(map.name.length > 0, map.length, map(x => x).length, reduce.length, pipe.length, asAsync.length)`,
  'a lazy iterable is cloned': `try { console.log(structuredClone(map(x => x, [1]))) } catch (error) { console.log(error.name) }`,
  'a function is cloned': `try { structuredClone(map) } catch (error) { console.log(error.name) }`,
  'a range is cloned': `try { console.log(structuredClone(rangeTo(1, 3))) } catch (error) { console.log(error.name) }`,
  'printed lazily': `console.log(map(x => x, [1]), mapAsync(x => x, asAsync([])), asConcur([]), rangeTo(1, 3), map, map(x => x))`,
  'keys of a lazy iterable': `const lazy = map(x => x, [1]); console.log(Reflect.ownKeys(lazy), Object.getOwnPropertyDescriptor(lazy, Symbol.iterator).enumerable, JSON.stringify(lazy))`,
  'keys of a result': `const result = reduceAsync(toArray(), asAsync([1])); console.log(Object.keys(result), result instanceof Promise, result.constructor === Promise, await result)`,
  'a result is printed': `const result = reduceAsync(toArray(), asAsync([1])); console.log(result); await result; console.log(result)`,
  'a frozen source': `console.log([...map(x => x + 1, Object.freeze({ [Symbol.iterator]: () => [1][Symbol.iterator]() }))])`,
  'a frozen lazy iterable': `console.log([...filter(x => x, Object.freeze(map(x => x, [1])))])`,
  'a subclass of Promise': `class Mine extends Promise { static made = 0; constructor(...given) { super(...given); Mine.made++ } }
await forEachAsync(() => Mine.resolve(1), asAsync([1, 2])); console.log(Mine.made)`,
  'a thenable of its own': `const seen = []; const mine = { then(...given) { seen.push(given.length, typeof given[0]); given[0](5) } }
console.log(await pipe(asAsync([1]), mapAsync(() => mine), reduceAsync(toArray())), seen)`,
  'a getter for then': `let reads = 0; const value = { get then() { reads++; return undefined } }
await pipe(asAsync([1]), mapAsync(() => value), consumeAsync); await pipe(asConcur([value]), consumeConcur); console.log(reads)`,
  'a source with an accessor': `const source = { get [Symbol.iterator]() { console.log('read'); return () => [1, 2][Symbol.iterator]() } }
console.log([...map(x => x, source)], reduce(toArray(), filter(x => x, source)))`,
  'an async source with an accessor': `const source = { get [Symbol.asyncIterator]() { console.log('read'); return () => asAsync([1])[Symbol.asyncIterator]() } }
console.log(await reduceAsync(toArray(), mapAsync(x => x, source)), await reduceAsync(toArray(), asAsync(source)))`,
  'an iterator with accessors': `const source = { [Symbol.iterator]: () => ({ i: 0, get next() { console.log('next'); return () => ({ done: this.i > 1, value: this.i++ }) }, get return() { console.log('return'); return () => ({}) } }) }
for (const x of map(x => x, source)) { console.log(x) } ; console.log(first(source)); for (const x of index(source)) { break }`,
  'results with accessors': `const source = { [Symbol.iterator]: () => { let i = 0; return { next: () => ({ get done() { console.log('done?'); return i > 1 }, get value() { console.log('value?'); return i++ } }) } } }
console.log([...map(x => x * 2, source)], [...filter(x => x, source)], [...index(source)], count(source))`,
  'results that change': `const source = { [Symbol.iterator]: () => { let i = 0; return { next: () => { let reads = 0; return { done: i++ > 1, get value() { return ++reads } } } } } }
console.log([...map(x => x, source)], sum(source))`,
  'async results with accessors': `const source = { [Symbol.asyncIterator]: () => { let i = 0; return { next: async () => ({ get done() { console.log('done?'); return i > 1 }, get value() { console.log('value?'); return i++ } }) } } }
console.log(await reduceAsync(toArray(), mapAsync(x => x, source)))`,
  'a result is the same object': `const result = { done: false, value: 1 }; let n = 0; const it = filter(x => x, { [Symbol.iterator]: () => ({ next: () => n++ ? { done: true } : result }) })[Symbol.iterator]()
console.log(it.next() === result, it.next().done)`,
  'a proxy as a source': `const log = []; const source = new Proxy([1, 2], { get: (target, key, receiver) => { log.push(String(key)); return Reflect.get(target, key, receiver) }, has: (target, key) => { log.push('has'); return key in target }, ownKeys: target => { log.push('keys'); return Reflect.ownKeys(target) }, getPrototypeOf: target => { log.push('prototype'); return Reflect.getPrototypeOf(target) } })
console.log([...map(x => x, source)], log.join(' '))`,
  'a proxy as a value': `const log = []; const value = new Proxy({}, { get: (target, key) => { log.push(String(key)) }, ownKeys: () => { log.push('keys'); return [] }, getPrototypeOf: () => { log.push('prototype'); return null }, getOwnPropertyDescriptor: () => { log.push('own') } })
reduce(toArray(), map(x => x, [value])); await reduceAsync(toArray(), mapAsync(async x => x, asAsync([value]))); console.log(log.join(' '))`,
  'a revoked proxy as a value': `const { proxy, revoke } = Proxy.revocable({}, {}); revoke(); console.log(count(map(() => proxy, [1, 2])))`,
  'a revoked proxy as a source': `const { proxy, revoke } = Proxy.revocable([], {}); revoke(); try { [...map(x => x, proxy)] } catch (error) { console.log(error.message) }`,
  'values with getters': `const value = { get a() { console.log('a') }, [Symbol.toStringTag]: 'Mine' }; reduce(toArray(), map(x => x, [value])); console.log('end')`,
  'values with a getter for their tag': `class Mine { get [Symbol.toStringTag]() { console.log('tag'); return 'Mine' } } reduce(toArray(), map(x => x, [new Mine(), [new Mine()], { a: new Mine() }])); console.log('end')`,
  'values that print themselves': `const value = { [Symbol.for('nodejs.util.inspect.custom')]: () => { console.log('inspected'); return 'x' } }; reduce(toArray(), map(x => x, [value, [value]])); console.log('end')`,
  'errors with getters': `class Mine extends Error { get name() { console.log('name'); return 'Mine' } get message() { console.log('message'); return 'm' } }
try { [...map(() => { throw new Mine() }, [1])] } catch { console.log('caught') }`,
  'a reducer with accessors': `const reducer = { get create() { console.log('create'); return () => 0 }, get add() { console.log('add'); return function (a, b) { return a + b + this.more } }, get finish() { console.log('finish') }, more: 1 }
console.log(reduce(reducer, [1, 2]))`,
  'this of callbacks': `console.log([...map(function () { return [this === undefined, arguments.length] }, [1])], reduce({ create: () => [], add(a, b) { return [...a, this.tag, b] }, tag: 't' }, [1]))`,
  'methods of reducers': `console.log(reduce(toMultiple({ add: toCount(), sum: toSum() }), [1, 2]), reduce(toGrouped(toArray(), toMap()), [[1, 2], [1, 3]]))`,
  'what is not iterable': `for (const bad of [5, null, undefined, {}, () => {}]) { try { console.log([...map(x => x, bad)]) } catch (error) { console.log(error.name, error.message) } }`,
  'what is not iterable, async': `for (const bad of [5, null, {}]) { try { await consumeAsync(mapAsync(x => x, bad)) } catch (error) { console.log(error.message) } try { await consumeConcur(asConcur(bad)) } catch (error) { console.log(error.message) } }`,
  'what is flattened and not iterable': `try { [...flatMap(() => 5, [1])] } catch (error) { console.log(error.message) }
try { await consumeAsync(flatMapAsync(() => 5, asAsync([1]))) } catch (error) { console.log(error.message) }`,
  'what is no function': `for (const call of [() => [...map(5, [1])], () => pipe([1], 5), () => map(x => x, [1])(), () => (0, map)(x => x)(3)]) { try { call() } catch (error) { console.log(error.name, error.message) } }`,
  'an awaited value is called': `try { (await 5)() } catch (error) { console.log(error.message) } try { (await {}).go() } catch (error) { console.log(error.message) }`,
  'an awaited value is taken apart': `try { const { a } = await null } catch (error) { console.log(error.message) } try { const [a] = await 5 } catch (error) { console.log(error.message) }`,
  'an awaited value is iterated': `try { for (const n of await 5) {} } catch (error) { console.log(error.message) } try { [...await 5] } catch (error) { console.log(error.message) }`,
  'the limit of stacks': `console.log(Error.stackTraceLimit); console.log(Object.keys(Error)); map(x => x, [1]); console.log(Error.stackTraceLimit, 'prepareStackTrace' in Error)`,
  'places in stacks': `Error.stackTraceLimit = 10
const places = error => error.stack.split('\\n').filter(line => line.includes('data:')).map(line => /:\\d+:\\d+/.exec(line.slice(-12))?.[0])
const f = x => { throw new Error('x') }; try {
  [...map(f, [1])] } catch (error) { console.log(places(error)) }
try { await pipe(asAsync([1]), mapAsync(async () => f()), consumeAsync) } catch (error) { console.log(places(error)[0]) }`,
  'a stack that the code makes': `const before = Error.prepareStackTrace; Error.prepareStackTrace = () => 'mine'; Error.stackTraceLimit = 1; map(x => x, [1]); console.log(new Error('x').stack); Error.prepareStackTrace = before`,
  'a frozen Error': `Object.freeze(Error); console.log([...map(x => x, [1])])`,
  'iterators of results': `const it = map(x => x, [1, 2])[Symbol.iterator](); console.log(it.next(), it.next(), it.next(), it[Symbol.iterator]?.() === it)
const gen = index([1, 2])[Symbol.iterator](); console.log(gen[Symbol.iterator]() === gen, gen.return?.(7), gen.next(), String(gen))`,
  'iterating twice at once': `const lazy = map(x => x, [1, 2]); const a = lazy[Symbol.iterator](), b = lazy[Symbol.iterator](); console.log(a === b, a.next().value, b.next().value, a.next().value)`,
  'closing early': `function* source() { try { yield 1; yield 2 } finally { console.log('closed') } }
for (const x of map(x => x, source())) { break } ; for (const x of index(source())) { break } ; console.log(first(source())); find(x => x, source())`,
  'closing an async source early': `async function* source() { try { yield 1; yield 2 } finally { console.log('closed') } }
for await (const x of mapAsync(x => x, source())) { break } console.log(await pipe(firstAsync(source()), getAsync))`,
  'order of microtasks': `const log = []; const tick = async name => { for (let i = 0; i < 8; i++) { log.push(name + i); await null } }
const ticking = tick('t'); await pipe(asConcur([1, 2]), mapConcur(async x => { log.push('m' + x); await null; log.push('n' + x); return x }), forEachConcur(x => { log.push('e' + x) })); log.push('end'); await ticking; console.log(log.join(' '))`,
  'order of async microtasks': `const log = []; const tick = async name => { for (let i = 0; i < 12; i++) { log.push(name + i); await null } }
const ticking = tick('t'); for await (const x of pipe(asAsync([1, 2]), mapAsync(x => x), filterAsync(x => x), flatMapAsync(x => asAsync([x])))) { log.push('x' + x) } await ticking; console.log(log.join(' '))`,
  'promises of promises': `const inner = Promise.resolve(1); console.log(await pipe(asAsync([inner]), mapAsync(x => Promise.resolve(x)), reduceAsync(toArray())))`,
  'a concur source of its own': `const source = { [concurIteratorSymbol]: async apply => { await Promise.all([1, 2].map(async x => { await sleep(x); await apply(x) })) } }
console.log(await reduceConcur(toArray(), mapConcur(x => x * 2, source)))`,
  'a concur callback that throws at once': `try { await forEachConcur(() => { throw new Error('at once') }, asConcur([1, 2])) } catch (error) { console.log(error.name, error.errors?.length ?? error.message) }`,
  'a concur callback that rejects before the source ends': `async function* source() { yield 1; await sleep(20); yield 2 }
try { await forEachConcur(fail, asConcur(source())) } catch (error) { console.log(error.name) } console.log('end')`,
  'optional calls': `console.log([...lfi?.map?.(x => x, [1])], lfi['map'](x => x, [2])[Symbol.iterator]().next().value)`,
  'calls of other kinds': `console.log([...map.call(null, x => x, [1])], [...map.apply(null, [x => x, [2]])], [...Reflect.apply(map, null, [x => x, [3]])], [...map.bind(null, x => x)([4])])`,
  'tagged templates': `console.log([...map(x => x, ((strings, ...values) => values)\`\${1}\${2}\`)])`,
  'spread arguments': `console.log(pipe(...[[1, 2], map(x => x + 1), reduce(toArray())]), Math.max(...map(x => x, [1, 3])))`,
  destructuring: `const [a, ...rest] = map(x => x, [1, 2, 3]); console.log(a, rest); const { [Symbol.iterator]: iterate } = map(x => x, [1]); console.log(typeof iterate)`,
  'constructing a function of lfi': `try { new map(x => x, [1]) } catch (error) { console.log(error.name) } try { class A extends map {} ; new A() } catch (error) { console.log(error.name) }`,
  'properties of functions': `try { map.mine = 1; console.log(map.mine, lfi.map.mine); delete map.mine } catch (error) { console.log(error.message) }`,
  'the namespace': `console.log(Object.keys(lfi).length, lfi[Symbol.toStringTag], Object.isSealed(lfi)); try { lfi.map = 1 } catch (error) { console.log(error.name) }`,
  'an empty result': `console.log(next([]), empty() === empty(), [...next([])[1]], [...next([1, 2])[1]])`,
  'a callback of lfi': `console.log([...map(first, [[1], [2]])].length, [...flatMap(keys, [new Map([[1, 2]])])], [[1, 2]].map(count))`,
  'an export is sorted': `console.log([filter, map].sort((a, b) => a === map ? -1 : 1)[0] === map, typeof map, map instanceof Function, Object.prototype.toString.call(map))`,
  eval: `console.log(new Function('map', 'return [...map(x => x, [1])]')(map), (0, eval)('1 + 1'))`,
  'a label and a loop': `outer: for (const x of map(x => x, [1, 2])) { for (const y of filter(y => y > 1, [1, 2])) { if (x === 2) { break outer } console.log(x, y); continue outer } }`,
  'errors keep their identity': `const error = new Error('same'); try { [...map(() => { throw error }, [1])] } catch (caught) { console.log(caught === error, Object.keys(caught)) } try { await consumeAsync(mapAsync(async () => { throw error }, asAsync([1]))) } catch (caught) { console.log(caught === error) }`,
  'an uncaught error': `console.log(1); [...map(() => { throw new RangeError('uncaught') }, [1])]`,
  'an uncaught value': `console.log(1); await consumeAsync(mapAsync(async () => { throw { a: 1 } }, asAsync([1])))`,
  'nested pipelines that wait': `console.log(await pipe(asConcur([1, 2]), mapConcur(async n => { await sleep(n); return pipe(asConcur([n, n]), mapConcur(async m => { await sleep(m); return m * n }), reduceConcur(toArray())) }), reduceConcur(toArray())))`,
}

/** Async functions, which are the only code that Trace puts something into. */
const waits: Readonly<Record<string, string>> = {
  'the order of what waits': `const log = []; const f = async name => { for (let i = 0; i < 4; i++) { await (i % 2 ? null : Promise.resolve()); log.push(name + i) } }; const g = async () => { try { await Promise.reject(1) } catch { log.push('caught') } finally { await undefined; log.push('finally') } }; const thenable = { then(resolve) { log.push('then'); resolve() } }; const h = async () => { await thenable; log.push('h1'); await h2(); log.push('h2'); return f('r') }; const h2 = async () => {}; await Promise.all([f('a'), g(), f('b'), h(), Promise.resolve().then(() => log.push('t1')).then(() => log.push('t2')), (async () => { for await (const x of [1, null]) { await x; log.push('for') } })()]); console.log(log.join())`,
  'the order of what waits in callbacks': `const log = []; await pipe(asConcur([1, 2, 3]), mapConcur(async n => { if (n % 2) { await null } else { await Promise.resolve() } log.push('a' + n); const { m } = await { m: n }; log.push('b' + m); return pipe([m], map(x => (log.push('c' + x), x)), reduce(toArray())) }), forEachConcur(async x => { await x; log.push('d' + x) })); console.log(log.join())`,
  'messages about what was awaited': `const tries = [async () => (await null)(), async () => (await {}).go(), async () => { const { a } = await null }, async () => { const [a] = await 5 }, async () => { for (const x of await 5) { console.log(x) } }, async () => new (await 5)(), async () => [...await 5], async () => Math.max(...await 5), async () => (await null)\`x\`, async () => 1 in await 5, async () => ({}) instanceof await 5, async () => { class A extends (await 5) {} }, async () => { let a; ({ a } = await null) }, async () => (await null)?.x.y, async () => ((await null) || undefined)(), async () => [await 1][0](), async () => ({ a: await 1 }).a(), async () => (await Symbol('s')) + '', async () => \`\${await Symbol('s')}\`, async () => { throw await new Error('own') }]; for (const attempt of tries) { await attempt().then(value => console.log(value), error => console.log(error.name, error.message)) }`,
  'the text of functions that wait': `const f = async (x, y) => { await x; try { return await y } catch {} }; class A { async m(x) { for (const y of await x) { await y } } } console.log(String(f), \`\${async x => await x}\`, A.toString(), new A().m + '', f.name, f.length, Function.prototype.toString.call(A.prototype.m))`,
  'names inside functions that wait': `const f = async (a, b = async () => await a) => { var a = a + await 1; function c() { return a } { let a = await 5; console.log(a) } console.log(a, c(), await b(), typeof d); function d() {} }; await f(1); async function g() { return arguments.length + await 1 } console.log(await g(1, 2)); console.log(await (async function named(n) { return n ? named(await n - 1) : 'end' })(2))`,
  'loops and labels that wait': `const f = async () => { outer: for (let i = await 0; i < await 3; i += await 1) { for (const j of await [1, 2]) { if (j === await 2) { continue outer } if (i === 2) { break outer } console.log(i, j) } } let n = 0; do { n++ } while (await n < 3); while (await n > 0) n--; switch (await n) { case await 1: console.log('one'); break; case await 0: console.log('zero') } if (await n) console.log('no'); else console.log('yes'); for (const key in await { a: 1 }) console.log(key); return n }; console.log(await f())`,
  'every place of await': `const f = async o => { const { a, b = await 2, ...rest } = await o, [c = await 3] = await []; let d; [d] = await [4]; o.e = await 5; o[await 'f'] = await 6; console.log(a, b, rest, c, d, o, typeof await 1, -await 2, void await 3, (await 2) ** 3, await 1 ? await 2 : await 3, await null ?? await 4, [await 5, ...await [6]], { a: await 7, ...await { z: 1 } }, await await 8, (await 1, await 9), delete (await o).e, await (async () => await 10)(), String.raw\`\${await 11}\`, (await o)?.f, (await (async () => Math))?.max?.(await 1, await 2)); return await 12, await 13 }; console.log(await f({ a: 1, z: 2 }))
const g = async () => ({ a: await 1 }); const h = async x =>
  await x // of h
const i = async x => (await x, x); const j = async x => x ? await x : [await x]; console.log(await g(), await h(1), await i(2), await j(0))`,
  'what ends a function that waits': `const f = async n => { try { await null; if (n === 1) { return 'returned' } if (n === 2) { throw new Error('thrown') } await Promise.reject(new Error('rejected')) } catch (error) { console.log(error.message); return 'caught' } finally { await null; console.log('finally'); if (n === 4) { return 'over' } } }; for (const n of [1, 2, 3, 4]) { console.log(await f(n)) }`,
  'accessors of what is awaited': `const promise = Promise.resolve(1); Object.defineProperty(promise, 'constructor', { get() { console.log('constructor'); return Promise } }); const thenable = { get then() { console.log('get then'); return resolve => resolve(2) } }; class Mine extends Promise { then(...given) { console.log('mine'); return super.then(...given) } } const f = async () => { console.log(await promise, await thenable, await new Mine(resolve => resolve(3))); return thenable }; console.log(await f())`,
  'methods that wait': `class A { #p = 1; static async make() { return new (await this)() } async get() { return (await this.#p) + (await this.more()) } more = async () => { await null; return this.#p } } class B extends A { async get() { return await super.get() + await 1 } } console.log(await (await B.make()).get()); const o = { async 'a b'() { return await 1 }, async *rows() { yield await 1; yield* [await 2] }, [await 'c']: async () => await 2 }; console.log(await o['a b'](), await o.c()); for await (const x of o.rows()) { console.log(x) }`,
  'an end without a line': `const f = async () => { await null; console.log('end') }; await f() // the end`,
  'a stop on the way': `const f = async n => { await sleep(n); console.log(n); if (n === 2) { throw new Error('stop') } }; f(1); f(2); await f(3)`,
}

const toProgram =
  (files?: OddProgram['files']) =>
  ([name, code]: readonly [string, string]): OddProgram => ({
    name,
    code,
    ...(files && { files }),
  })

export const oddPrograms: readonly OddProgram[] = [
  ...rejections,
  ...Object.entries(inFiles).map(toProgram(shared)),
  ...Object.entries(others).map(toProgram()),
  ...Object.entries(waits).map(toProgram()),
  ...generatedPrograms,
]
