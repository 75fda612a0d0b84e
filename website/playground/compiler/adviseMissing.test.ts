import * as lfi from 'lfi'
import { expect, test } from 'vitest'
import { listElsewhere } from '../build/names/listElsewhere'
import { prepareProject } from './prepareProject'

const load = async () => listElsewhere(false)

const messagesFor = async (
  code: string,
  exported = Object.keys(lfi),
  loadElsewhere: typeof load = load,
) => {
  const modules = new Map([['lfi', exported]])
  const project = { code, language: 'js' } as const
  const { main } = await prepareProject(project, modules, loadElsewhere)
  return main.problems.map(({ message }) => message)
}

const code = "import { some, sortBy } from 'lfi'\nsome(sortBy)"

test('names of other libraries are answered as type help does', async () => {
  const { some, sortBy } = listElsewhere(false)
  expect(await messagesFor(code)).toEqual([
    `'lfi' has no export named some. ${some?.says}`,
    `'lfi' has no export named sortBy. ${sortBy?.says}`,
  ])
  expect(some?.says).toContain('it has any')
})

test('a misspelt name keeps the nearest one', async () => {
  expect(await messagesFor("import { mapp } from 'lfi'\nmapp()")).toEqual([
    "'lfi' has no export named mapp. Did you mean map?",
  ])
})

test('only what the chosen version has is said', async () => {
  expect(await messagesFor(code, ['map'])).toEqual([
    "'lfi' has no export named some.",
    "'lfi' has no export named sortBy. Instead of _.sortBy: collect with toArray, then sort the array.",
  ])
})

test('the list is fetched only for such names, and may fail to come', async () => {
  const fail = () => Promise.reject(new Error('offline'))
  expect(
    await messagesFor(
      "import { sortBy } from 'lfi'\nsortBy()",
      undefined,
      fail,
    ),
  ).toEqual(["'lfi' has no export named sortBy."])
  let isFetched = false
  const note = () => {
    isFetched = true
    return load()
  }
  await messagesFor("import { map } from 'lfi'\nmap()", undefined, note)
  expect(isFetched).toBe(false)
})
