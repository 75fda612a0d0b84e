import fs from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { loadApiModel } from '../../../library/loadApiModel'
import type { ApiModel, FunctionEntry } from '../../../library/model/schema'
import { checkClaims, claimsOf } from './signatureProgram'

const declarations = fs.readFileSync('node_modules/lfi/dist/index.d.ts', 'utf8')

let model: ApiModel
let functions: FunctionEntry[]

beforeAll(async () => {
  model = await loadApiModel()
  functions = model.entries.flatMap(entry =>
    entry.kind === 'function' ? [entry] : [],
  )
}, 120_000)

test('every call form on every page type-checks against the package', () => {
  const claims = functions.flatMap(claimsOf)
  const wrong = checkClaims(claims, declarations, model)

  expect(claims.length).toBeGreaterThan(350)
  expect([...wrong].map(([{ form }, message]) => [form, message])).toEqual([])
}, 60_000)

test('no function shows a call form or a signature that nothing checks', () => {
  const unchecked = functions.filter(entry => {
    const claims = claimsOf(entry)
    return (
      entry.callForms.some(form =>
        claims.every(claim => claim.form !== form),
      ) ||
      entry.signatures.some((_, index) =>
        claims.every(({ signature }) => signature !== index),
      )
    )
  })

  expect(unchecked.map(({ name }) => name)).toEqual([])
})

test('a call form that the package does not have is found out', () => {
  const claims = functions
    .filter(({ name }) => name === 'unique')
    .map(entry => ({ ...entry, callForms: ['unique()(iterable)'] }))
    .flatMap(claimsOf)

  expect([...checkClaims(claims, declarations, model).values()]).toEqual([
    expect.stringContaining('Expected 1 arguments, but got 0'),
  ])
}, 60_000)

test('overloads that TypeScript cannot reach curried are said to be so', () => {
  const shadowed = functions.filter(
    ({ curriesFirstOverloadOnly }) => curriesFirstOverloadOnly,
  )

  expect(shadowed.map(({ name }) => name)).toEqual([
    'mapReducer',
    'mapAsyncReducer',
  ])
})
