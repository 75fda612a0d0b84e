import { expect, test } from 'vitest'
import { headerFiles } from './headerFiles'
import { headerRules } from './headerRules'

const files = headerFiles(headerRules('/lfi/'))

test.each(Object.keys(files))(
  '%s says who may frame the site and sandboxes the sandbox',
  name => {
    expect(files[name]).toContain("frame-ancestors 'self'")
    expect(files[name]).toContain('sandbox allow-scripts;')
    expect(files[name]).toContain('sandbox.html')
  },
)

test('vercel.json has rules for everything and for both sandboxes', () => {
  const { headers } = JSON.parse(files['vercel.json'] ?? '')
  const sources = headers.map(({ source }: { source: string }) => source)
  expect(sources).toEqual([
    '/(.*)',
    '/lfi/sandbox',
    '/lfi/sandbox.html',
    '/lfi/sandbox-network',
    '/lfi/sandbox-network.html',
  ])
  for (const rule of headers.slice(1)) {
    expect(rule.headers, rule.source).toContainEqual({
      key: 'Content-Security-Policy',
      value: expect.stringMatching(
        /^sandbox allow-scripts; default-src 'none'/u,
      ),
    })
  }
})
