import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (name: string): string =>
  readFileSync(`${__dirname}/../../static/${name}`, 'utf8')
const pages = {
  offline: read('sandbox.html'),
  online: read('sandbox-network.html'),
}

test.each(Object.entries(pages))(
  'the policy of the %s sandbox allows its one script by its hash',
  (_name, html) => {
    const script = /<script>([\s\S]*?)<\/script>/u.exec(html)?.[1] ?? ''
    const hash = createHash('sha256').update(script).digest('base64')

    expect(html).toContain(`script-src 'sha256-${hash}' blob:`)
    expect(html).not.toContain('unsafe')
  },
)

test('the two sandboxes differ in nothing but the network', () => {
  expect(pages.offline).toContain("connect-src 'none'")
  expect(
    pages.online.replace('connect-src https: wss:', "connect-src 'none'"),
  ).toBe(pages.offline)
})
