import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { inspect } from 'node:util'
import * as lfi from 'lfi'
import ts from 'typescript'
import { afterAll, expect, test } from 'vitest'

const guide = readFileSync('website/docs/errors.mdx', 'utf8')
const folder = mkdtempSync(path.join(tmpdir(), 'error-messages-'))

afterAll(() => rmSync(folder, { recursive: true }))

/** What the guide quotes below each heading: lines of nothing but code. */
const quotes = [...guide.matchAll(/^`.+`$/gmu)]
  .flatMap(([line]) => line.split(/, (?=`)/u))
  .map(quote => quote.replace(/^`+ ?| ?`+$/gu, ''))
  .filter(quote => quote !== '' && !quote.startsWith('js'))

const messageOf = async (run: () => unknown): Promise<string> => {
  try {
    return inspect(await run())
  } catch (error) {
    return String(error)
  }
}

/** Calls that TypeScript would refuse, which is why they fail. */
const call = (name: string, ...args: unknown[]): unknown =>
  Reflect.apply(Object(Reflect.get(lfi, name)), undefined, args)

const identity = (value: unknown): unknown => value
const count = (name: string, source: unknown): unknown =>
  call(`count${name}`, call(`map${name}`, identity, source))
const fail = async (): Promise<void> => {
  throw new Error('failed')
}

const overflow = async (): Promise<void> => {
  const strategy = { bufferLimit: 1, overflowStrategy: 'error' } as const
  const values = lfi
    .asAsync(lfi.asConcur([1, 2, 3]), { backpressureStrategy: strategy })
    [Symbol.asyncIterator]()
  // Three values arrive before the first is read.
  await values.next()
  await values.next()
}

const node = (name: string, code: string, ...flags: string[]): string => {
  const file = path.join(folder, name)
  writeFileSync(file, code)
  return spawnSync(process.execPath, [...flags, file], { encoding: 'utf8' })
    .stderr
}

const complaints = (
  code: string,
  moduleResolution = ts.ModuleResolutionKind.Bundler,
): string => {
  const file = path.resolve('data/claims/errorMessages.sample.ts')
  const options = {
    strict: true,
    noEmit: true,
    types: [],
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.ESNext,
    moduleResolution,
  }
  const host = ts.createCompilerHost(options)
  const { getSourceFile, fileExists } = host
  host.fileExists = name => name === file || fileExists.call(host, name)
  host.getSourceFile = (name, target) =>
    name === file
      ? ts.createSourceFile(name, `import * as lfi from 'lfi'\n${code}`, target)
      : getSourceFile.call(host, name, target)
  const program = ts.createProgram([file], options, host)
  return program
    .getSemanticDiagnostics(program.getSourceFile(file))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '))
    .join('\n')
}

/** All mistakes at once: the compiler reads its libraries for each program. */
const mistakes = complaints(`
const n: number = lfi.max([1])
const list: number[] = lfi.unique([1])
lfi.pipe([1], lfi.filter((text: string) => text !== ''))
lfi.mapConcur(async (n: number) => n, [1])
lfi.filter(1, [1])
lfi.unique([1]).length
for (const n of lfi.asAsync([1])) { n }
const f = x => x
lfi.map(x => x * 2)
`)

const provoked: Readonly<Record<string, () => unknown>> = {
  'r is not iterable': () => call('sum', undefined),
  'undefined is not iterable': () => count('', undefined),
  'e[Symbol.iterator] is not a function': () => count('', {}),
  't is not async iterable': () => count('Async', 5),
  "reading 'Symbol(Symbol.asyncIterator)'": () =>
    call('reduceAsync', lfi.toArray(), call('mapAsync', identity, undefined)),
  't[o] is not a function': () => count('Concur', [1]),
  "reading 'Symbol(concurIterator)'": () => call('asConcur', undefined),
  'Did not contain exactly one value': () => lfi.get([]),
  'AggregateError: Concur iterable rejected': () =>
    lfi.forEachConcur(fail, lfi.asConcur([1, 2])),
  'Buffer limit exceeded': overflow,
  'must be a non-negative integer: -1': () => call('take', -1, []),
  'must be a positive integer: 0': () => lfi.chunk(0, []),
  'must be an integer: 1.5': () => call('rangeTo', 0, 1.5),
  'must be a range: 3,1': () => lfi.slice(3, 1, []),
  'must be a pure iterable': () => lfi.cycle([][Symbol.iterator]()),
  'Cannot convert a Symbol value to a string': () => lfi.join('', [Symbol()]),
  'map(...).filter is not a function': () =>
    node('chain.cjs', 'const map = () => ({}); map().filter()'),
  'a is not a function': () => call('pipe', [1], lfi.map(identity, [1])),
  '{ [Symbol(Symbol.iterator)]: [Function (anonymous)] }': () =>
    lfi.map(identity, [1]),
  '{ [Symbol(concurIterator)]: [AsyncFunction (anonymous)] }': () =>
    lfi.asConcur([1]),
  '[object Object]': () => String(lfi.map(identity, [1])),
  'Promise { <pending> }': () => [lfi.sumAsync(lfi.asAsync([1]))],
  'require is not defined in ES module scope': () =>
    node('require.mjs', "require('lfi')"),
  'Cannot use import statement outside a module': () =>
    node('import.cjs', "import 'lfi'"),
  'UnhandledPromiseRejection: This error originated either by throwing inside of an async function without a catch block':
    () => node('value.mjs', "Promise.reject('failed')"),
  'JavaScript heap out of memory': () =>
    node(
      'heap.mjs',
      'const all = []; for (;;) all.push(all.length + 0.5)',
      '--max-old-space-size=20',
    ),
  "Type 'Optional<number>' is not assignable to type 'number'": () => mistakes,
  "Type 'Iterable<number>' is missing the following properties from type 'number[]'":
    () => mistakes,
  "is not assignable to parameter of type '(value: unknown) => unknown'": () =>
    mistakes,
  "Property '[concurIteratorSymbol]' is missing in type 'number[]'": () =>
    mistakes,
  'No overload matches this call': () => mistakes,
  "Property 'length' does not exist on type 'Iterable<number>'": () => mistakes,
  "must have a '[Symbol.iterator]()' method that returns an iterator": () =>
    mistakes,
  "Parameter 'x' implicitly has an 'any' type": () => mistakes,
  "'x' is of type 'unknown'": () => mistakes,
  "Cannot find module 'lfi' or its corresponding type declarations": () =>
    complaints('', ts.ModuleResolutionKind.Node10),
}

test.each(Object.entries(provoked))(
  '“%s” is what one gets',
  async (text, run) => {
    expect(await messageOf(run)).toContain(text)
  },
)

/** What only other versions and browsers say. */
const elsewhere = [
  'Uncaught (in promise)',
  'Error [ERR_REQUIRE_ESM]',
  'triggerUncaughtException',
  'Detected unsettled top-level await',
]

test('the guide quotes nothing that was not provoked', () => {
  const known = [...Object.keys(provoked), ...elsewhere]
  const unknown = quotes.filter(
    quote => !known.some(text => quote.includes(text)),
  )
  expect(quotes.length).toBeGreaterThan(20)
  expect(unknown).toEqual([])
})
