import type { InspectHost } from '../context'

const proxied = { a: 1 }
const proxy = new Proxy(proxied, {})
const fulfilled = Promise.resolve(4)
const rejected = Promise.reject(new RangeError('no'))
rejected.catch(() => {})

/** What only the engine knows of promises and proxies, of these two. */
export const host: InspectHost = {
  promiseState: promise =>
    promise === fulfilled
      ? { status: 'fulfilled', result: 4 }
      : { status: 'pending' },
  proxyTarget: value => (value === proxy ? proxied : undefined),
  showStack: stack => stack,
}

class Point {
  #secret = 1
  x = 1
  get y() {
    return this.#secret
  }
}
class Named extends Map<unknown, unknown> {
  override get [Symbol.toStringTag]() {
    return 'tagged'
  }
}
class Itself {
  a = 1;
  [Symbol.for('nodejs.util.inspect.custom')]() {
    return this
  }
}
class Oops extends Error {}
class NamedOops extends Error {
  override name = 'NamedOops'
}
const circular: Record<string, unknown> = { name: 'loop', list: [1] }
circular.self = circular
circular.deep = { again: circular, list: circular.list }
const frameless = (error: Error, extra: object = {}) => {
  error.stack = `${error.name}: ${error.message}`
  return Object.assign(error, extra)
}

/** One of each kind of value that is printed in a way of its own. */
export const values: readonly (readonly [string, unknown])[] = [
  ['negative zero', -0],
  ['numbers', [0, -0, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 1e21]],
  ['bigint and symbol', [10n, Symbol('a b'), Symbol.iterator, Symbol()]],
  [
    'quotes',
    [`it's`, `"it's"`, `\`"it's"`, `\${"'`, 'a\\b', '\n\t\u0000\u007F'],
  ],
  ['lone surrogate', ['\uD83D', '😀', 'a\uDC00b']],
  ['long string', 'x'.repeat(300)],
  ['long string with lines', { a: `${'line\n'.repeat(30)}` }],
  ['huge string', ['y'.repeat(10_001)]],
  ['hundred numbers', Array.from({ length: 120 }, (_, i) => i * 37)],
  ['words', 'the quick brown fox jumps over the lazy dog again'.split(' ')],
  ['mixed list', [1, 'two', null, undefined, true, 3n, [4], { five: 5 }]],
  ['seven objects', Array.from({ length: 7 }, (_, id) => ({ id, name: 'x' }))],
  ['wide characters', '漢字 仮名 한글 😀 é ｶﾅ ok a b c'.split(' ')],
  ['booleans', Array.from({ length: 9 }, (_, i) => i % 2 === 0)],
  // biome-ignore lint/suspicious/noSparseArray: holes are what is tested
  ['holes', [, 1, , , 2, ,]],
  ['many holes', new Array(200)],
  ['array with keys', Object.assign([1, 2], { extra: 'yes', '-1': 2 })],
  ['deep', { a: { b: { c: { d: 1 } } }, e: [[[[1]]]], f: [[[[]]]] }],
  ['wide', { alpha: 'a'.repeat(30), beta: 'b'.repeat(30), gamma: 1 }],
  ['keys', { 'a-b': 1, 2: 3, $x: 1, [Symbol('s')]: 2, ['__proto__']: 3 }],
  [
    'accessors',
    Object.create(null, {
      get: { get: () => 1, enumerable: true },
      set: { set: () => {}, enumerable: true },
      both: { get: () => 1, set: () => {}, enumerable: true },
      hidden: { value: 1 },
    }),
  ],
  ['circular', circular],
  [
    'map',
    new Map<unknown, unknown>([
      ['a', { b: [1, [2, [3]]] }],
      [{}, 1],
    ]),
  ],
  ['empty ones', [[], {}, new Map(), new Set(), new Uint8Array(), () => {}]],
  ['big set', new Set(Array.from({ length: 110 }, (_, i) => i))],
  [
    'typed arrays',
    [new Uint8Array(3), new Float64Array([1.5, -0]), new BigInt64Array(2)],
  ],
  ['big typed array', new Uint16Array(1000)],
  [
    'buffers',
    [new ArrayBuffer(3), new DataView(new ArrayBuffer(2)), new ArrayBuffer(60)],
  ],
  ['weak ones', [new WeakMap(), new WeakSet(), new WeakRef({})]],
  ['promises', [fulfilled, new Promise(() => {})]],
  ['proxy', [proxy]],
  ['date and regexp', [new Date(0), new Date(Number.NaN), /a\/b/giu]],
  ['date with keys', Object.assign(new Date(0), { a: 1 })],
  [
    'boxes',
    [Object(1), Object('abc'), Object(true), Object(1n), Object(Symbol('x'))],
  ],
  ['box with keys', Object.assign(Object('ab'), { c: 1 })],
  [
    'classes',
    [Point, class extends Point {}, class A extends Array {}, class {}],
  ],
  [
    'instances',
    [new Point(), new Named([[1, 2]]), Object.create(Point.prototype)],
  ],
  [
    'functions',
    [
      function f() {},
      () => {},
      async () => {},
      function* g() {},
      async function* h() {},
      Object.assign(() => {}, { a: 1 }),
    ],
  ],
  ['built-ins', [Math, JSON, Reflect, globalThis.Intl, Map, parseInt]],
  [
    'orphans',
    [
      Object.create(null),
      Object.create(Object.create(null)),
      Object.setPrototypeOf([1], null),
      Object.setPrototypeOf(new Map(), null),
    ],
  ],
  ['tagged', { [Symbol.toStringTag]: 'T', a: 1 }],
  [
    'arguments',
    (function (..._rest: unknown[]) {
      // biome-ignore lint/complexity/noArguments: it is what is tested
      return arguments
    })(1, 2),
  ],
  [
    'iterators',
    [[1][Symbol.iterator](), (function* () {})(), (async function* () {})()],
  ],
  ['error without frames', frameless(new TypeError('bad'))],
  [
    'error with keys',
    frameless(new Error('bad'), { code: 'E1', at: { x: 1 } }),
  ],
  ['error with cause', frameless(new Error('bad', { cause: { why: 'so' } }))],
  ['aggregate', frameless(new AggregateError([1, 2], 'all'))],
  [
    'error subclasses',
    [frameless(new Oops('a')), frameless(new NamedOops('b'))],
  ],
  ['error with frames', new Error('framed')],
  ['error with frames, nested', { a: [new Oops('framed')] }],
  ['error without message', frameless(new Error(''))],
  ['custom', { [Symbol.for('nodejs.util.inspect.custom')]: () => 'a\nb' }],
  ['custom that gives itself', new Itself()],
  [
    'custom nested',
    [{ [Symbol.for('nodejs.util.inspect.custom')]: () => ({ seen: 1 }) }],
  ],
  [
    'null prototype with tag',
    Object.create(null, { [Symbol.toStringTag]: { value: 'Tag' } }),
  ],
]
