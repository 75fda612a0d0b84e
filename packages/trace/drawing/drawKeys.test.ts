import { expect, test } from 'vitest'
import { wordsOf } from '../fixtures/findDrawn'
import { loadTrace } from '../fixtures/loadTrace'
import { stepOf } from '../fixtures/traceOf'
import { drawStages } from './drawKeys'

test('steps of the same name are told apart by what they were given', () => {
  const step = (name: string, given: string) => ({
    ...stepOf(name, 'concur'),
    label: `${name}(${given})`,
  })
  const steps = [
    step('mapConcur', 'download'),
    step('mapConcur', 'async file => resize(file, 200)'),
    step('filterConcur', 'isSmall'),
  ]
  const trace = { ...loadTrace('concur'), steps }
  expect(drawStages(trace, { stages: [0, 1, 2] }).map(wordsOf)).toEqual([
    'mapConcur download',
    'mapConcur async fil…',
    'filterConcur',
  ])
})
