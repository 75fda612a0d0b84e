import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { lfiVersion } from '../../library/lfiVersion'

test('the guide names the version that its programs run with', () => {
  const guide = readFileSync('website/docs/watch-out.mdx', 'utf8')
  expect(guide).toContain(`run with lfi ${lfiVersion} `)
  expect(guide).toContain(`Where lfi ${lfiVersion} does something`)
})

test('every hazard has a program that shows it and one that does it right', () => {
  const pages = readdirSync('website/docs/watch-out').filter(
    name => name !== 'smaller-things.mdx',
  )
  for (const name of pages) {
    const page = readFileSync(`website/docs/watch-out/${name}`, 'utf8')
    expect.soft(page, name).toContain('title="Hazard: ')
    expect.soft(page, name).toContain('title="Instead: ')
  }
})
