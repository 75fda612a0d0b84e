import * as lfi from 'lfi'
import { expect, test } from 'vitest'
import { runProgram } from '../../../tools/examples/runPrograms'
import { loadContent } from '../../content/loadContent'

/** The guides, parsed once for all tests. */
const content = loadContent('website')

const programs = async (): Promise<string[]> =>
  (await content)
    .flatMap(({ sections }) => sections)
    .flatMap(({ fences }) => fences)
    .map(({ code }) => code)

/** The only program with this text, after edits that give it other input. */
const printsOf = async (
  text: string,
  edits: readonly [string, string][],
): Promise<string[]> => {
  const found = (await programs()).filter(code => code.includes(text))
  expect(found).toHaveLength(1)
  const code = edits.reduce((before, [old, other]) => {
    expect(before).toContain(old)
    return before.replace(old, other)
  }, found[0] ?? '')
  const { run } = await runProgram({ code, language: 'ts' })
  return run.printed
}

test('a program that fetches looks at the status of the response', async () => {
  const fetching = (await programs()).filter(code =>
    code.includes('await fetch('),
  )

  expect(fetching).not.toEqual([])
  expect(fetching.filter(code => !/\.(?:ok|status)\b/u.test(code))).toEqual([])
})

test('the search for an answer prints it although another server is down', async () => {
  expect(
    await printsOf('const failures: string[]', [
      ['throw new', "if (server === 'south') return 'Ada'\n  throw new"],
    ]),
  ).toEqual(['Ada'])
})

test('the guide reports progress for every id, failed or not', async () => {
  expect(
    await printsOf('const fetchUsers', [
      ['done % 250 === 0', 'done > 499'],
      ['for (const { id, error } of', '//'],
    ]),
  ).toEqual(['500 of 500', '495 users, 5 errors'])
})

test('the guide doubles its pause', async () => {
  const prints = await printsOf('const fetchUsers', [
    ['rangeTo(1, 500)', '[100]'],
    ['(ms: number) =>', '(ms: number) => console.log(ms) as undefined ??'],
  ])

  expect(prints.slice(0, 5)).toEqual(['5', '10', '5', '20', '5'])
})

test('after the guide is cancelled, no request is sent, and users are kept', async () => {
  const prints = await printsOf('const fetchUsers', [
    ['if (done % 250 === 0)', 'if (done === 90) controller.abort(), '],
  ])

  expect(prints).toContain('90 users, 410 errors')
})

test('uniqueBy takes a key, while minBy, maxBy and minMaxBy compare', () => {
  const words = ['fig', 'kiwi', 'pear']
  const byLength = (a: string, b: string) => a.length - b.length

  expect([...lfi.uniqueBy(word => word.length, words)]).toEqual(['fig', 'kiwi'])
  expect([...lfi.maxBy(byLength, words)]).toEqual(['kiwi'])
  expect([...lfi.minBy(byLength, words)]).toEqual(['fig'])
  expect(lfi.get(lfi.minMaxBy(byLength, words)).min).toBe('fig')
})

test('a plain predicate counts a promise of false as true', () => {
  const isLarge = async (n: number) => n > 1
  expect([...lfi.filter(isLarge, [1, 2])]).toEqual([1, 2])
  expect([...lfi.find(isLarge, [1, 2])]).toEqual([1])
})

test('ranges have an end', () => {
  expect(() => lfi.rangeUntil(0, Number.POSITIVE_INFINITY)).toThrow()
})

test.each([
  [1, true],
  [2, false],
])('or of a generator of %d values has closed it: %s', (size, closes) => {
  let closed = false
  const values = (function* () {
    try {
      yield* lfi.rangeTo(1, size)
    } finally {
      closed = true
    }
  })()
  lfi.or(() => 0, values)

  expect(closed).toBe(closes)
})

test('generate ends with null or undefined', () => {
  const end: number = JSON.parse('null')
  const halved = lfi.generate((n: number) => (n > 1 ? n / 2 : end), 4)

  expect([...halved]).toEqual([4, 2, 1])
})
