import { readdirSync, readFileSync } from 'node:fs'
import * as lfi from 'lfi'
import { expect, test } from 'vitest'
import { inFlavour } from './inFlavour'

const concepts = readdirSync('website/docs/concepts').map(file =>
  readFileSync(`website/docs/concepts/${file}`, 'utf8'),
)

test('only links to functions follow the flavour', () => {
  expect(inFlavour('/docs/api/variables/map', 'concur')).toBe(
    '/docs/api/variables/mapConcur',
  )
  expect(inFlavour('/docs/api/type-aliases/Optional', 'concur')).toBe(
    '/docs/api/type-aliases/Optional',
  )
})

test('every function that follows the flavour exists in all of them', () => {
  const followed = concepts
    .flatMap(text => text.match(/<FollowFlavour>.*?<\/FollowFlavour>/gsu) ?? [])
    .flatMap(block => [...block.matchAll(/api\/variables\/(?<name>\w+)/gu)])
    .flatMap(({ groups }) => groups?.name ?? [])
  const missing = followed
    .flatMap(name => [name, `${name}Async`, `${name}Concur`])
    .filter(name => !(name in lfi))

  expect(followed).toContain('find')
  expect(missing).toEqual([])
})
