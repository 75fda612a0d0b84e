import { expect, test } from 'vitest'
import { findUnfitCorrections } from './applyTextCorrections'
import { loadApiModel } from './loadApiModel'

const model = await loadApiModel()

test('no text about a Concur function speaks of iteration order', () => {
  const wrong = model.entries.filter(
    ({ name, summary, remarks }) =>
      name.endsWith('Concur') &&
      /in (?:the )?iteration order/u.test(`${summary} ${remarks}`),
  )

  expect(wrong.map(({ name }) => name)).toEqual([])
})

test('a corrected sentence says so', () => {
  const mapConcur = model.entries.find(({ name }) => name === 'mapConcur')

  expect(mapConcur?.summary).toContain('in order of arrival')
  expect(mapConcur?.corrected?.[0]?.said).toBe('in iteration order')
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

const correction = { said: 'once upon a time', instead: 'now', reason: 'Why.' }

test('corrections that no longer fit are all refused, by name', () => {
  expect(
    findUnfitCorrections(model, { map: [correction], mapp: [correction] }),
  ).toEqual([
    expect.stringContaining(
      'corrects "once upon a time" in the package\'s text about map',
    ),
    expect.stringContaining('corrects the text about mapp'),
  ])
  expect(findUnfitCorrections(model)).toEqual([])
})
