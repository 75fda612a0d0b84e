import { expect, test } from 'vitest'
import { parseLog } from './lastChanges'

test('a file has the date of the newest commit that names it', () => {
  const log =
    '\x100 Ann, Jr.\n\ndocs/a.mdx\ndocs/b.mdx\n\x080 Bo\n\ndocs/b.mdx\nsrc/pages/c.mdx\n'

  expect([...parseLog(log, '/site')]).toEqual([
    ['/site/docs/a.mdx', { timestamp: 200_000, author: 'Ann, Jr.' }],
    ['/site/docs/b.mdx', { timestamp: 200_000, author: 'Ann, Jr.' }],
    ['/site/src/pages/c.mdx', { timestamp: 100_000, author: 'Bo' }],
  ])
})
