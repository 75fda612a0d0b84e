import { readFileSync } from 'node:fs'
import { createSlugger } from '@docusaurus/utils'
import { expect, test } from 'vitest'
import { lfiVersion } from '../../library/lfiVersion'

const guide = readFileSync('website/docs/watch-out.mdx', 'utf8')

test('the guide names the version that its programs run with', () => {
  expect(guide).toContain(`observed with lfi ${lfiVersion},`)
  expect(guide).toContain(`Where lfi ${lfiVersion} does something`)
})

/** Other pages link here: a heading may be added, but not renamed. */
const anchors = [
  'values-lost-after-take',
  'unhandled-rejections',
  'empty-concur',
  'closing-generators',
  'reads-ahead',
  'optional-reducers-async',
  'overlapping-callbacks',
  'reads-everything',
  'cache-readers',
  'hidden-failures',
  'endless-concur',
  'ties-and-nan',
  'aggregate-errors',
]

test('every hazard keeps its address', () => {
  const slugger = createSlugger()
  const headings = [...guide.matchAll(/^## (.*)$/gmu)]
  const found = headings.map(([, text = '']) => slugger.slug(text))

  expect(found).toEqual(expect.arrayContaining(anchors))
})

test('every hazard has a program that shows it and one that does it right', () => {
  const sections = guide.split(/^## /gmu).slice(1, anchors.length + 1)

  for (const section of sections) {
    expect.soft(section).toContain('title="Hazard: ')
    expect.soft(section).toContain('title="Instead: ')
  }
})
