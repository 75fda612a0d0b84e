import { expect, test } from 'vitest'
import { findViolations } from './rules'

const violations = (from: string, to: string) =>
  findViolations([{ from, to, line: 3 }])

test('a plugin that imports from src is named with file, line and reason', () => {
  expect(violations('plugins/search/client/open.ts', 'src/css/x.ts')).toEqual([
    'plugins/search/client/open.ts:3 imports src/css/x.ts, but src/ stands on plugins/, playground/ and data/; they never look back at it.',
  ])
})

test.each([
  ['src/pages/index.tsx', 'plugins/search/index.ts'],
  ['playground/editor/a.ts', 'plugins/search/client/a.ts'],
  ['playground/editor/a.ts', 'node:fs'],
  ['src/pages/index.tsx', 'path'],
  ['plugins/search/engine/a.ts', 'react'],
  ['plugins/api-reference/model/schema.ts', 'node:fs'],
  ['plugins/search/engine/a.ts', 'plugins/search/client/a.ts'],
  ['data/aliases.ts', 'plugins/search/index.ts'],
])('%s may not import %s', (from, to) => {
  expect(violations(from, to)).toHaveLength(1)
})

test.each([
  ['src/pages/index.tsx', 'plugins/search/client/a.ts'],
  ['src/pages/index.tsx', 'playground/page/index.tsx'],
  ['plugins/search/engine/a.ts', 'minisearch'],
  ['plugins/search/engine/a.ts', 'plugins/api-reference/model/schema.ts'],
  ['plugins/search/index.ts', 'node:fs'],
  ['data/aliases.ts', 'data/schema.ts'],
])('%s may import %s', (from, to) => {
  expect(violations(from, to)).toEqual([])
})
