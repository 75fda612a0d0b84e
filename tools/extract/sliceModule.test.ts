import { expect, test } from 'vitest'
import { sliceModule } from './sliceModule'

const code =
  'let a=1,b=()=>a,c=()=>d(),d=()=>c();export{b as first,c as second}'

test('a slice holds what an export reaches, and nothing else', () => {
  expect(sliceModule(code)('first')).toBe('let a=1,b=()=>a;export{b as first}')
})

test('variables that need one another are kept once each', () => {
  expect(sliceModule(code)('second')).toBe(
    'let c=()=>d(),d=()=>c();export{c as second}',
  )
})

test('a module of another shape is left as it is', () => {
  const other = 'let a=1;log(a);export{a as first}'

  expect(sliceModule(other)('first')).toBe(other)
})
