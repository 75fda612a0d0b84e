import { spawnSync } from 'node:child_process'
import * as lfi from 'lfi'
import * as R from 'ramda'
import { expect, test } from 'vitest'
import { counterparts } from '../../content/counterparts'

/** What came out, or that it threw: messages differ between languages. */
const outcomeOf = (run: () => unknown): unknown => {
  try {
    return run()
  } catch {
    return 'error'
  }
}

const fail = (): never => {
  throw new Error('callback')
}

type Predicate = (value: unknown) => boolean
type Inputs = [values: unknown[], test: Predicate][]

/** Empty, one, NaN, strings, a hole, errors, and answers that are not boolean. */
const inputs: Inputs = [
  [[], fail],
  [[1], value => value === 1],
  [[1], value => value === 2],
  [[Number.NaN, 1], value => Number.isNaN(value)],
  [['a', ''], Boolean],
  // biome-ignore lint/suspicious/noSparseArray: a hole is what is tested
  [[, 1], value => value === undefined],
  [[1, 2], fail],
]

type Sides = { theirs: () => unknown; ours: () => unknown }

const onInputs = (
  theirs: (test: Predicate, values: unknown[]) => unknown,
  ours: (test: Predicate, values: unknown[]) => unknown,
): Sides => ({
  theirs: () => inputs.map(([v, t]) => outcomeOf(() => theirs(t, v))),
  ours: () => inputs.map(([v, t]) => outcomeOf(() => ours(t, v))),
})

const libraries: Record<string, Sides> = {
  'R.any': onInputs(R.any, lfi.any),
  'R.all': onInputs(R.all, lfi.all),
  'R.none': onInputs(R.none, lfi.none),
}

/** A list, none and a string: what has to be joined. */
const mixed: Iterable<unknown>[] = [[], [1], 'ab']

function* counted(reads: number[]) {
  for (let n = 1; ; n++) {
    reads.push(n)
    yield n
  }
}

function* failing() {
  yield 1
  throw new Error('source')
}

const first = (count: number, values: Iterable<unknown>) => {
  const taken: unknown[] = []
  for (const value of values) {
    taken.push(value)
    if (taken.length === count) {
      break
    }
  }
  return taken
}

/** Python expressions, each with what lfi gives in its place. */
const python: Record<string, [expression: string, ours: () => unknown][]> = {
  zip: [
    ['list(zip())', () => [...lfi.zip()]],
    ['list(zip([]))', () => [...lfi.zip([])]],
    ['list(zip([1, 2], "a"))', () => [...lfi.zip([1, 2], 'a')]],
    ['list(zip(count(1), "ab"))', () => [...lfi.zip(counted([]), 'ab')]],
    ['list(zip([1, 2], failing()))', () => [...lfi.zip([1, 2], failing())]],
    [
      'reads_of(lambda s: list(zip(s, [1, 2])))',
      () => {
        const reads: number[] = []
        lfi.consume(lfi.zip(counted(reads), [1, 2]))
        return reads
      },
    ],
  ],
  'itertools.chain': [
    ['list(chain())', () => [...lfi.concat()]],
    ['list(chain([], [1], "ab"))', () => [...lfi.concat(...mixed)]],
    [
      'list(islice(chain([0], count(1)), 3))',
      () => first(3, lfi.concat([0], counted([]))),
    ],
    ['list(chain(failing()))', () => [...lfi.concat(failing())]],
    [
      'list(chain([1], 2))',
      () => [...lfi.concat([1], 2 as unknown as number[])],
    ],
  ],
  'itertools.chain.from_iterable': [
    ['list(chain.from_iterable([]))', () => [...lfi.flatten([])]],
    [
      'list(chain.from_iterable([[], [1], "ab"]))',
      () => [...lfi.flatten(mixed)],
    ],
    [
      'list(islice(chain.from_iterable([[0], count(1)]), 3))',
      () => first(3, lfi.flatten([[0], counted([])])),
    ],
    [
      'list(chain.from_iterable([[1, [2]]]))',
      () => [...lfi.flatten([[1, [2]]])],
    ],
    [
      'list(chain.from_iterable([1]))',
      () => [...lfi.flatten([1] as unknown as number[][])],
    ],
  ],
  'itertools.dropwhile': [
    [
      'list(dropwhile(lambda n: n < 3, []))',
      () => [...lfi.dropWhile(n => n < 3, [])],
    ],
    [
      'list(dropwhile(lambda n: n < 3, [1]))',
      () => [...lfi.dropWhile(n => n < 3, [1])],
    ],
    [
      'list(dropwhile(lambda n: n < 3, [1, 3, 2]))',
      () => [...lfi.dropWhile(n => n < 3, [1, 3, 2])],
    ],
    [
      'list(dropwhile(lambda c: c == "a", "aab"))',
      () => [...lfi.dropWhile(c => c === 'a', 'aab')],
    ],
    [
      '[str(n) for n in dropwhile(lambda n: n < 3, [1, nan, 1])]',
      () =>
        [...lfi.dropWhile(n => n < 3, [1, Number.NaN, 1])].map(n =>
          String(n).toLowerCase(),
        ),
    ],
    [
      'list(islice(dropwhile(lambda n: n < 3, count(1)), 2))',
      () =>
        first(
          2,
          lfi.dropWhile(n => n < 3, counted([])),
        ),
    ],
    [
      'list(dropwhile(lambda n: n < 3, failing()))',
      () => [...lfi.dropWhile(n => n < 3, failing())],
    ],
  ],
}

const prelude = `
import json, sys
from itertools import *
nan = float('nan')

def failing():
    yield 1
    raise ValueError('source')

def reads_of(use):
    reads = []
    def source():
        for n in count(1):
            reads.append(n)
            yield n
    use(source())
    return reads

def outcome(expression):
    try:
        return eval(expression)
    except Exception:
        return 'error'

print(json.dumps([outcome(e) for e in json.load(sys.stdin)]))
`

const runPython = (expressions: readonly string[]): unknown[] | undefined => {
  const { status, stdout, error } = spawnSync('python3', ['-c', prelude], {
    input: JSON.stringify(expressions),
    encoding: 'utf8',
  })
  return error || status !== 0 ? undefined : JSON.parse(stdout)
}

const pythonCases = Object.values(python).flat()
const answers = runPython(pythonCases.map(([expression]) => expression))

test('every row that says "no difference" is compared here', () => {
  const claiming = counterparts.rows
    .filter(({ difference }) => /^no difference\b/u.test(difference))
    .map(({ name }) => name)

  expect(claiming.toSorted()).toEqual(
    [...Object.keys(libraries), ...Object.keys(python)].toSorted(),
  )
})

test.each(Object.entries(libraries))('%s: the same on arrays', (_, sides) => {
  expect(sides.ours()).toEqual(sides.theirs())
})

if (answers) {
  test.each(
    pythonCases.map(([expression, ours], index) => ({
      expression,
      ours,
      theirs: answers[index],
    })),
  )('Python: $expression', ({ ours, theirs }) => {
    expect(outcomeOf(ours)).toEqual(theirs)
  })
} else {
  test('python3 does not run here, so the rows of Python are not compared', () => {
    expect(answers).toBeUndefined()
  })
}
