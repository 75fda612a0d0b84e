import { expect, test } from 'vitest'
import { loadApiModel } from '../../library/loadApiModel'
import { collectFacts } from './facts'

const facts = collectFacts(loadApiModel())

test('what a function takes comes from the model', () => {
  expect(facts.mapConcur).toMatchObject({
    module: 'lfi',
    kind: 'function',
    summary: expect.stringMatching(/^Transforms each value with `fn`\. /u),
    href: '/docs/api/variables/mapConcur',
    takes: 'concur',
  })
  expect(facts.reduce).toMatchObject({ takes: 'plain' })
  expect(facts.toArray).toMatchObject({ isReducer: true })
  expect(facts.map).not.toHaveProperty('isReducer')
  for (const name of ['asConcur', 'asAsync', 'pipe', 'generate']) {
    expect(facts[name], name).not.toHaveProperty('takes')
  }
})

test('the helpers are known as they are declared', () => {
  expect(facts.numbers).toEqual({
    module: 'lfi-playground',
    kind: 'constant',
    signature: 'numbers: readonly number[]',
    summary: 'A hundred whole numbers from 0 to 999, in no order.',
    href: '/docs/playground-helpers#numbers',
  })
  for (const name of ['delay', 'orders', 'people']) {
    expect(facts[name]?.module, name).toBe('lfi-playground')
  }
})

test('what is taken is what a name ends in', () => {
  for (const [name, { takes }] of Object.entries(facts)) {
    const flavour = /Concur$/u.test(name)
      ? 'concur'
      : /Async$/u.test(name)
        ? 'async'
        : 'plain'
    expect([undefined, flavour], name).toContain(takes)
  }
})
