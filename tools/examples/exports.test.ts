import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { flavourPrograms } from '../../website/data/ownExamples/flavourPrograms'
import { readRecord } from '../../website/records/readRecord'

const { own, package: byThePackage } = readRecord('examples')
const first = (name: string) => byThePackage[name]?.[0]

test('every function and constant has an example', () => {
  const without = Object.values(readRecord('model').entries).filter(
    ({ name, kind }) =>
      kind !== 'type' && !(own[name] || byThePackage[name]?.length),
  )
  expect(without.map(({ name }) => name)).toEqual([])
})

test('all examples of the package are there, wherever they stand', () => {
  const declarations = readFileSync('node_modules/lfi/dist/index.d.ts', 'utf8')
  const fences = declarations.match(/^\s*\* ?```/gmu) ?? []
  expect(fences.length).toBeGreaterThan(0)
  expect(Object.values(byThePackage).flat()).toHaveLength(fences.length / 2)
})

test.each(Object.keys(flavourPrograms))(
  'the Async and the Concur page of %s run one program, which prints other things',
  family => {
    const [first, second] = ['Async', 'Concur'].map(suffix => {
      const { code, output } = own[`${family}${suffix}`] ?? {}
      const [, program] = code?.split("from 'lfi'\n") ?? []
      return { program: program?.replaceAll(suffix, '~'), output }
    })

    expect(first?.program).toContain(`${family}~`)
    expect(first?.program).toBe(second?.program)
    expect(first?.output).not.toEqual(second?.output)
  },
)

test('a mistaken example of the package is corrected', () => {
  expect(first('meanAsync')?.code).toContain('meanAsync(emptyAsync())')
})

test('an output that varies is known from runs, not from a comment', () => {
  expect(first('mapConcur')?.meta).toBe('varies')
  expect(first('mapConcur')?.code).not.toContain('NOTE')
  expect(first('mapAsync')?.meta).toBe('')
})
