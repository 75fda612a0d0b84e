import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { later, modules } from './deferMountUpdates'

test.each(modules)('what @docusaurus/%s sets on mounting can wait', name => {
  const source = readFileSync(`node_modules/@docusaurus/${name}`, 'utf8')
  const changed = later(source, name)

  expect(changed).toContain('startTransition(() => set')
  expect(() => later(changed.replaceAll('set', 'get'), name)).toThrow(
    'it is not there',
  )
})
