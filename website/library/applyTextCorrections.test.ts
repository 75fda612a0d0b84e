import { expect, test } from 'vitest'
import { textCorrections } from '../data/textCorrections'
import { readRecord } from '../records/readRecord'
import { loadApiModel } from './loadApiModel'

const model = loadApiModel()

test('no text about a Concur function speaks of iteration order', () => {
  const wrong = model.entries.filter(
    ({ name, summary, remarks }) =>
      name.endsWith('Concur') &&
      /in (?:the )?iteration order/u.test(`${summary} ${remarks}`),
  )

  expect(wrong.map(({ name }) => name)).toEqual([])
})

test('every correction finds what it corrects', () => {
  const entries = Object.values(readRecord('model').entries)
  const unfit = Object.entries(textCorrections).flatMap(([name, all = []]) => {
    const entry = entries.find(candidate => candidate.name === name)
    const text = `${entry?.summary} ${entry?.remarks}`
    return all.filter(([said]) => !text.includes(said)).map(() => name)
  })

  expect(unfit).toEqual([])
})

test('a set decides what is unique, and generators may end', () => {
  const summaryOf = (name: string): string =>
    model.entries.find(entry => entry.name === name)?.summary ?? ''

  expect(summaryOf('unique')).toContain('the equality of a `Set`')
  expect(summaryOf('uniqueConcur')).toContain('the equality of a `Set`')
  expect(summaryOf('generate')).not.toContain('infinite')
  expect(summaryOf('cycle')).not.toContain('infinite')
  expect(summaryOf('cycleAsync')).not.toContain('infinite')
  expect(summaryOf('repeat')).toContain('infinite')
})

test('no text says "an concur"', () => {
  const texts = model.entries.map(({ summary, remarks }) => summary + remarks)

  expect(texts.filter(text => /\ban concur/u.test(text))).toEqual([])
})

test('what is returned for a large count is equivalent to something', () => {
  const texts = model.entries.map(({ summary, remarks }) => summary + remarks)

  expect(texts.filter(text => /equivalent\s`/u.test(text))).toEqual([])
  expect(
    texts.filter(text => /equivalent to `\w+` is returned/u.test(text)),
  ).toHaveLength(3)
})
