import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { COLLECT_SOONER } from './buildSite.mjs'

test('Node knows the option by which garbage is collected sooner', () => {
  const run = (option: string) =>
    spawnSync(process.execPath, [option, '--eval', '0']).status

  expect(run(COLLECT_SOONER)).toBe(0)
  expect(run('--heap-growing-per-mille=30')).not.toBe(0)
})
