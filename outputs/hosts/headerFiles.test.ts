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

test('vercel.json is JSON with rules for everything and for the sandbox', () => {
  expect(JSON.parse(files['vercel.json'] ?? '').headers).toHaveLength(5)
})
