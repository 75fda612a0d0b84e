import { expect, test } from 'vitest'
import { ourProgram, shownCode, theirProgram } from './counterpartPrograms'

test('a program imports what it uses and prints its value', () => {
  const setup = 'const n = [1]'
  const ours = '...map(f, n)'

  expect(theirProgram('lodash', setup, '_.last(n)')).toBe(
    "import _ from 'lodash'\n\nconst n = [1]\n\nconsole.log(_.last(n))",
  )
  expect(ourProgram(setup, ours)).toBe(
    "import { map } from 'lfi'\n\nconst n = [1]\n\nconsole.log([...map(f, n)])",
  )
  expect(shownCode(ours)).toBe('map(f, n)')
})
