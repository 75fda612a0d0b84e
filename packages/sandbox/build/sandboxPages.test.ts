import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { sandboxHtml, sandboxPages, sandboxPolicy } from './sandboxPages'

test.each(sandboxPages)(
  'the policy of %s allows its one script by its hash',
  page => {
    const html = sandboxHtml(page)
    const script = /<script>([\s\S]*?)<\/script>/u.exec(html)?.[1] ?? ''
    const hash = createHash('sha256').update(script).digest('base64')

    expect(script).toContain('new Worker')
    expect(html).toContain(`content="${sandboxPolicy(page)}"`)
    expect(html).toContain(`script-src 'sha256-${hash}' blob:`)
    expect(html).not.toContain('unsafe')
  },
)

test('the two sandboxes differ in nothing but the network', () => {
  const offline = sandboxHtml('sandbox.html')

  expect(offline).toContain("connect-src 'none'")
  expect(
    sandboxHtml('sandbox-network.html').replace(
      'connect-src https: wss:',
      "connect-src 'none'",
    ),
  ).toBe(offline)
})
