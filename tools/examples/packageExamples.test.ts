import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { loadApiModel } from '../../website/library/loadApiModel'
import type { PackageExample } from '../../website/records/readRecord'
import { loadPackageExamples } from './packageExamples'

let examples: Map<string, PackageExample[]>

beforeAll(async () => {
  examples = await loadPackageExamples(await loadApiModel())
}, 180_000)

const first = (name: string) => examples.get(name)?.[0]

test('all examples of the package are there, wherever they stand', () => {
  const declarations = readFileSync('node_modules/lfi/dist/index.d.ts', 'utf8')
  const fences = declarations.match(/^\s*\* ?```/gmu) ?? []
  expect(fences.length).toBeGreaterThan(0)
  expect([...examples.values()].flat()).toHaveLength(fences.length / 2)
  expect(first('takeAsync')?.code).toContain('takeAsync(3)')
  expect(first('takeConcur')?.code).toContain('takeConcur(3)')
  expect(first('RangeIterable.step')?.output).not.toEqual([])
})

test('missing imports are completed', () => {
  expect(first('sum')?.code).toMatch(/^import \{ .*sum.* \} from 'lfi'/u)
})

test('what the package claims wrongly is shown as it is printed', () => {
  expect(first('pipe')?.output).toEqual(["[ 'LAZY', 'SLEEP', 'SLOTH' ]"])
  expect(first('sumAsync')?.output).toEqual(['13'])
})

test('a mistaken example is corrected, with the reason', () => {
  expect(first('meanAsync')?.code).toContain('meanAsync(emptyAsync())')
  expect(first('meanAsync')?.output).toEqual(['3.25', 'NaN'])
  expect(first('meanAsync')?.correction).toContain('emptyAsync')
})

test('an order that varies is known from runs, not from a comment', () => {
  expect(first('mapConcur')).toMatchObject({
    meta: 'unordered',
    output: ["[ '/slɑθ/', '/ˈleɪzi/', '/sliːp/' ]"],
  })
  expect(first('mapConcur')?.code).not.toContain('NOTE')
  expect(first('mapAsync')?.meta).toBe('')
  expect(first('findConcur')?.meta).toBe('varies')
})
