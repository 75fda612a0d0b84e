import { readFileSync } from 'node:fs'
import { listFiles } from '@lfi-docs/build-cache'
import { expect, test } from 'vitest'

// Setting one up takes a slow phone a tenth of a second, which whoever waits
// for the module would wait, too.
test('no module sets up Intl when it is loaded', () => {
  const files = ['packages', 'website']
    .flatMap(listFiles)
    .filter(file => /\.tsx?$/u.test(file) && !file.includes('node_modules'))
  const found = files.filter(file =>
    /^(?:export )?const \w+ =\s+new Intl\b/mu.test(readFileSync(file, 'utf8')),
  )

  expect(files.length).toBeGreaterThan(500)
  expect(found).toEqual([])
})
