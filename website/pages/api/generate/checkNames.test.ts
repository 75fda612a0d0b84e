import { expect, test } from 'vitest'
import { loadContent } from '../../../content/loadContent'
import { isGuide } from '../../../content/model/schema'
import { loadApiModel } from '../../../library/loadApiModel'
import { checkNames, readOwnCode } from './checkNames'

const model = await loadApiModel()
const guides = (await loadContent('website')).filter(isGuide)

test('this site names nothing that the package lacks', () => {
  expect(checkNames(model, readOwnCode('website'), guides)).toEqual([])
})

test('a release without a name says at once who uses it, and where', () => {
  const renamed = {
    ...model,
    packageVersion: '5.0.0',
    entries: model.entries.map(entry =>
      entry.name === 'toGrouped' ? { ...entry, name: 'toGroups' } : entry,
    ),
  }
  const code = new Map([
    ['src/a.ts', "\nimport {\n  map,\n  toGrouped as group,\n} from 'lfi'"],
    ['pages/b.ts', 'const program = `import { toGrouped } from "lfi"`'],
    ['docs/c.mdx', '<Uses>map toGrouped</Uses>'],
  ])
  const problems = checkNames(renamed, code, guides)

  expect(problems).toEqual(
    expect.arrayContaining([
      'src/a.ts:2 names "toGrouped", which lfi 5.0.0 does not export. Use what has taken its place.',
      'pages/b.ts:1 names "toGrouped", which lfi 5.0.0 does not export. Use what has taken its place.',
      'docs/c.mdx:1 names "toGrouped", which lfi 5.0.0 does not export. Use what has taken its place.',
      'docs/concepts/reducer.mdx links to /docs/api/variables/toGrouped, but lfi 5.0.0 exports no such name. Correct the link.',
    ]),
  )
})

test('no code knows where lfi has its files, which its manifest tells', () => {
  const knowing = [...readOwnCode('website')].filter(([, text]) =>
    /['"/]lfi(?:-3)?\/dist\//u.test(text),
  )

  expect(knowing.map(([file]) => file)).toEqual([])
})

test('no code asks lfi for its package.json, which not every version exports', () => {
  const asking = [...readOwnCode('website')].filter(([, text]) =>
    /['"]lfi\/package\.json['"]/u.test(text),
  )

  expect(asking.map(([file]) => file)).toEqual([])
})
