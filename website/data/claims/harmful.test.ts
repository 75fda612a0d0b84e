import * as lfi from 'lfi'
import { expect, test } from 'vitest'
import { runProgram } from '../../../tools/examples/runPrograms'
import { loadContent } from '../../content/loadContent'
import { fencesOf } from '../../content/model/schema'

/** The guides, parsed once for all tests. */
const content = loadContent('website')

/** The only program with this text, after edits that give it other input. */
const printsOf = async (
  text: string,
  edits: readonly [string, string][],
): Promise<string[]> => {
  const found = (await content)
    .flatMap(fencesOf)
    .map(({ code }) => code)
    .filter(code => code.includes(text))
  expect(found).toHaveLength(1)
  const code = edits.reduce((before, [old, other]) => {
    expect(before).toContain(old)
    return before.replace(old, other)
  }, found[0] ?? '')
  const run = await runProgram({ code, language: 'ts' })
  return run.printed
}

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

test('a plain predicate counts a promise of false as true', () => {
  const isLarge = async (n: number) => n > 1
  expect([...lfi.filter(isLarge, [1, 2])]).toEqual([1, 2])
  expect([...lfi.find(isLarge, [1, 2])]).toEqual([1])
})

test('generate ends with null or undefined', () => {
  const end: number = JSON.parse('null')
  const halved = lfi.generate((n: number) => (n > 1 ? n / 2 : end), 4)

  expect([...halved]).toEqual([4, 2, 1])
})
