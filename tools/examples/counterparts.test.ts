import { expect, test } from 'vitest'
import { ourProgram, shownCode, theirProgram } from './counterpartPrograms'

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
