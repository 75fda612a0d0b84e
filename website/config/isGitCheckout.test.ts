import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { isGitCheckout } from './isGitCheckout'

test('a folder without history is not a checkout', () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'archive-'))
  expect(isGitCheckout(directory)).toBe(false)
  rmSync(directory, { recursive: true })
})
