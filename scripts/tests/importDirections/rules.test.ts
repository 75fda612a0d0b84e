import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readImports } from './readImports'
import { checkedFolders, findViolations, layers } from './rules'

const violations = (from: string, to: string) =>
  findViolations([{ from, to, line: 3 }])

test('no import points the wrong way', () => {
  const imports = [
    ...readImports('website', checkedFolders),
    ...readImports('.', ['packages']),
  ]

  expect(imports.length).toBeGreaterThan(3000)
  expect(findViolations(imports)).toEqual([])
})

test('a layer that imports from src is named with file, line and reason', () => {
  expect(violations('search/client/open.ts', 'src/css/x.ts')).toEqual([
    'search/client/open.ts:3 imports src/css/x.ts, but search/ may only import from search/, content/, data/, library/, config/, pages/, playground/.',
  ])
})

test.each([
  ['src/pages/index.tsx', 'search/index.ts'],
  ['playground/editor/a.ts', 'search/client/a.ts'],
  ['playground/editor/a.ts', 'node:fs'],
  ['src/pages/index.tsx', 'path'],
  ['search/engine/a.ts', 'react'],
  ['library/model/schema.ts', 'node:fs'],
  ['search/engine/a.ts', 'search/client/a.ts'],
  ['engine/no-script/index.ts', 'pages/api/index.ts'],
  ['library/loadApiModel.ts', 'examples/cli.ts'],
  // Traces are made of the playground's parts, not the other way round.
  ['playground/sandbox/run.ts', 'trace/client/createRecorder.ts'],
  ['playground/sandbox/build/index.ts', 'trace/recorder/index.ts'],
  ['packages/trace/drawing/drawCard.ts', 'packages/fields/index.ts'],
  ['packages/trace/drawing/drawCard.ts', 'website/data/aliases.ts'],
  ['trace/client/createRecorder.ts', '../packages/trace/model/trace.ts'],
])('%s may not import %s', (from, to) => {
  expect(violations(from, to)).toHaveLength(1)
})

test.each([
  ['src/pages/index.tsx', 'search/client/a.ts'],
  ['src/pages/index.tsx', 'playground/page/index.tsx'],
  ['search/engine/a.ts', 'minisearch'],
  ['search/engine/a.ts', 'library/model/schema.ts'],
  ['search/index.ts', 'node:fs'],
  ['data/aliases.ts', 'data/schema.ts'],
  ['packages/trace/drawing/drawCard.ts', 'packages/trace/model/events.ts'],
  ['packages/trace/drawing/drawCard.ts', '@lfi-docs/fields'],
])('%s may import %s', (from, to) => {
  expect(violations(from, to)).toEqual([])
})

test('ARCHITECTURE.md has the allowed imports of every layer', () => {
  const rows = readFileSync('ARCHITECTURE.md', 'utf8')
    .replaceAll('| models', '| `content`, `data`, `library`')
    .matchAll(/^\| `(?<layer>\w+)\/` \|.*\| (?<allowed>.*) \|$/gmu)
  const documented = [...rows].flatMap(({ groups: { layer, allowed } = {} }) =>
    layer && layer in layers
      ? [[layer, [...(allowed?.match(/\w+(?=`)/gu) ?? [])].sort()]]
      : [],
  )
  const allowed = Object.entries(layers).map(([layer, allowed]) => [
    layer,
    allowed.toSorted(),
  ])

  expect(Object.fromEntries(documented)).toEqual(Object.fromEntries(allowed))
})
