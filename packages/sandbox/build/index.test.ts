import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { sandboxHtml, sandboxPolicy } from './index'

test('the policy allows the one script of the page by its hash, and no network', () => {
  const script = /<script>([\s\S]*?)<\/script>/u.exec(sandboxHtml)?.[1] ?? ''
  const hash = createHash('sha256').update(script).digest('base64')

  expect(script).toContain('new Worker')
  expect(sandboxHtml).toContain(`content="${sandboxPolicy}"`)
  expect(sandboxPolicy).toContain(`script-src 'sha256-${hash}' blob:`)
  expect(sandboxPolicy).toContain("connect-src 'none'")
  expect(sandboxHtml).not.toContain('unsafe')
})
