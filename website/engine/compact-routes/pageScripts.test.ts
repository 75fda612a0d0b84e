import { expect, test } from 'vitest'
import { divideRuntime, PROVISIONAL } from './pageScripts'

const runtime = (pages: number): string => {
  const ids = Array.from({ length: pages }, (_, id) => `${id}:"0a1b2c3d"`)
  return `l.u=a=>"assets/js/"+a+"."+({${[...ids, 'editor:"11111111"', '"a-b":"22222222"'].join(',')}})[a]+".js";load("${PROVISIONAL}")`
}

test('names of pages are in a file of their own, other names stay', () => {
  const divided = divideRuntime(runtime(2))

  expect(divided.runtime).toBe(
    `l.u=a=>"assets/js/"+a+"."+({editor:"11111111","a-b":"22222222"}[a]||(globalThis.pageScripts||{})[a])+".js";load("${divided.file}")`,
  )
  expect(divided.text).toBe('{"0":"0a1b2c3d","1":"0a1b2c3d"}')
})

test('ten times the pages make no longer runtime', () => {
  expect(divideRuntime(runtime(2500)).runtime.length).toBe(
    divideRuntime(runtime(250)).runtime.length,
  )
})

test('a runtime that names its scripts in another way ends the build', () => {
  expect(() => divideRuntime('l.u=a=>names[a]')).toThrow('pageScripts.ts')
})
