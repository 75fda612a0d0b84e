import { beforeAll, expect, test } from 'vitest'
import { flavourPrograms } from '../../website/data/ownExamples/flavourPrograms'
import { loadApiModel } from '../../website/library/loadApiModel'
import type { ApiModel } from '../../website/library/model/schema'
import type { PackageExample } from '../../website/records/readRecord'
import { loadOwnExamples } from './ownExamples'

let model: ApiModel
let examples: Map<string, PackageExample>

beforeAll(async () => {
  model = await loadApiModel()
  examples = await loadOwnExamples(model)
}, 180_000)

test('every function and constant has an example', () => {
  const without = model.entries.filter(
    entry =>
      entry.kind !== 'type' &&
      entry.examples.length === 0 &&
      !examples.has(entry.name),
  )

  expect(without.map(({ name }) => name)).toEqual([])
})

test.each(Object.keys(flavourPrograms))(
  'the Async and the Concur page of %s run one program, which prints other things',
  family => {
    const [first, second] = ['Async', 'Concur'].map(suffix => {
      const { code, output } = examples.get(`${family}${suffix}`) ?? {}
      const [, program] = code?.split("from 'lfi'\n") ?? []
      return { program: program?.replaceAll(suffix, '~'), output }
    })

    expect(first?.program).toContain(`${family}~`)
    expect(first?.program).toBe(second?.program)
    expect(first?.output).not.toEqual(second?.output)
  },
)

test('all lines fit into a column of code', () => {
  const wide = [...examples.values()]
    .flatMap(({ code }) => code.split('\n'))
    .filter(line => line.length > 80)

  expect(wide).toEqual([])
})
