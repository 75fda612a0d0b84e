import { expect, test } from 'vitest'
import { counterparts } from '../../website/content/counterparts'
import { systems } from '../../website/data/counterparts/systems'
import { ourProgram, shownCode, theirProgram } from './counterpartPrograms'
import { parsePairs, readPairs } from './counterparts'

test('every counterpart of every page has the code of both sides', () => {
  const without = systems.flatMap(({ system, page }) => {
    const pairs = new Map(readPairs(page))
    return counterparts.rows
      .filter(it => it.system === system && !pairs.has(it.name))
      .map(({ name }) => `${page}: ${name}`)
  })

  expect(without).toEqual([])
})

test('all code belongs to a row', () => {
  const names = new Set(
    [...counterparts.rows, ...counterparts.missing].map(
      ({ system, name }) => `${system}: ${name}`,
    ),
  )
  const strays = systems.flatMap(({ system, page }) =>
    readPairs(page)
      .map(([name]) => `${system}: ${name}`)
      .filter(name => !names.has(name)),
  )

  expect(strays).toEqual([])
})

test('parts are told by the lines between them', () => {
  expect(
    parsePairs('## a; not run: why\nconst n = 1\n--\nf(n)\n!=\n...g(n)', ''),
  ).toEqual([
    [
      'a',
      {
        setup: 'const n = 1',
        theirs: 'f(n)',
        ours: '...g(n)',
        differs: true,
        notRun: 'why',
      },
    ],
  ])
})

test('code with one side only is refused by name', () => {
  expect(() => parsePairs('## _.map\n_.map([1], f)\n', 'lodash')).toThrow(
    '"_.map" in website/data/counterparts/code/lodash.txt',
  )
})

test('a program imports what it uses and prints its value', () => {
  const pair = {
    setup: 'const n = [1]',
    theirs: '_.last(n)',
    ours: '...map(f, n)',
  }

  expect(theirProgram('lodash', pair)).toBe(
    "import _ from 'lodash'\n\nconst n = [1]\n\nconsole.log(_.last(n))",
  )
  expect(ourProgram(pair)).toBe(
    "import { map } from 'lfi'\n\nconst n = [1]\n\nconsole.log([...map(f, n)])",
  )
  expect(shownCode(pair.ours)).toBe('map(f, n)')
})
