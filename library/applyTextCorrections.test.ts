import { expect, test } from 'vitest'
import { applyTextCorrections } from './applyTextCorrections'
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
  expect(mapConcur?.corrected?.said).toBe('in iteration order')
})

const correction = { said: 'once upon a time', instead: 'now', reason: 'Why.' }

test('a correction whose words are gone is refused by name', () => {
  expect(() => applyTextCorrections(model, { map: correction })).toThrow(
    'corrects "once upon a time" in the package\'s text about map',
  )
})

test('a correction of an export that is gone is refused by name', () => {
  expect(() => applyTextCorrections(model, { mapp: correction })).toThrow(
    'corrects the text about mapp',
  )
})
