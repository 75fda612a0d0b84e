import { expect, test } from 'vitest'
import { securityText } from './securityText'

test('says where to report, and expires within a year', () => {
  const now = new Date('2030-02-17T10:00:00Z')
  const text = securityText(
    'https://example.com/docs',
    'https://lfi.dev/.well-known/security.txt',
    now,
  )
  expect(text).toContain(
    'Contact: https://example.com/docs/security/advisories/new\n',
  )
  expect(text).toContain('Canonical: https://lfi.dev/.well-known/security.txt')
  expect(text).toContain('Expires: 2031-02-01T00:00:00.000Z\n')
})
