import { expect, test } from 'vitest'
import { loadApiModel } from '../../library/loadApiModel'
import { collectFacts } from './facts'

const facts = collectFacts(await loadApiModel(), false)

test('what a function takes, gives and is called elsewhere comes from the model', () => {
  expect(facts.mapConcur).toMatchObject({
    module: 'lfi',
    kind: 'function',
    path: '/docs/api/variables/mapConcur',
    takes: 'concur',
    gives: 'concur',
    siblings: { plain: 'map', async: 'mapAsync', concur: 'mapConcur' },
  })
  expect(facts.reduce).toMatchObject({ takes: 'plain' })
  expect(facts.reduce).not.toHaveProperty('gives')
  expect(facts.toArray).toMatchObject({ isReducer: true })
  expect(facts.map).not.toHaveProperty('isReducer')
  for (const name of ['asConcur', 'asAsync', 'pipe', 'generate']) {
    expect(facts[name], name).not.toHaveProperty('takes')
  }
})

test('what is taken and given is what a name ends in', () => {
  for (const [name, { takes, gives }] of Object.entries(facts)) {
    const flavour = /Concur$/u.test(name)
      ? 'concur'
      : /Async$/u.test(name)
        ? 'async'
        : 'plain'
    expect([undefined, flavour], name).toContain(takes)
    expect([undefined, flavour], name).toContain(gives)
  }
})
